import type { Page } from "@playwright/test";
import { getDayTimes, waitForHydration } from "../support/booking-steps";
import { addMinutesIso, expect, test } from "../support/fixtures";
import { formatExpectedDay, formatExpectedTime } from "../support/format-expected";

const ZONE = "Europe/Paris";

/** Presses Tab until an element of this role has focus. */
async function navigateByTab(page: Page, role: "radio" | "textbox" | "button", name: RegExp) {
  const chosen = page.getByRole(role, { name }).and(page.locator(":focus"));
  for (let press = 0; press < 12 && (await chosen.count()) === 0; press++) await page.keyboard.press("Tab");
  await expect(chosen).toBeFocused();
}

/** Days as instants at noon, UTC. */
const addDays = (day: string, days: number) => addMinutesIso(day, days * 1440);
const toWeekday = (day: string) => (new Date(day).getUTCDay() + 6) % 7; // Monday is 0
const getDayOfMonth = (day: string) => new Date(day).getUTCDate();
const getDaysInMonth = (day: string) => getDayOfMonth(toNthOfMonth(day, 1, 0));
const toNthOfMonth = (day: string, months: number, nth: number) =>
  new Date(
    Date.UTC(new Date(day).getUTCFullYear(), new Date(day).getUTCMonth() + months, nth, 12),
  ).toISOString();

test("a booker chooses a day and a time and books by keyboard alone", { tag: "@main" }, async ({
  page,
  host,
}) => {
  const robin = await host();
  const [opening = ""] = await robin.freeTimes();
  const focused = page.locator(":focus");
  const press = async (key: string, expected: string) => {
    await page.keyboard.press(key);
    await expect(focused).toHaveAccessibleName(new RegExp(`, ${formatExpectedDay("UTC", expected)}$`));
  };

  await page.goto(`/${robin.nickname}`);
  await waitForHydration(page);
  const tomorrow = `${opening.slice(0, 10)}T12:00:00.000Z`;
  const stop = page.getByRole("link", {
    name: new RegExp(`^16 times, ${formatExpectedDay("UTC", tomorrow)}$`),
  });
  for (let tab = 0; tab < 8 && !(await stop.and(focused).count()); tab++) await page.keyboard.press("Tab");
  await expect(stop).toBeFocused();

  await press("ArrowRight", addDays(tomorrow, 1)); // The next day may be in the next month.
  await press("ArrowLeft", tomorrow);
  const first = addDays(tomorrow, -toWeekday(tomorrow));
  await press("Home", first);
  const last = addDays(first, 6);
  await press("End", last);
  const below = Math.min(getDayOfMonth(last), getDaysInMonth(toNthOfMonth(last, 1, 1)));
  await press("PageDown", toNthOfMonth(last, 1, below));
  const chosen = addDays(toNthOfMonth(last, 1, below), 7);
  await press("ArrowDown", chosen);
  await page.keyboard.press("Enter");
  await expect(getDayTimes(page, formatExpectedDay("UTC", chosen))).toBeVisible();

  await navigateByTab(page, "radio", /^09:00/);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(focused).toHaveAccessibleName("10:00");
  await expect(focused).toBeChecked();
  await navigateByTab(page, "button", /^Continue$/);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Your details" })).toBeFocused();
  await navigateByTab(page, "textbox", /^Name$/);
  await page.keyboard.type("Ana Duarte");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("link", { name: "Enter your email address" })).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("textbox", { name: "Email" })).toBeFocused();
  await page.keyboard.type("ana@mail.example");
  await navigateByTab(page, "button", /^Book$/);
  await page.keyboard.press("Space");
  await expect(page.getByRole("main")).toContainText("Confirmed");

  const [event] = await robin.events();
  const [date] = event?.dates ?? [];
  expect(formatExpectedDay(ZONE, date?.date ?? "")).toBe(formatExpectedDay("UTC", chosen));
  expect(formatExpectedTime(ZONE, date?.date ?? "")).toBe("10:00");
});
