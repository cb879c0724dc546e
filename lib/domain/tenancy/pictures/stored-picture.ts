import { env } from "@/lib/platform/env/env";
import type { PictureTone } from "./encode-picture";
import { buildFilePath } from "./file-path";

/** A picture as what it belongs to refers to it, with the size in which it is shown. */
export interface StoredPicture {
  picture: string;
  width: number;
  height: number;
  /** Of a logo: on what it can be seen. */
  tone?: PictureTone;
}

/** As the API answers it: the largest size, at an address that other servers reach. */
export const serializePicture = ({ picture, width, height, tone = "any" }: StoredPicture) => ({
  url: env().WEB_URL + buildFilePath(picture, "3x.webp"),
  width,
  height,
  tone,
});
