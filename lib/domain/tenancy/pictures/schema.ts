import { z } from "zod";
import { MAX_PICTURE_BYTES, PICTURE_TYPES } from "./picture-kinds";

export const picture = z
  .object({
    url: z.string().describe("It changes with the picture."),
    width: z.int().describe("Pixels in which it is shown; the file has three times as many."),
    height: z.int(),
    tone: z
      .enum(["light", "dark", "any"])
      .describe("The brightness of a transparent picture: `dark` is invisible on a dark background."),
  })
  .meta({ id: "Picture" });

/** The bytes of a picture, or a form with the field `file`. */
export const pictureUpload = z
  .file()
  .max(MAX_PICTURE_BYTES)
  .mime([...PICTURE_TYPES])
  .meta({ id: "PictureUpload" });
