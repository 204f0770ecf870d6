/** The end as it is told: step by step, by itself or as the reader goes. */

import { onDestroy } from "svelte";
import { STEPS } from "./ending";

const STEP = 1100;

export class Telling {
  /** How many steps are told. */
  #step = $state(1);
  #timer: ReturnType<typeof setInterval> | undefined;

  /** Without movement all of it is told at once. */
  constructor(motion: number) {
    if (motion) this.again();
    else this.#step = STEPS;
    onDestroy(() => clearInterval(this.#timer));
  }

  get step(): number {
    return this.#step;
  }

  /** Whether everything is told, the places too. */
  get placed(): boolean {
    return this.#step === STEPS;
  }

  go(to: number): void {
    clearInterval(this.#timer);
    this.#step = Math.min(STEPS, Math.max(1, to));
  }

  again(): void {
    this.go(1);
    this.#timer = setInterval(() => (this.placed ? clearInterval(this.#timer) : (this.#step += 1)), STEP);
  }

  key(event: KeyboardEvent): void {
    if (event.key === "ArrowLeft") this.go(this.#step - 1);
    if (event.key === "ArrowRight") this.go(this.#step + 1);
  }
}
