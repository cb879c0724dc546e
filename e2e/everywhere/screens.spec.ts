import { test } from "../support/fixtures";
import { visitBookingScreens } from "../support/visit-booking-screens";
import { visitWizardScreens } from "../support/visit-wizard-screens";

test.skip(!process.env.SCREENS, "Pictures for people to look at: SCREENS=1");

for (const lang of ["en", "de"] as const) {
  for (const colorScheme of ["light", "dark"] as const) {
    for (const width of [360, 768, 1280]) {
      test.describe(`${lang}, ${colorScheme}, ${width}`, () => {
        test.use({
          colorScheme,
          locale: lang === "en" ? "en-GB" : "de-DE",
          timezoneId: "Europe/Paris",
          isMobile: width < 500,
          viewport: { width, height: width < 500 ? 780 : 900 },
        });

        test("saves a screenshot of every screen", async ({ page, host, api }) => {
          const confirming = await host({
            language: lang,
            message: "Tell me about your project, and where it stands.\nI bring coffee.",
            custom: {
              ask_phone: true,
              ask_company: true,
              fixed_places: [{ name: "Studio", address: "14 Tanner Street" }, { name: "Video call" }],
            },
          });
          const requesting = await host({ language: lang, custom: { auto_confirm: false, min_dates: 3 } });
          const look = async (screen: string) => {
            const path = `screenshots/${screen}-${width}-${lang}-${colorScheme}.png`;
            await page.screenshot({ path, fullPage: true });
          };
          await visitBookingScreens(page, { lang, confirming, requesting }, look);
          await visitWizardScreens(page, { lang, api }, look);
        });
      });
    }
  }
}
