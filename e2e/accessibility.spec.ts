import AxeBuilder from "@axe-core/playwright";
import { expect, type Host, test } from "./fixtures";
import { tourScreens } from "./tour";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** Long words on the narrowest of phones. */
const WIDTHS = { en: 1280, de: 320 };

for (const lang of ["en", "de"] as const) {
  for (const colorScheme of ["light", "dark"] as const) {
    test.describe(`${lang}, ${colorScheme}`, () => {
      test.use({
        colorScheme,
        locale: lang === "en" ? "en-GB" : "de-DE",
        timezoneId: "Europe/Paris",
        viewport: { width: WIDTHS[lang], height: 720 },
        contextOptions: { reducedMotion: "reduce" },
      });

      test("no screen breaks a rule of WCAG 2.2 AA, or its frame", async ({ page, host }) => {
        test.slow(); // many screens, each read to the end
        const confirming: Host = await host({
          message: "Tell me about your project.",
          custom: {
            ask_phone: true,
            ask_company: true,
            fixed_places: [{ name: "Studio", address: "14 Tanner Street" }, { name: "Video call" }],
          },
        });
        const requesting = await host({ custom: { auto_confirm: false, min_dates: 3 } });
        const violations: Record<string, string[]> = {};
        await tourScreens(page, { lang, confirming, requesting }, async (screen) => {
          const width = await page.evaluate(() => document.documentElement.scrollWidth);
          expect(width, `${screen} is too wide`).toBeLessThanOrEqual(WIDTHS[lang]);
          const found = (await new AxeBuilder({ page }).withTags(RULES).analyze()).violations;
          violations[screen] = found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
        });
        expect(Object.keys(violations)).toHaveLength(14);
        expect(Object.entries(violations).filter(([, found]) => found.length > 0)).toEqual([]);
      });
    });
  }
}
