import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { AA_CONTRAST, deriveAccent, THEME_BACKGROUNDS } from "./derive-accent";
import { measureContrast } from "./measure-contrast";
import { toOklch, toRgbHex } from "./oklch";

const hex = (value: number) => `#${value.toString(16).padStart(6, "0")}`;
const anyColour = fc.integer({ min: 0, max: 0xffffff }).map(hex);
const THEMES = ["light", "dark"] as const;

/** Every sixteenth step of each channel, so that corners and greys are included. */
const grid = Array.from({ length: 17 ** 3 }, (_, index) =>
  [index % 17, Math.floor(index / 17) % 17, Math.floor(index / 289)]
    .map((step) => Math.min(step * 16, 255))
    .reduce((sum, part) => sum * 256 + part, 0),
).map(hex);

/** Lists the places where the colour is unreadable, as text. */
function listIssues(colour: string): string[] {
  const accent = deriveAccent(colour);
  return THEMES.flatMap((theme) => {
    const { accent: made, text } = accent[theme];
    const beside = [...THEME_BACKGROUNDS[theme].papers, text].filter(
      (other) => measureContrast(made, other) < AA_CONTRAST,
    );
    return /^#[0-9a-f]{6}$/.test(made) ? beside.map((other) => `${colour}: ${made} beside ${other}`) : [made];
  });
}

describe("deriveAccent", () => {
  it("returns a colour that is readable on the backgrounds of both themes, with readable text on it", () => {
    expect(grid.flatMap(listIssues)).toEqual([]);
    fc.assert(fc.property(anyColour, (colour) => listIssues(colour).length === 0));
  });

  it("returns the colour unchanged if it is readable", () => {
    fc.assert(
      fc.property(anyColour, (colour) => {
        for (const theme of THEMES)
          if (THEME_BACKGROUNDS[theme].papers.every((paper) => measureContrast(colour, paper) >= AA_CONTRAST))
            expect(deriveAccent(colour)[theme].accent).toBe(colour);
      }),
    );
  });

  it("darkens for the light theme and lightens for the dark one, no more than necessary", () => {
    const pale = deriveAccent("#ffef9f");
    expect(toOklch(pale.light.accent).lightness).toBeLessThan(toOklch("#ffef9f").lightness);
    expect(pale.dark.accent).toBe("#ffef9f");
    const navy = deriveAccent("#0a1a5c");
    expect(navy.light.accent).toBe("#0a1a5c");
    expect(toOklch(navy.dark.accent).lightness).toBeGreaterThan(toOklch("#0a1a5c").lightness);
    fc.assert(
      fc.property(anyColour, (colour) => {
        for (const theme of THEMES) {
          const made = deriveAccent(colour)[theme].accent;
          const least = Math.min(
            ...THEME_BACKGROUNDS[theme].papers.map((paper) => measureContrast(made, paper)),
          );
          if (made !== colour) expect(least).toBeLessThan(AA_CONTRAST * 1.06);
        }
      }),
    );
  });

  it("keeps the hue", () => {
    fc.assert(
      fc.property(anyColour, (colour) => {
        const before = toOklch(colour);
        for (const theme of THEMES) {
          const after = toOklch(deriveAccent(colour)[theme].accent);
          if (before.chroma < 0.04 || after.chroma < 0.04) continue; // greys have none
          const hueChange = Math.abs(
            Math.atan2(Math.sin(after.hue - before.hue), Math.cos(after.hue - before.hue)),
          );
          expect(hueChange, colour).toBeLessThan(0.12);
        }
      }),
    );
  });
});

it("deriveAccent uses the backgrounds of the style sheet", () => {
  const sheet = readFileSync("app/globals.css", "utf8");
  for (const [index, name] of ["surface", "raised"].entries()) {
    const [, light = "", dark = ""] =
      new RegExp(`--${name}: light-dark\\(oklch\\(([^)]+)\\), oklch\\(([^)]+)\\)\\)`).exec(sheet) ?? [];
    const read = (text: string) => {
      const [lightness = 0, chroma = 0, degrees = 0] = text.split(" ").map(Number);
      return toRgbHex({ lightness, chroma, hue: (degrees * Math.PI) / 180 });
    };
    expect(THEME_BACKGROUNDS.light.papers[index]).toBe(read(light));
    expect(THEME_BACKGROUNDS.dark.papers[index]).toBe(read(dark));
  }
});
