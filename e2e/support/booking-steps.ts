import { expect, type Page } from "@playwright/test";
import type { Language } from "@/lib/platform/i18n/languages";
import { getTranslator } from "@/lib/platform/i18n/translate";

/** Shared steps of booking stories, in English. */

const getMonthGrid = (page: Page) => page.getByRole("grid");

/** The times of the open day. */
export const getDayTimes = (page: Page, day: string) => page.getByRole("group", { name: day });

/** Waits until the page is hydrated. */
export async function waitForHydration(page: Page) {
  await expect(page.locator("[data-date][tabindex='0']")).toHaveCount(1);
}

/**
 * Navigates back, then forward, month by month to the day, and opens it. `day` is "Wednesday 10 December".
 */
export async function openDay(page: Page, day: string) {
  const cell = getMonthGrid(page).getByRole("link", { name: new RegExp(`, ${day}$`) });
  const title = page.locator("#month-title");
  await expect(title).toBeVisible();
  for (const name of ["Previous month", "Next month"]) {
    const arrow = page.getByRole("link", { name });
    while ((await cell.count()) === 0 && (await arrow.count()) > 0) {
      const before = (await title.textContent()) ?? "";
      await arrow.click();
      await expect(title).not.toHaveText(before);
    }
  }
  await cell.click();
  await expect(getDayTimes(page, day)).toBeVisible();
}

/** `time` is "09:00"; the label may continue with the host's time. */
export const getTimeTile = (page: Page, time: string | RegExp) =>
  page.getByRole("radio", {
    name: typeof time === "string" ? new RegExp(`^${time}\\b`) : new RegExp(`^${time.source}`, time.flags),
  });

export const openDetailsStep = async (page: Page) => {
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("heading", { name: "Your details" })).toBeVisible();
};

export const getField = (page: Page, label: string) =>
  page.getByRole("textbox", { name: new RegExp(`^${label}`) });

/** Expands the optional fields. */
export async function expandFields(page: Page) {
  const closed = page.locator("details:not([open]) > .adds");
  while ((await closed.count()) > 0) await closed.first().click();
}

/** Opens an organiser's action; all but the first are in the menu "More actions". */
export async function openEventAction(page: Page, name: string, lang: Language = "en") {
  await page.getByText(getTranslator(lang)("eventPage.action.more"), { exact: true }).click();
  await page.getByRole("link", { name, exact: true }).click();
}

export async function changeFields(page: Page, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) {
    if ((await getField(page, label).count()) === 0) await expandFields(page);
    await getField(page, label).fill(value);
  }
}

/** The service's summary, not the framework's own announcer. */
export const getErrorSummary = (page: Page) =>
  page.getByRole("alert").filter({ has: page.getByRole("heading") });

/** The address of the details step for these times. */
export const buildDetailsPath = (nickname: string, zone: string, ...starts: string[]) =>
  `/${nickname}?tz=${zone}${starts.map((start) => `&slot=${start.slice(0, 19)}Z`).join("")}&step=details`;
