import { mount } from "svelte";
import App from "./shell/App.svelte";

const target = document.getElementById("app")!;
export default mount(App, { target });
