declare module "virtual:catalogues" {
  type Figures = Record<string, Record<string, number>>;
  const index: Record<string, () => Promise<{ default: string; figures: Figures }>>;
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
