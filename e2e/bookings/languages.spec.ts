import type { Page } from "@playwright/test";
import { loadPageMessages } from "@/lib/platform/i18n/load-messages";
import { buildDetailsPath } from "../support/booking-steps";
import { expect, test } from "../support/fixtures";
import { buildTime12Pattern, formatExpectedDate, formatExpectedTime } from "../support/format-expected";

const ZONE = "Europe/Berlin";

type Texts = { readonly [key: string]: string | Texts };

const listTexts = (texts: Texts): string[] =>
  Object.values(texts).flatMap((text) => (typeof text === "string" ? [text] : listTexts(text)));

/** English texts that a German page must not have, with any values of their placeholders. */
const german = new Set(listTexts(loadPageMessages("de")));
const english = listTexts(loadPageMessages("en"))
  .filter((text) => !german.has(text) && !text.includes(", plural"))
  .map((text) => new RegExp(`^${text.replace(/[.*+?^$()[\]\\|]/g, "\\$&").replace(/\{[^}]*\}/g, ".+")}$`));

/** Returns every accessible name on the page. */
const collectNames = (page: Page) =>
  page
    .locator("h1, h2, h3, button, label, legend, summary, a, th, dt, [aria-label], [placeholder]")
    .evaluateAll((elements) =>
      elements
        .filter((element) => !element.closest("[lang]:not(html)"))
        .flatMap((element) => [
          ...(element.querySelector("select") ? [] : [element.textContent?.trim() ?? ""]),
          element.getAttribute("aria-label") ?? "",
          element.getAttribute("placeholder") ?? "",
        ])
        .filter(Boolean),
    );

async function assertGerman(page: Page) {
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  const names = await collectNames(page);
  expect(names.length).toBeGreaterThan(8);
  expect(names.filter((name) => english.some((text) => text.test(name)))).toEqual([]);
  expect(names.filter((name) => /\b(times?|Monday|January|December)\b/.test(name))).toEqual([]);
}

test.describe("in German", () => {
  test.use({ locale: "de-DE", timezoneId: ZONE });

  test("a booker reads every step in German with the 24-hour clock", { tag: "@main" }, async ({
    page,
    host,
  }) => {
    await page.goto("/katharina");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Beratungsgespräch mit Katharina Vogel");
    await assertGerman(page);
    await page.getByRole("link", { name: /^Erstgespräch/ }).click();
    await expect(page.getByRole("columnheader").first()).toHaveAccessibleName("Montag");
    await expect(page.getByRole("radio").first()).toHaveAccessibleName(/^\d\d:\d\d$/);
    await assertGerman(page);

    const robin = await host({
      timezone: ZONE,
      language: "de",
      custom: { ask_phone: true, ask_company: true },
    });
    const [chosen = ""] = await robin.freeTimes();
    await page.goto(buildDetailsPath(robin.nickname, ZONE, chosen));
    await assertGerman(page);
    await page.getByRole("button", { name: "Buchen" }).click();
    await expect(page.getByRole("link", { name: "Geben Sie Ihren Namen ein" })).toBeVisible();
    await assertGerman(page);
    await page.getByRole("textbox", { name: "Name" }).fill("Jörg Groß");
    await page.getByRole("textbox", { name: "E-Mail" }).first().fill("joerg@mail.example");
    await page.getByRole("textbox", { name: "Telefon" }).fill("+49 30 1234567");
    await page.getByRole("textbox", { name: "Unternehmen" }).fill("Groß & Söhne");
    await page.getByRole("button", { name: "Buchen" }).click();
    await expect(page.getByRole("main")).toContainText("Bestätigt");
    await expect(page.getByRole("main")).toContainText(formatExpectedDate(ZONE, chosen, "de-DE"));
    await expect(page.getByRole("main")).toContainText(formatExpectedTime(ZONE, chosen));
    await assertGerman(page);
    const [event] = await robin.events();
    expect(event?.invitees.find(({ su }) => !su)).toMatchObject({ locale: "de", full_name: "Jörg Groß" });

    await page.goto("/no-such-page");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Seite nicht gefunden");
    await expect(page.locator("html")).toHaveAttribute("lang", "de");
  });

  test("a booker changes the language, which persists", async ({ page, host }) => {
    const robin = await host({ language: "de" });
    const [chosen = ""] = await robin.freeTimes();
    await page.goto(`/${robin.nickname}?tz=${ZONE}&slot=${chosen.slice(0, 19)}Z`);
    await page.getByLabel("Sprache: Deutsch").click();
    await page.getByRole("link", { name: "English" }).click();
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByRole("textbox", { name: "Name" }).fill("Jörg Groß");
    await page.getByRole("textbox", { name: "Email" }).fill("joerg@mail.example");
    await page.getByRole("button", { name: "Book" }).click();
    await expect(page.getByRole("main")).toContainText("Confirmed");
  });
});

test.describe("in the United States", () => {
  test.use({ locale: "en-US", timezoneId: "America/New_York" });

  test("a booker sees 12-hour times first, and 24-hour times to the end after choosing them", async ({
    page,
    host,
  }) => {
    const zone = "America/New_York";
    const robin = await host({ timezone: zone });
    const chosen = (await robin.freeTimes())[9] as string; // 13:30
    await page.goto(`/${robin.nickname}`);
    await expect(page.getByRole("radio", { name: buildTime12Pattern(zone, chosen) })).toBeVisible();
    await expect(page.getByRole("columnheader").first()).toHaveAccessibleName("Sunday");
    await page.getByRole("link", { name: "Show 24-hour times" }).click();
    await page.getByRole("radio", { name: formatExpectedTime(zone, chosen) }).check();
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(page.getByRole("region", { name: "Selected time" })).toContainText(
      formatExpectedTime(zone, chosen),
    );
    await page.getByRole("textbox", { name: "Name" }).fill("Ana Duarte");
    await page.getByRole("textbox", { name: "Email" }).fill("ana@mail.example");
    await page.getByRole("button", { name: "Book" }).click();
    const main = page.getByRole("main");
    await expect(main).toContainText("Confirmed");
    await expect(main).toContainText(formatExpectedTime(zone, chosen));
    await page.getByRole("link", { name: "Show 12-hour times" }).click();
    await expect(main).toContainText(buildTime12Pattern(zone, chosen));
  });
});
