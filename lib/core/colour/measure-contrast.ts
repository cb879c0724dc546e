import { parseLinearRgb } from "./oklch";

/** Returns the relative luminance, 0–1 (WCAG 2.2). */
function computeLuminance(hex: string): number {
  const [red, green, blue] = parseLinearRgb(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the contrast ratio, from 1 (equal) to 21 (black and white) (WCAG 2.2). */
export function measureContrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [computeLuminance(one), computeLuminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}
