/**
 * Key of a variant in the object storage; the organisation is its prefix, so that its objects can be listed.
 */
export const buildObjectKey = (organization: string, picture: string, variant: string): string =>
  `${organization}/${picture}-${variant}`;

const VARIANT_TYPES = { webp: "image/webp", png: "image/png", jpg: "image/jpeg" } as const;

export const getVariantType = (variant: string): string =>
  VARIANT_TYPES[variant.split(".")[1] as keyof typeof VARIANT_TYPES];
