/** Under which a size of a picture is in the object storage: by organisation, so that all of one can be listed. */
export const buildObjectKey = (organization: string, picture: string, variant: string): string =>
  `${organization}/${picture}-${variant}`;

const VARIANT_TYPES = { webp: "image/webp", png: "image/png", jpg: "image/jpeg" } as const;

export const getVariantType = (variant: string): string =>
  VARIANT_TYPES[variant.split(".")[1] as keyof typeof VARIANT_TYPES];
