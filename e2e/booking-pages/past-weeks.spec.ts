import { setTimeout as sleep } from "node:timers/promises";
import { waitForHydration } from "../support/booking-steps";
import { expect, test } from "../support/fixtures";
import { formatExpectedLocalDate } from "../support/format-expected";

const ZONE = "Europe/Paris";

test.use({ locale: "en-GB", timezoneId: ZONE });

/** Returns how many weeks from Monday to Sunday are over in this month. */
function countPastWeeks(today: string) {
  const lead = (new Date(`${today.slice(0, 8)}01`).getUTCDay() + 6) % 7;
  return Math.floor((lead + Number(today.slice(8)) - 1) / 7);
}

test("a booker late in a month finds past weeks collapsed", async ({ page, host, browser }) => {
  const { nickname } = await host();
  const today = formatExpectedLocalDate(ZONE, new Date().toISOString());
  const address = `/${nickname}?month=${today.slice(0, 7)}&tz=${ZONE}`;
  const fold = page.locator("summary").filter({ hasText: "past week" });
  const first = page.locator(`[data-date="${today.slice(0, 8)}01"]`);
  const stop = page.locator("[data-date][tabindex='0']");
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
  await page.goto(address);
  await waitForHydration(page);
  await page.evaluate(() => document.fonts.ready);
  expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
  if (countPastWeeks(today) < 2) return expect(fold).toHaveCount(0);

  await expect(fold).toHaveText(`${countPastWeeks(today)} past weeks`);
  await expect(first).toBeHidden();
  await stop.focus();
  while (await first.isHidden()) await page.keyboard.press("ArrowUp"); // The loop navigates into a past week.
  await expect(page.locator("[data-past] :focus")).toBeVisible();
  await fold.click();
  await expect(first).toBeHidden();
  await expect(stop).toBeVisible();

  const scriptless = await browser.newContext({ javaScriptEnabled: false, locale: "en-GB" });
  const plain = await scriptless.newPage();
  await plain.goto(address);
  await expect(plain.locator("[data-past]").first()).toBeHidden();
  await plain.locator("summary").filter({ hasText: "past weeks" }).click();
  await expect(plain.locator("[data-past]").first()).toBeVisible();
  await scriptless.close();
});
