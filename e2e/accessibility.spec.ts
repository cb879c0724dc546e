import type { Page } from "@playwright/test";
import { LANGUAGES } from "@/lib/platform/i18n/languages";
import { findAxeFaults } from "./support/axe";
import { expect, type Host, type HostSettings, test } from "./support/fixtures";
import { tourScreens } from "./support/tour";
import { tourCreation } from "./support/tour-creation";

/** Long words on the narrowest of phones. */
const PHONE = 320;
const WIDTHS = { en: 1280, de: PHONE };

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
        const { look, expectNone } = inspector(page, WIDTHS[lang]);
        await tourScreens(page, { lang, ...(await hosts(host)) }, look);
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

/** The screens with the most words; elsewhere the other languages only have to keep to the frame. */
const WORDY = new Set(["several", "refused", "planning", "edit", "cancelled"]);

for (const [index, lang] of LANGUAGES.filter((other) => !(other in WIDTHS)).entries()) {
  test.describe(lang, () => {
    test.use({
      colorScheme: index % 2 === 0 ? "light" : "dark",
      locale: lang,
      timezoneId: "Europe/Paris",
      viewport: { width: PHONE, height: 720 },
      contextOptions: { reducedMotion: "reduce" },
    });

    test("its words break neither a rule nor the frame", async ({ page, host }) => {
      test.slow();
      const { look, expectNone } = inspector(page, PHONE, WORDY);
      await tourScreens(page, { lang, ...(await hosts(host)) }, look);
      expectNone(14);
    });
  });
}

async function hosts(host: (settings: HostSettings) => Promise<Host>) {
  const confirming = await host({
    message: "Tell me about your project.",
    custom: {
      ask_phone: true,
      ask_company: true,
      fixed_places: [
        { name: "Studio", address: "14 Tanner Street" },
        // No word of it fits a narrow screen.
        {
          name: "Video call",
          address: "https://meet.example/harbour-and-pine-architects/first-conversation",
        },
      ],
    },
  });
  return { confirming, requesting: await host({ custom: { auto_confirm: false, min_dates: 3 } }) };
}

/** Without `read`, every screen is held to the rules. */
function inspector(page: Page, limit: number, read: ReadonlySet<string> | null = null) {
  const faults: Record<string, string[]> = {};
  return {
    look: async (screen: string) => {
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, `${screen} is too wide`).toBeLessThanOrEqual(limit);
      faults[screen] = read === null || read.has(screen) ? await findAxeFaults(page) : [];
    },
    expectNone: (screens: number) => {
      expect(Object.keys(faults)).toHaveLength(screens);
      expect(Object.entries(faults).filter(([, found]) => found.length > 0)).toEqual([]);
    },
  };
}
