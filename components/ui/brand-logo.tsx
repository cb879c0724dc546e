import type { BrandView } from "@/lib/pages/page-shell/view";

/** The brand of the page: the logo, otherwise the name. */
export function BrandLogo({ name, logo }: BrandView) {
  if (logo === null) {
    return (
      <b className="line-clamp-2 min-w-0 text-lg leading-tight max-sm:text-base max-sm:leading-5">
        <bdi>{name}</bdi>
      </b>
    );
  }
  const { tone, ...picture } = logo;
  // biome-ignore lint/performance/noImgElement: made in all its sizes already
  return <img {...picture} alt={name} className="logo" data-tone={tone} />;
}
