/** Any colour that the browser knows as #rrggbb; null for what is none, or lets everything through. */
export function resolveHexColour(colour: string): string | null {
  const pen = document.createElement("canvas").getContext("2d");
  if (!pen || !colour || !CSS.supports("color", colour)) return null;
  pen.fillStyle = colour;
  if (/^#[0-9a-f]{6}$/.test(pen.fillStyle)) return pen.fillStyle;
  pen.fillRect(0, 0, 1, 1); // written in a way of its own, or half transparent
  const [red = 0, green = 0, blue = 0, alpha = 0] = pen.getImageData(0, 0, 1, 1).data;
  if (alpha === 0) return null;
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}

/** How light a colour is to the eye, 0–1 (WCAG 2.2, relative luminance; the darkest of tones are taken as if on the curve). */
const computeLuminance = (hex: string): number =>
  [0.2126, 0.7152, 0.0722].reduce((sum, weight, part) => {
    const tone = Number.parseInt(hex.slice(1 + 2 * part, 3 + 2 * part), 16) / 255;
    return sum + weight * ((tone + 0.055) / 1.055) ** 2.4;
  }, 0);

/** On which black and white are read equally well, at 4.58 : 1. */
const MIDDLE_LIGHT = 0.179;

export const isDark = (hex: string): boolean => computeLuminance(hex) < MIDDLE_LIGHT;

/** Text that can be read on a colour, whichever it is. */
export const pickTextColour = (hex: string): string => (isDark(hex) ? "#ffffff" : "#000000");
