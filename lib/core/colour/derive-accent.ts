import { measureContrast } from "./measure-contrast";
import { toOklch, toRgbHex } from "./oklch";

/** What one theme makes of an accent: the colour itself, and text that stands on it. */
export interface ThemeAccent {
  accent: string;
  text: string;
}

interface Accent {
  light: ThemeAccent;
  dark: ThemeAccent;
}

/** The papers that an accent lies on, in each theme, as in `app/globals.css`; and the ink that lies on it. */
export const THEME_BACKGROUNDS = {
  light: { papers: ["#f7f3ec", "#fefdfa"], text: "#fefdfa" },
  dark: { papers: ["#181411", "#231e1a"], text: "#181411" },
} as const;

/** Of text in its usual size (WCAG 2.2, 1.4.3). */
export const AA_CONTRAST = 4.5;

const HALVINGS = 20;

/**
 * What becomes of a colour (`#rrggbb`) in both themes: it stays as it is where it can be read on the theme's papers;
 * what is too pale is darkened for the light theme, and what is too dark lightened for the dark one, in its own hue.
 */
export const deriveAccent = (colour: string): Accent => ({
  light: deriveTheme(colour, "light"),
  dark: deriveTheme(colour, "dark"),
});

function deriveTheme(colour: string, theme: keyof typeof THEME_BACKGROUNDS): ThemeAccent {
  const { papers, text } = THEME_BACKGROUNDS[theme];
  const isRead = (accent: string) => papers.every((paper) => measureContrast(accent, paper) >= AA_CONTRAST);
  if (isRead(colour)) return { accent: colour.toLowerCase(), text };
  const { lightness: given, ...hue } = toOklch(colour);
  // Black and white can always be read; the colour itself cannot.
  let [read, unread] = [theme === "light" ? 0 : 1, given];
  for (let round = 0; round < HALVINGS; round++) {
    const middle = (read + unread) / 2;
    if (isRead(toRgbHex({ ...hue, lightness: middle }))) read = middle;
    else unread = middle;
  }
  return { accent: toRgbHex({ ...hue, lightness: read }), text };
}
