/** What a picture is for, which decides in which sizes it is kept. */
export type PictureKind = "logo" | "photo" | "cover";

/** How many times as large as it is shown at most a logo is kept. */
export const LOGO_SCALES = [1, 2, 3] as const;

/** Of photos, which are square, in pixels. */
export const PHOTO_WIDTHS = [64, 128, 256, 512] as const;
export const COVER_WIDTHS = [800, 1600] as const;

/** The sizes and formats in which a picture is kept; JPEG is for link previews, PNG for mails. */
export type PictureVariantName =
  | `${(typeof LOGO_SCALES)[number]}x.webp`
  | "2x.png"
  | `${(typeof PHOTO_WIDTHS | typeof COVER_WIDTHS)[number]}.webp`
  | "512.jpg"
  | "1200.jpg";

export const PICTURE_TYPES = ["image/png", "image/jpeg", "image/webp"] as const;

/** Of what is uploaded. */
export const MAX_PICTURE_BYTES = 2 * 1024 * 1024;

/** More than phones take; a picture of 2 MB can claim to have a thousand times as many. */
export const MAX_PICTURE_PIXELS = 50_000_000;
