import { getDayTimes, getTimeTile, openDay, waitForHydration } from "../support/booking-steps";
import { expect, test } from "../support/fixtures";
import { formatExpectedDay, formatExpectedTime } from "../support/format-expected";

const ZONE = "Europe/Paris";

test("a time chosen while its day opens stays chosen", async ({ page, host }) => {
  const robin = await host({ custom: { duration: 15 } });
  const times = await robin.freeTimes();
  // Both days are in one month, because opening another month selects its first day.
  const isLaterInMonth = (time: string, than: string) =>
    time.slice(0, 7) === than.slice(0, 7) && time.slice(0, 10) > than.slice(0, 10);
  const first = times.find((time) => times.some((other) => isLaterInMonth(other, time))) ?? "";
  const later = times.find((time) => isLaterInMonth(time, first)) ?? "";
  await page.goto(`/${robin.nickname}`);
  await waitForHydration(page);
  await openDay(page, formatExpectedDay(ZONE, first));
  // Selects the tile as soon as it exists, before the browser paints it, quicker than any person.
  await page.evaluate(
    (value) => {
      const watch = new MutationObserver(() => {
        const tile = document.querySelector<HTMLInputElement>(`input[name=slot][value="${value}"]`);
        if (tile === null) return;
        watch.disconnect();
        tile.click();
      });
      watch.observe(document.body, { subtree: true, childList: true });
    },
    `${later.slice(0, 19)}Z`,
  );
  await openDay(page, formatExpectedDay(ZONE, later));
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await expect(getTimeTile(page, formatExpectedTime(ZONE, later))).toBeChecked();
});

test("a time stays chosen when its day is opened again", async ({ page, host }) => {
  const robin = await host({ custom: { duration: 15 } });
  const [first = "", second = ""] = await robin.freeTimes();
  await page.goto(`/${robin.nickname}?slot=${encodeURIComponent(`${first.slice(0, 19)}Z`)}`);
  await waitForHydration(page);
  await openDay(page, formatExpectedDay(ZONE, first));
  for (const time of [second, first]) {
    await getTimeTile(page, formatExpectedTime(ZONE, time)).check();
    await openDay(page, formatExpectedDay(ZONE, first));
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await expect(getDayTimes(page, formatExpectedDay(ZONE, first)).locator("input:checked")).toHaveValue(
      `${time.slice(0, 19)}Z`,
    );
  }
});

test("a time chosen while the page renders in another zone stays chosen", async ({ page, host }) => {
  const robin = await host({ custom: { duration: 15 } });
  const [first = "", second = ""] = await robin.freeTimes();
  await page.goto(`/${robin.nickname}`);
  await waitForHydration(page);
  await openDay(page, formatExpectedDay(ZONE, first));
  await getTimeTile(page, formatExpectedTime(ZONE, first)).check();
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/[?&]h=/, async (route) => {
    await released;
    await route.continue();
  });
  await page.getByRole("link", { name: "Show 12-hour times" }).click();
  await getTimeTile(page, formatExpectedTime(ZONE, second)).check();
  release();
  const times = getDayTimes(page, formatExpectedDay(ZONE, first));
  await expect(times.getByText(/[ap]m/i).first()).toBeVisible();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await expect(times.locator("input:checked")).toHaveValue(`${second.slice(0, 19)}Z`);
});
