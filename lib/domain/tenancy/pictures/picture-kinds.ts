/** Use of a picture, which decides its stored sizes. */
export type PictureKind = "logo" | "photo" | "cover";

/** Stored scales of a logo. */
export const LOGO_SCALES = [1, 2, 3] as const;

/** Widths of photos in pixels; photos are square. */
export const PHOTO_WIDTHS = [64, 128, 256, 512] as const;
export const COVER_WIDTHS = [800, 1600] as const;

/** Stored sizes and formats; JPEG is for link previews, PNG for mails. */
export type PictureVariantName =
  | `${(typeof LOGO_SCALES)[number]}x.webp`
  | "2x.png"
  | `${(typeof PHOTO_WIDTHS | typeof COVER_WIDTHS)[number]}.webp`
  | "512.jpg"
  | "1200.jpg";

export const PICTURE_TYPES = ["image/png", "image/jpeg", "image/webp"] as const;

/** Limit of an upload. */
export const MAX_PICTURE_BYTES = 2 * 1024 * 1024;

/** More than phone cameras produce; a file of 2 MB can declare a thousand times as many. */
export const MAX_PICTURE_PIXELS = 50_000_000;
