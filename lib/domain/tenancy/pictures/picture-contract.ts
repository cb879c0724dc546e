import { MAX_PICTURE_BYTES, PICTURE_TYPES } from "./picture-kinds";
import { pictureUpload } from "./schema";

/** Fields that all contracts with a picture upload share. */
export const pictureUploadContract = {
  method: "PUT",
  body: pictureUpload,
  upload: MAX_PICTURE_BYTES,
  media: [...PICTURE_TYPES, "multipart/form-data"],
  status: [200],
  description:
    "PNG, JPEG or WebP of at most 2 MB and 50 million pixels, as raw bytes or in a form with the field `file`. It is encoded again, upright and without metadata; only the first frame of an animation is used.",
} as const;

export const pictureRemovalContract = { method: "DELETE", status: [200] } as const;
