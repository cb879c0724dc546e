import type { BrandView } from "@/lib/pages/frame/view";

/** Whose page it is: the logo, else the name. */
export function Brand({ name, logo }: BrandView) {
  if (logo === null) {
    return (
      <b dir="auto" className="truncate text-lg">
        {name}
      </b>
    );
  }
  const { tone, ...picture } = logo;
  // biome-ignore lint/performance/noImgElement: made in all its sizes already
  return <img {...picture} alt={name} className="logo" data-tone={tone} />;
}
