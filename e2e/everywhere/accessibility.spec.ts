import type { Browser, Page } from "@playwright/test";
import { LANGUAGES } from "@/lib/platform/i18n/languages";
import { getTranslator } from "@/lib/platform/i18n/translate";
import { findAxeViolations, findLightViolations } from "../support/find-axe-violations";
import { expect, type HostSettings, type StoryHost, test } from "../support/fixtures";
import { visitBookingScreens } from "../support/visit-booking-screens";
import { visitWizardScreens } from "../support/visit-wizard-screens";

/** The narrowest phone, and a desktop. */
const PHONE = { width: 320, height: 720 };
const DESK = { width: 1280, height: 720 };

test.use({ viewport: PHONE });

test.describe("with the longest words", () => {
  test.use({ locale: "de-DE" });

  test("no screen breaks a rule of WCAG 2.2 AA or overflows", async ({ page, host }) => {
    test.setTimeout(300_000); // Axe reads many screens completely.
    const { look, expectNone } = createInspector(page);
    await visitBookingScreens(page, { lang: "de", ...(await createHosts(host)) }, look);
    expectNone(16);
  });

  test("no screen of planning a meeting for an app breaks one either", async ({ page, api }) => {
    test.slow();
    const { look, expectNone } = createInspector(page);
    await visitWizardScreens(page, { lang: "de", api }, look);
    expectNone(5);
  });
});

test("no screen overflows a phone in any language", async ({ page, host, browser }) => {
  test.setTimeout(600_000); // The test opens many screens in many languages.
  const reader = await openWithoutScripts(browser);
  const seen: string[] = [];
  await visitBookingScreens(page, { lang: "en", ...(await createHosts(host)) }, async (screen, mark) => {
    for (const lang of LANGUAGES) {
      const address = new URL(page.url());
      address.searchParams.set("lang", lang);
      await reader.setExtraHTTPHeaders({ "accept-language": lang }); // for pages that do not exist
      await reader.goto(address.href);
      await expect(mark(reader, getTranslator(lang))).toBeVisible();
      expect.soft(await measureWidth(reader), `${screen}, ${lang}`).toBeLessThanOrEqual(PHONE.width);
    }
    seen.push(screen);
  });
  expect(seen).toHaveLength(16);
});

/** A locale of the browser would replace the language of the headers. */
const WITHOUT_LOCALE: object = { locale: undefined };

/**
 * Opens pages without JavaScript, which does not change their layout and took most of the time, in the language of
 * their headers.
 */
async function openWithoutScripts(browser: Browser) {
  const context = await browser.newContext({ javaScriptEnabled: false, ...WITHOUT_LOCALE });
  return context.newPage();
}

async function createHosts(host: (settings: HostSettings) => Promise<StoryHost>) {
  const confirming = await host({
    message: "Tell me about your project.",
    custom: {
      ask_phone: true,
      ask_company: true,
      fixed_places: [
        { name: "Studio", address: "14 Tanner Street" },
        // Every word of this text is wider than a narrow screen.
        {
          name: "Video call",
          address: "https://meet.example/harbour-and-pine-architects/first-conversation",
        },
      ],
    },
  });
  return { confirming, requesting: await host({ custom: { auto_confirm: false, min_dates: 3 } }) };
}

const measureWidth = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

/** Checks each screen for overflow and axe violations, on a desktop and on a phone. */
function createInspector(page: Page) {
  const issues: Record<string, string[]> = {};
  const resize = async (screen: string, size: typeof PHONE) => {
    await page.setViewportSize(size);
    expect(await measureWidth(page), `${screen} is too wide`).toBeLessThanOrEqual(size.width);
  };
  return {
    look: async (screen: string) => {
      await resize(screen, DESK);
      const onDesk = await findLightViolations(page);
      await resize(screen, PHONE);
      issues[screen] = [...onDesk, ...(await findAxeViolations(page))];
    },
    expectNone: (screens: number) => {
      expect(Object.keys(issues)).toHaveLength(screens);
      expect(Object.entries(issues).filter(([, found]) => found.length > 0)).toEqual([]);
    },
  };
}
