import type Make from "sharp";
import type { Sharp } from "sharp";
import {
  COVER_WIDTHS,
  LOGO_SCALES,
  MAX_PICTURE_PIXELS,
  PHOTO_WIDTHS,
  type PictureKind,
  type PictureVariantName,
} from "./picture-kinds";

/** One size of a picture, as it is served. */
interface PictureVariant {
  /** Width or scale, and format: `256.webp`, `2x.png`. */
  variant: PictureVariantName;
  content: Uint8Array;
}

/** Brightness of a transparent picture; "any" fits on light and dark backgrounds. */
export type PictureTone = "light" | "dark" | "any";

/** `width` and `height` are the displayed size of a logo. */
export type EncodedPicture = {
  variants: PictureVariant[];
  width: number;
  height: number;
  tone?: PictureTone;
};

export type PictureIssue = "no_picture" | "too_many_pixels" | "broken" | "unavailable";

interface Upload {
  bytes: Uint8Array;
  kind: PictureKind;
}

const DECODERS = ["VipsForeignLoadPng", "VipsForeignLoadJpeg", "VipsForeignLoadWebp"];

const FORMATS = new Set(["png", "jpeg", "webp"]);

const WORK_TIMEOUT_S = 8;

/** Replaces transparency in formats without an alpha channel. */
const BACKGROUND = "#fefdfa";

/**
 * Runs in a worker thread. Re-encodes an upload upright, in sRGB and without metadata; of an animation the
 * first frame. Only PNG, JPEG and WebP decoders are enabled.
 */
export async function encodePicture({
  bytes,
  kind,
}: Upload): Promise<EncodedPicture | { fault: PictureIssue }> {
  const sharp = await loadSharp();
  if (!sharp) return { fault: "unavailable" };
  const open = () =>
    sharp(bytes, { limitInputPixels: false, failOn: "truncated" }).timeout({ seconds: WORK_TIMEOUT_S });
  const size = await open()
    .metadata()
    .catch(() => null);
  if (!size || !FORMATS.has(size.format)) return { fault: "no_picture" };
  // The size comes from the header, before any pixel is decoded.
  if (size.width * size.height > MAX_PICTURE_PIXELS) return { fault: "too_many_pixels" };
  try {
    return await ENCODERS[kind](() => open().autoOrient().toColourspace("srgb"), sharp);
  } catch {
    return { fault: "broken" };
  }
}

/** Returns null on platforms without a build of sharp. */
async function loadSharp() {
  const loaded = await import("sharp").catch(() => null);
  if (!loaded) return null;
  const { default: sharp } = loaded;
  sharp.cache(false);
  sharp.concurrency(1);
  sharp.block({ operation: ["VipsForeignLoad"] });
  sharp.unblock({ operation: DECODERS });
  return sharp;
}

/** Largest displayed size of a logo, in CSS pixels. */
const LOGO_BOX = { width: 240, height: 40 };

const COVER_RATIO = 10 / 3;
const PREVIEW_SIZE = { width: 1200, height: 630 };

const WEBP = { quality: 84, alphaQuality: 90, effort: 4 };
const JPEG = { quality: 84, mozjpeg: true };

type Encode = (open: () => Sharp, sharp: typeof Make) => Promise<EncodedPicture>;

/** Trims the margins and fits the logo into its box. Mails get PNG, as mail programs do not support WebP. */
const encodeLogo: Encode = async (open, sharp) => {
  const whole = await open()
    .trim({ threshold: 1 })
    .png()
    .toBuffer()
    .catch(() => open().png().toBuffer()); // `trim` fails on a picture of a single colour
  const scaled = (scale: number) =>
    sharp(whole).resize({ width: LOGO_BOX.width * scale, height: LOGO_BOX.height * scale, fit: "inside" });
  const { info } = await scaled(1).png().toBuffer({ resolveWithObject: true });
  const variants = await Promise.all(
    LOGO_SCALES.map(async (scale) => ({
      variant: `${scale}x.webp` as const,
      content: await scaled(scale).webp(WEBP).toBuffer(),
    })),
  );
  const mailed = {
    variant: "2x.png" as const,
    content: await scaled(2).png({ compressionLevel: 9 }).toBuffer(),
  };
  const pixels = await scaled(1).ensureAlpha().raw().toBuffer();
  return {
    variants: [...variants, mailed],
    width: info.width,
    height: info.height,
    tone: evaluateTone(pixels),
  };
};

/** Share of transparent pixels above which the background shows through. */
const TRANSPARENT_SHARE = 0.05;
const LIGHT_ABOVE = 200;
const DARK_BELOW = 90;

/** Decides by the brightness of most opaque pixels; `pixels` are RGBA. */
function evaluateTone(pixels: Uint8Array): PictureTone {
  let [ink, light, dark] = [0, 0, 0];
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4);
    if (alpha < 128) continue;
    const brightness = 0.299 * red + 0.587 * green + 0.114 * blue;
    ink += 1;
    if (brightness > LIGHT_ABOVE) light += 1;
    if (brightness < DARK_BELOW) dark += 1;
  }
  if (ink > (pixels.length / 4) * (1 - TRANSPARENT_SHARE)) return "any";
  if (light > ink / 2) return "light";
  return dark > ink / 3 ? "dark" : "any";
}

/** Square, cropped around the most salient part. Link previews need JPEG. */
const encodePhoto: Encode = async (open) => {
  const square = (width: number) =>
    open().resize({ width, height: width, fit: "cover", position: "attention" });
  const variants = await Promise.all(
    PHOTO_WIDTHS.map(async (width) => ({
      variant: `${width}.webp` as const,
      content: await square(width).webp(WEBP).toBuffer(),
    })),
  );
  const preview = await square(512).flatten({ background: BACKGROUND }).jpeg(JPEG).toBuffer();
  return { variants: [...variants, { variant: "512.jpg", content: preview }], width: 256, height: 256 };
};

const encodeCover: Encode = async (open) => {
  const wide = (width: number) =>
    open().resize({ width, height: Math.round(width / COVER_RATIO), fit: "cover", position: "attention" });
  const variants = await Promise.all(
    COVER_WIDTHS.map(async (width) => ({
      variant: `${width}.webp` as const,
      content: await wide(width).webp(WEBP).toBuffer(),
    })),
  );
  const preview = await open()
    .resize({ ...PREVIEW_SIZE, fit: "cover", position: "attention" })
    .flatten({ background: BACKGROUND })
    .jpeg(JPEG)
    .toBuffer();
  return { variants: [...variants, { variant: "1200.jpg", content: preview }], width: 1600, height: 480 };
};

const ENCODERS: Record<PictureKind, Encode> = { logo: encodeLogo, photo: encodePhoto, cover: encodeCover };
