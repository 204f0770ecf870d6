declare module "virtual:catalogues" {
  const index: Record<string, () => Promise<{ default: string }>>;
  export default index;
}

declare module "virtual:icons" {
  const icons: Record<string, string>;
  export default icons;
}

declare module "virtual:icons/*" {
  const icons: Record<string, string>;
  export default icons;
}
