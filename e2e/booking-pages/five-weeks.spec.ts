import { setTimeout as sleep } from "node:timers/promises";
import { waitForHydration } from "../support/booking-steps";
import { expect, test } from "../support/fixtures";
import { formatExpectedLocalDate } from "../support/format-expected";

const ZONE = "Europe/Paris";
const DAY_MS = 86_400_000;

const addDays = (date: string, days: number) =>
  new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);

/** Returns the five weeks from that of today on, which begins on Monday. */
function listExpectedDays(today: string): string[] {
  const monday = addDays(today, -((new Date(today).getUTCDay() + 6) % 7));
  return Array.from({ length: 35 }, (_, index) => addDays(monday, index));
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("a booker sees five weeks on any day, and books in the next month like in this one", {
      tag: "@main",
    }, async ({ page, host }) => {
      const robin = await host({ timezone: ZONE });
      const today = formatExpectedLocalDate(ZONE, new Date().toISOString());
      const days = page.getByRole("grid").locator("[data-date]");
      const listDays = () => days.evaluateAll((cells) => cells.map((cell) => cell.getAttribute("data-date")));
      await page.goto(`/${robin.nickname}`);
      const expected = listExpectedDays(today);
      expect(await listDays()).toEqual(expected);

      // The last days belong to the next month, whose name stands on its first day.
      const first = expected.find((date, index) => date.endsWith("-01") && index > 0) ?? "";
      const month = new Date(first).toLocaleDateString("en-GB", { month: "short", timeZone: "UTC" });
      await expect(page.locator(`[data-date="${first}"]`)).toContainText(month);
      const last = page.locator(`[data-date="${expected.at(-1)}"]`);
      await last.click();
      await expect(last).toHaveAttribute("data-chosen", "");
      expect(await listDays()).toEqual(expected);
      await expect(page.getByRole("radio").first()).toBeVisible();

      // The next month leaves no day out, and the arrow leads back to today.
      await page.getByRole("link", { name: "Next month" }).click();
      await expect(days.first()).not.toHaveAttribute("data-date", expected[0] ?? "");
      const later = await listDays();
      expect(later).toHaveLength(35);
      expect((later[0] ?? "") <= addDays(expected.at(-1) ?? "", 1)).toBe(true);
      await page.getByRole("link", { name: "Previous month" }).click();
      await expect(page.locator(`[data-date="${today}"]`)).toBeVisible();
      await expect(page.getByRole("link", { name: "Previous month" })).toHaveCount(0);
    });
  });
}

test("the month has its height at once, with a slow font too", async ({ page, host }) => {
  const { nickname } = await host();
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) =>
      shifts.push(...list.getEntries().map((entry) => (entry as unknown as { value: number }).value)),
    ).observe({ type: "layout-shift", buffered: true });
  });
  await page.route(/\.woff2/, async (route) => {
    await sleep(500); // The delay emulates slow networks, on which characters arrive last.
    await route.continue();
  });
  await page.goto(`/${nickname}?tz=${ZONE}`);
  await waitForHydration(page);
  await page.evaluate(() => document.fonts.ready);
  expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
});

test("a booker walks by keyboard into weeks that are not shown yet", async ({ page, host }) => {
  const { nickname } = await host({ timezone: ZONE });
  const today = formatExpectedLocalDate(ZONE, new Date().toISOString());
  const last = listExpectedDays(today).at(-1) ?? "";
  await page.goto(`/${nickname}`);
  await waitForHydration(page);
  await page.locator(`[data-date="${last}"]`).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.locator(":focus")).toHaveAttribute("data-date", addDays(last, 1));
  await page.keyboard.press("ArrowLeft");
  await expect(page.locator(":focus")).toHaveAttribute("data-date", last);
});

test("a visitor of a page with types chooses one, and then sees its times", async ({ page, host, api }) => {
  const { nickname } = await host();
  await api("POST", `/v2/bookpages/${nickname}/types`, { name: "Coaching", custom: { duration: 60 } });
  await page.goto(`/${nickname}`);
  await expect(page.getByRole("heading", { name: "What would you like to book?" })).toBeVisible();
  await expect(page.getByRole("grid")).toHaveCount(0);
  await page.getByRole("link", { name: /Coaching/ }).click();
  await expect(page.getByRole("radio").first()).toBeVisible();
  await page.getByRole("link", { name: "All options" }).click();
  await expect(page.getByRole("link", { name: /Coaching/ })).toBeVisible();

  // A website may embed the page, which leads back, or one type, which asks nothing more.
  await page.goto(`/${nickname}?embed=1`);
  await page.getByRole("link", { name: /Coaching/ }).click();
  await expect(page.getByRole("link", { name: "All options" })).toBeVisible();
  await page.goto(`/${nickname}/types/coaching?embed=1`);
  await expect(page.getByRole("radio").first()).toBeVisible();
  await expect(page.getByRole("link", { name: "All options" })).toHaveCount(0);
});
