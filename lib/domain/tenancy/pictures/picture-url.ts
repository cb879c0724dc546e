import { env } from "@/lib/platform/env/env";
import { buildFilePath, parseFilePath } from "./file-path";
import type { PictureVariantName } from "./picture-kinds";

/** Of what was uploaded the path is kept, so that it outlives a change of `WEB_URL`; the API answers whole addresses. */
export const toPictureUrl = (stored: string | null): string | null =>
  stored?.startsWith("/") ? env().WEB_URL + stored : stored;

/** An address of ours as it is kept; any other as it is. */
export function toStoredPictureUrl(sent: string): string {
  const { WEB_URL } = env();
  const path = sent.startsWith(`${WEB_URL}/`) ? sent.slice(WEB_URL.length) : sent;
  return parseFilePath(path) ? path : sent;
}

/** The picture that was uploaded, of what is kept. */
export const extractUploadedPicture = (stored: string | null | undefined): string | null =>
  (stored && parseFilePath(stored)?.picture) || null;

/** The same picture in another size; what was not uploaded has one only. */
export function pickVariant(stored: string, variant: PictureVariantName): string {
  const picture = extractUploadedPicture(stored);
  return picture ? buildFilePath(picture, variant) : stored;
}

/** What is written beside a person in something that outlives the picture: uploads go with whom they show. */
export const excludeUploadedPicture = (stored: string | null | undefined): string | null =>
  stored && !extractUploadedPicture(stored) ? stored : null;
