import { parseLinearRgb } from "./oklch";

/** How light a colour is to the eye, 0–1 (WCAG 2.2, relative luminance). */
function computeLuminance(hex: string): number {
  const [red, green, blue] = parseLinearRgb(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** From 1, the same, to 21, black and white (WCAG 2.2, contrast ratio). */
export function measureContrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [computeLuminance(one), computeLuminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}
