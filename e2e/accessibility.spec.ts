import type { Page } from "@playwright/test";
import { faultsOf } from "./axe";
import { expect, type Host, test } from "./fixtures";
import { tourScreens } from "./tour";
import { tourCreation } from "./tour-creation";

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
        const { look, expectNone } = inspector(page, WIDTHS[lang]);
        await tourScreens(page, { lang, confirming, requesting }, look);
        expectNone(14);
      });

      test("nor does a screen on which a meeting is planned for an app", async ({ page, api }) => {
        test.slow();
        const { look, expectNone } = inspector(page, WIDTHS[lang]);
        await tourCreation(page, { lang, api }, look);
        expectNone(5);
      });
    });
  }
}

function inspector(page: Page, limit: number) {
  const faults: Record<string, string[]> = {};
  return {
    look: async (screen: string) => {
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, `${screen} is too wide`).toBeLessThanOrEqual(limit);
      faults[screen] = await faultsOf(page);
    },
    expectNone: (screens: number) => {
      expect(Object.keys(faults)).toHaveLength(screens);
      expect(Object.entries(faults).filter(([, found]) => found.length > 0)).toEqual([]);
    },
  };
}
