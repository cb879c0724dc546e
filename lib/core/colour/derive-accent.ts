import { measureContrast } from "./measure-contrast";
import { toOklch, toRgbHex } from "./oklch";

/** An accent in one theme: the colour itself, and the colour of text on it. */
export interface ThemeAccent {
  accent: string;
  text: string;
}

interface Accent {
  light: ThemeAccent;
  dark: ThemeAccent;
}

/** The backgrounds of each theme, as in `app/globals.css`, and the text colour used on an accent. */
export const THEME_BACKGROUNDS = {
  light: { papers: ["#f7f3ec", "#fefdfa"], text: "#fefdfa" },
  dark: { papers: ["#181411", "#231e1a"], text: "#181411" },
} as const;

/** The minimum contrast of text in its usual size (WCAG 2.2, 1.4.3). */
export const AA_CONTRAST = 4.5;

const HALVINGS = 20;

/**
 * Adapts a colour (`#rrggbb`) to both themes. A readable colour stays; one that is too pale is darkened for the light
 * theme, one that is too dark is lightened for the dark theme, and the hue stays the same.
 */
export const deriveAccent = (colour: string): Accent => ({
  light: deriveTheme(colour, "light"),
  dark: deriveTheme(colour, "dark"),
});

function deriveTheme(colour: string, theme: keyof typeof THEME_BACKGROUNDS): ThemeAccent {
  const { papers, text } = THEME_BACKGROUNDS[theme];
  const isRead = (accent: string) => papers.every((paper) => measureContrast(accent, paper) >= AA_CONTRAST);
  if (isRead(colour)) return { accent: colour.toLowerCase(), text };
  const { lightness, ...hue } = toOklch(colour);
  // Black and white are always readable; the colour itself is not.
  let [read, unread] = [theme === "light" ? 0 : 1, lightness];
  for (let round = 0; round < HALVINGS; round++) {
    const middle = (read + unread) / 2;
    if (isRead(toRgbHex({ ...hue, lightness: middle }))) read = middle;
    else unread = middle;
  }
  return { accent: toRgbHex({ ...hue, lightness: read }), text };
}
