const sizes = {
  small: { box: "size-10 text-xs", pixels: 40 },
  medium: { box: "size-14 text-sm", pixels: 56 },
  large: { box: "size-12 text-sm lg:size-18 lg:text-lg", pixels: 72 },
} as const;

/** A photo, otherwise initials. The name is always beside it, so the image is decorative. */
export function Avatar({
  photo,
  initials,
  size,
}: {
  photo: string | null;
  initials: string;
  size: keyof typeof sizes;
}) {
  const { box, pixels } = sizes[size];
  const shape = `${box} flex-none rounded-lg border border-line`;
  if (photo !== null) {
    return (
      // biome-ignore lint/performance/noImgElement: photos live on other hosts, which the image optimizer would have to know
      <img src={photo} alt="" width={pixels} height={pixels} className={`${shape} object-cover`} />
    );
  }
  return (
    <span
      aria-hidden="true"
      className={`${shape} inline-flex items-center justify-center bg-raised font-bold tracking-wide`}
    >
      {initials}
    </span>
  );
}
