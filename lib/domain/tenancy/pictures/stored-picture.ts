import { env } from "@/lib/platform/env/env";
import type { PictureTone } from "./encode-picture";
import { buildPicturePath } from "./picture-path";

/** Reference to a picture from its owner, with the displayed size. */
export interface StoredPicture {
  picture: string;
  width: number;
  height: number;
  /** Background that the logo needs; logos only. */
  tone?: PictureTone;
}

/** Serializes the largest size with an absolute URL, which other servers can fetch. */
export const serializePicture = ({ picture, width, height, tone = "any" }: StoredPicture) => ({
  url: env().WEB_URL + buildPicturePath(picture, "3x.webp"),
  width,
  height,
  tone,
});
