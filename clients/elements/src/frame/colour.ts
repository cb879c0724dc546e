/** Converts any CSS colour that the browser knows to #rrggbb; null if it is invalid or fully transparent. */
export function resolveHexColour(colour: string): string | null {
  const pen = document.createElement("canvas").getContext("2d");
  if (!pen || !colour || !CSS.supports("color", colour)) return null;
  pen.fillStyle = colour;
  if (/^#[0-9a-f]{6}$/.test(pen.fillStyle)) return pen.fillStyle;
  pen.fillRect(0, 0, 1, 1); // the browser serialises it in another notation, or it is translucent
  const [red = 0, green = 0, blue = 0, alpha = 0] = pen.getImageData(0, 0, 1, 1).data;
  if (alpha === 0) return null;
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}

/** Relative luminance from 0 to 1 (WCAG 2.2), with the linear segment for the darkest tones left out. */
const computeLuminance = (hex: string): number =>
  [0.2126, 0.7152, 0.0722].reduce((sum, weight, part) => {
    const tone = Number.parseInt(hex.slice(1 + 2 * part, 3 + 2 * part), 16) / 255;
    return sum + weight * ((tone + 0.055) / 1.055) ** 2.4;
  }, 0);

/** Black and white text have the same contrast on this luminance, 4.58 : 1. */
const MIDDLE_LIGHT = 0.179;

export const isDark = (hex: string): boolean => computeLuminance(hex) < MIDDLE_LIGHT;

/** Picks black or white text for a background colour. */
export const pickTextColour = (hex: string): string => (isDark(hex) ? "#ffffff" : "#000000");
