import { parseLight } from "./oklch";

/** How light a colour is to the eye, 0–1 (WCAG 2.2, relative luminance). */
function luminance(hex: string): number {
  const [red, green, blue] = parseLight(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** From 1, the same, to 21, black and white (WCAG 2.2, contrast ratio). */
export function measureContrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}
