import { devices } from "@playwright/test";
import {
  changeFields,
  getDayTimes,
  getTimeTile,
  openDay,
  openDetailsStep,
  waitForHydration,
} from "../support/booking-steps";
import { addMinutesIso, expect, FIRST_NAME, test } from "../support/fixtures";
import {
  buildTime12Pattern,
  formatExpectedDate,
  formatExpectedDay,
  formatExpectedLocalDate,
  formatExpectedOffset,
  formatExpectedTime,
} from "../support/format-expected";

test.describe("on a phone in Auckland", () => {
  const { defaultBrowserType, ...phone } = devices["Pixel 7"];
  const ZONE = "Pacific/Auckland";
  const LOCALE = "en-NZ";
  test.use({ ...phone, viewport: { width: 390, height: 844 }, locale: LOCALE, timezoneId: ZONE });

  test("a booker books with a host in Los Angeles in their own zone", { tag: "@main" }, async ({
    page,
    host,
  }) => {
    const robin = await host({ timezone: "America/Los_Angeles" });
    const free = await robin.freeTimes();
    const chosen = free[20] as string;

    await page.goto(`/${robin.nickname}?h=24`);
    await expect(
      getDayTimes(page, `Times shown in Auckland (${formatExpectedOffset(ZONE, chosen)})`),
    ).toBeVisible();
    await openDay(page, formatExpectedDay(ZONE, chosen, LOCALE));
    const tile = getTimeTile(page, formatExpectedTime(ZONE, chosen));
    await expect(tile).toHaveAccessibleName(
      new RegExp(`${formatExpectedTime(robin.timezone, chosen)} for ${FIRST_NAME}$`),
    );
    await tile.tap();
    await expect(tile).toBeChecked();
    await openDetailsStep(page);

    await page.getByRole("link", { name: "Change" }).tap();
    await page.getByRole("combobox", { name: "Time zone" }).selectOption("Pacific/Honolulu");
    await expect(getDayTimes(page, formatExpectedDay("Pacific/Honolulu", chosen, LOCALE))).toBeVisible();
    await expect(getTimeTile(page, formatExpectedTime("Pacific/Honolulu", chosen))).toBeChecked();
    await page.getByRole("combobox", { name: "Time zone" }).selectOption(ZONE);
    await expect(tile).toBeChecked();
    await openDetailsStep(page);
    await changeFields(page, { Name: "Mere Ngata", Email: "mere@mail.example" });
    await page.getByRole("button", { name: "Book" }).tap();

    const main = page.getByRole("main");
    await expect(main).toContainText(formatExpectedDate(ZONE, chosen, LOCALE));
    await expect(main).toContainText(
      `${formatExpectedTime(ZONE, chosen)} – ${formatExpectedTime(ZONE, addMinutesIso(chosen, 30))}`,
    );
    await expect(main).toContainText(`Auckland (${formatExpectedOffset(ZONE, chosen)})`);
    await page.getByRole("combobox", { name: "Time zone" }).selectOption("UTC");
    await expect(main).toContainText(
      `${formatExpectedTime("UTC", chosen)} – ${formatExpectedTime("UTC", addMinutesIso(chosen, 30))}`,
    );
    const [event] = await robin.events();
    expect(event?.dates.map(({ date, end_date }) => [date, end_date])).toEqual([
      [chosen, addMinutesIso(chosen, 30)],
    ]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });

  test("a chosen time survives a change of the zone", async ({ page, host }) => {
    const robin = await host({ timezone: "America/Los_Angeles" });
    const chosen = (await robin.freeTimes())[20] as string;
    await page.goto(`/${robin.nickname}?h=24&tz=${ZONE}&day=${formatExpectedLocalDate(ZONE, chosen)}`);
    await waitForHydration(page);
    await getTimeTile(page, formatExpectedTime(ZONE, chosen)).tap();
    await page.getByRole("combobox", { name: "Time zone" }).selectOption("Pacific/Honolulu");
    await expect(getDayTimes(page, "Times shown in Honolulu")).toBeVisible();
    await expect(getDayTimes(page, formatExpectedDay("Pacific/Honolulu", chosen, LOCALE))).toBeVisible();
    await expect(getTimeTile(page, formatExpectedTime("Pacific/Honolulu", chosen))).toBeChecked();
    await page.getByRole("link", { name: "Show 12-hour times" }).tap();
    await expect(getTimeTile(page, buildTime12Pattern("Pacific/Honolulu", chosen))).toBeChecked();
  });
});

test.describe("in Paris", () => {
  const ZONE = "Europe/Paris";
  test.use({ locale: "en-GB", timezoneId: ZONE });

  /** The eve of the next clock change, at 09:00 there, not before the day after tomorrow. */
  function nextEve(): string {
    const noon = `${new Date().toISOString().slice(0, 10)}T12:00:00.000Z`;
    for (let day = 2; day < 300; day++) {
      const [eve, next] = [addMinutesIso(noon, day * 1440), addMinutesIso(noon, (day + 1) * 1440)];
      if (formatExpectedOffset(ZONE, eve) !== formatExpectedOffset(ZONE, next)) return eve;
    }
    throw new Error("No change of clocks within 300 days.");
  }

  test("nine o'clock stays nine o'clock across a daylight saving change", async ({ page, host }) => {
    const robin = await host({
      timezone: ZONE,
      availability: { days_after_as_busy: null },
      custom: { auto_confirm: false, min_dates: 2 },
    });
    const eve = nextEve();
    const morrow = addMinutesIso(eve, 1440);
    const proposed: string[] = [];

    await page.goto(`/${robin.nickname}?month=${formatExpectedLocalDate(ZONE, eve).slice(0, 7)}`);
    for (const day of [eve, morrow]) {
      await openDay(page, formatExpectedDay(ZONE, day));
      await expect(
        getDayTimes(page, `Times shown in Paris (${formatExpectedOffset(ZONE, day)})`),
      ).toBeVisible();
      const [first] = await page.getByRole("checkbox").all();
      await expect(page.getByRole("checkbox").first()).toHaveAccessibleName("09:00");
      await expect(page.getByRole("checkbox")).toHaveCount(16);
      await first?.check();
      await expect(page.getByRole("heading", { name: `${proposed.push(day)} of 2 selected` })).toBeVisible();
    }
    await openDetailsStep(page);
    await changeFields(page, { Name: "Ana Duarte", Email: "ana@mail.example" });
    await page.getByRole("button", { name: "Send request" }).click();
    const main = page.getByRole("main");
    await expect(main).toContainText("Request sent");
    for (const day of [eve, morrow]) {
      const proposal = main.getByRole("listitem").filter({ hasText: formatExpectedDate(ZONE, day) });
      await expect(proposal).toContainText(`09:00 – 09:30 Paris (${formatExpectedOffset(ZONE, day)})`);
    }

    const [event] = await robin.events();
    const [before, after] = event?.dates.map(({ date }) => date) ?? [];
    expect(formatExpectedTime(ZONE, before ?? "")).toBe("09:00");
    expect(formatExpectedTime(ZONE, after ?? "")).toBe("09:00");
    const hours = (Date.parse(after ?? "") - Date.parse(before ?? "")) / 3_600_000;
    expect(hours).toBe(formatExpectedOffset(ZONE, eve) === "UTC+1" ? 23 : 25);
  });
});
