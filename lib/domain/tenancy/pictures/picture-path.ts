import type { PictureVariantName } from "./picture-kinds";

const FOLDER = "/files/";

/** Path of a picture's variant, the same on every host of the installation. */
export const buildPicturePath = (picture: string, variant: PictureVariantName): string =>
  `${FOLDER}${picture}-${variant}`;

/** Returns null for any other path. */
export function parseFilePath(path: string): { picture: string; variant: string } | null {
  const [, picture, variant] = /^\/files\/([0-9a-f]{40})-(\d{1,4}x?\.(?:webp|png|jpg))$/.exec(path) ?? [];
  return picture && variant ? { picture, variant } : null;
}
