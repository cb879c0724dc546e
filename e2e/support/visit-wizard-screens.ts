import { expect, type Page } from "@playwright/test";
import type { Language } from "@/lib/platform/i18n/languages";
import { getTranslator } from "@/lib/platform/i18n/translate";
import type { Api } from "./fixtures";
import { buildWizardLink, generateCreatorEmail, registerTestApp } from "./wizard-link";

/** Visits every screen of the event wizard, and calls `look` at each. */
export async function visitWizardScreens(
  page: Page,
  { lang, api }: { lang: Language; api: Api },
  look: (screen: string) => Promise<void>,
) {
  const t = getTranslator(lang);
  const app = await registerTestApp(api);
  const cm = generateCreatorEmail();
  const own = { lang, aid: app._id, cm, cn: "Dana Okoye", ct: await app.vouchFor(cm) };

  await page.goto(
    buildWizardLink("invitees", { ...own, im: "ana@mail.example|bo at mail", in: "Ana Duarte|Bo Lind" }),
  );
  await expect(page.getByRole("heading", { name: t("eventWizard.people.heading") })).toBeVisible();
  await look("invitees");

  await page.goto(buildWizardLink("details", { ...own, week: "2031-03-10" }));
  await page.getByRole("checkbox").nth(3).check();
  await page.getByRole("button", { name: t("eventWizard.details.previewShow") }).click();
  await expect(
    page.getByText(t("eventWizard.details.previewTo", { name: "ana@mail.example" })),
  ).toBeVisible();
  await look("plan");

  await page.getByRole("textbox", { name: t("eventPage.step.title") }).fill("");
  await page.getByText(t("eventWizard.details.exact"), { exact: true }).click();
  await page.getByLabel(t("eventPage.step.date")).first().fill("2031-03-12");
  await page
    .getByRole("button", { name: t("eventWizard.details.submit") })
    .last()
    .click();
  await expect(page.getByRole("link", { name: t("eventPage.errors.titleMissing") })).toBeVisible();
  await look("plan-refused");

  await page.goto(buildWizardLink("details", { ...own, ct: "old" }));
  await expect(page.getByRole("heading", { name: t("eventWizard.stop.tokenTitle") })).toBeVisible();
  await look("link-expired");

  await page.goto(buildWizardLink("invitees", { lang }));
  await expect(page.getByRole("heading", { name: t("eventWizard.stop.noAppTitle") })).toBeVisible();
  await look("link-of-unknown-user");
}
