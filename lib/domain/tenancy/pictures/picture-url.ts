import { env } from "@/lib/platform/env/env";
import type { PictureVariantName } from "./picture-kinds";
import { buildPicturePath, parseFilePath } from "./picture-path";

/** Stores uploads as paths, so that they survive a change of `WEB_URL`; the API returns absolute URLs. */
export const toPictureUrl = (stored: string | null): string | null =>
  stored?.startsWith("/") ? env().WEB_URL + stored : stored;

/** Converts addresses of this installation to paths; others stay as they are. */
export function toStoredPictureUrl(sent: string): string {
  const { WEB_URL } = env();
  const path = sent.startsWith(`${WEB_URL}/`) ? sent.slice(WEB_URL.length) : sent;
  return parseFilePath(path) ? path : sent;
}

/** Returns the name of an uploaded picture; null for an external address. */
export const extractUploadedPicture = (stored: string | null | undefined): string | null =>
  (stored && parseFilePath(stored)?.picture) || null;

/** Returns another size of the same picture; external pictures have one size only. */
export function pickVariant(stored: string, variant: PictureVariantName): string {
  const picture = extractUploadedPicture(stored);
  return picture ? buildPicturePath(picture, variant) : stored;
}

/**
 * Returns external pictures only, for records that outlive the user: uploads are deleted with their owner.
 */
export const excludeUploadedPicture = (stored: string | null | undefined): string | null =>
  stored && !extractUploadedPicture(stored) ? stored : null;
