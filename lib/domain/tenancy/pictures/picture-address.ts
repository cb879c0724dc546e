import { env } from "@/lib/platform/env/env";
import { filePath, parseFilePath } from "./file-path";
import type { VariantName } from "./picture-kinds";

/** Of what was uploaded the path is kept, so that it outlives a change of `WEB_URL`; the API answers whole addresses. */
export const toPictureAddress = (stored: string | null): string | null =>
  stored?.startsWith("/") ? env().WEB_URL + stored : stored;

/** An address of ours as it is kept; any other as it is. */
export function toStoredAddress(sent: string): string {
  const { WEB_URL } = env();
  const path = sent.startsWith(`${WEB_URL}/`) ? sent.slice(WEB_URL.length) : sent;
  return parseFilePath(path) ? path : sent;
}

/** The picture that was uploaded, of what is kept. */
export const findUploaded = (stored: string | null | undefined): string | null =>
  (stored && parseFilePath(stored)?.picture) || null;

/** The same picture in another size; what was not uploaded has one only. */
export function pickVariant(stored: string, variant: VariantName): string {
  const picture = findUploaded(stored);
  return picture ? filePath(picture, variant) : stored;
}

/** What is written beside a person in something that outlives the picture: uploads go with whom they show. */
export const copyPicture = (stored: string | null | undefined): string | null =>
  stored && !findUploaded(stored) ? stored : null;
