/** What a picture is for, which decides in which sizes it is kept. */
export type PictureKind = "logo" | "photo" | "cover";

export const PICTURE_TYPES = ["image/png", "image/jpeg", "image/webp"] as const;

/** Of what is uploaded. */
export const MAX_PICTURE_BYTES = 2 * 1024 * 1024;

/** More than phones take; a picture of 2 MB can claim to have a thousand times as many. */
export const MAX_PICTURE_PIXELS = 50_000_000;
