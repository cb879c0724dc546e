import type { PictureVariantName } from "./picture-kinds";

const FOLDER = "/files/";

/** Where a size of a picture is served, on any of our hosts. */
export const buildFilePath = (picture: string, variant: PictureVariantName): string =>
  `${FOLDER}${picture}-${variant}`;

/** What such a path names; null for anything else. */
export function parseFilePath(path: string): { picture: string; variant: string } | null {
  const [, picture, variant] = /^\/files\/([0-9a-f]{40})-(\d{1,4}x?\.(?:webp|png|jpg))$/.exec(path) ?? [];
  return picture && variant ? { picture, variant } : null;
}
