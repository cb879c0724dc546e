import type { Page } from "@playwright/test";
import {
  changeFields,
  getDayTimes,
  getTimeTile,
  openDay,
  openDetailsStep,
  waitForHydration,
} from "../support/booking-steps";
import { addMinutesIso, expect, FIRST_NAME, FULL_NAME, type StoryHost, test } from "../support/fixtures";
import {
  formatExpectedDate,
  formatExpectedDay,
  formatExpectedLocalDate,
  formatExpectedOffset,
  formatExpectedTime,
} from "../support/format-expected";

const ZONE = "Asia/Kolkata";

test.use({ locale: "en-GB", timezoneId: ZONE });

/** The first free time, and one of the second day, so that a day has to be chosen too. */
async function pickTime(host: StoryHost) {
  const free = await host.freeTimes();
  const toLocalDay = (start: string) => formatExpectedLocalDate(ZONE, start);
  const [opening = ""] = free;
  const second = free.find((start) => toLocalDay(start) !== toLocalDay(opening)) ?? "";
  const chosenTime = free[free.indexOf(second) + 3] ?? "";
  return { opening, chosenTime, free };
}

async function assertConfirmed(page: Page, host: StoryHost, start: string) {
  await expect(page).toHaveURL(/\/event\/[0-9a-f]{24}\?key=/);
  const main = page.getByRole("main");
  await expect(main).toContainText("Confirmed");
  await expect(main).toContainText(formatExpectedDate(ZONE, start));
  await expect(main).toContainText(
    `${formatExpectedTime(ZONE, start)} – ${formatExpectedTime(ZONE, addMinutesIso(start, 30))}`,
  );
  await expect(main).toContainText(`Kolkata (${formatExpectedOffset(ZONE, start)})`);
  await expect(main).toContainText(
    `${formatExpectedTime(host.timezone, start)} in Paris (${formatExpectedOffset(host.timezone, start)}) for ${FIRST_NAME}`,
  );
  await expect(page.getByRole("link", { name: "Calendar file" })).toBeVisible();
}

async function assertBooked(host: StoryHost, start: string, free: string[]) {
  const [event, ...others] = await host.events();
  expect(others).toEqual([]);
  expect(event?.confirmed.flag).toBe(true);
  expect(event?.dates.map(({ date, end_date }) => [date, end_date])).toEqual([
    [start, addMinutesIso(start, 30)],
  ]);
  const booker = event?.invitees.find(({ email }) => email === "ana@mail.example");
  expect(booker).toMatchObject({ full_name: "Ana Duarte", timezone: ZONE, su: false });
  expect(event?.dates[0]?.votes.yes.map(({ created_by }) => created_by.invitee)).toContain(booker?._id);
  expect(event?.dates[0]?.votes.no).toEqual([]);
  expect(await host.freeTimes()).toEqual(free.filter((other) => other !== start));
}

test("a booker books a time", { tag: "@main" }, async ({ page, host }) => {
  const robin = await host();
  const { opening, chosenTime, free } = await pickTime(robin);

  await page.goto(`/${robin.nickname}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Book a time with ${FIRST_NAME}`);
  await expect(page.getByText(FULL_NAME, { exact: true })).toBeVisible();
  const zone = `Times shown in Kolkata (${formatExpectedOffset(ZONE, opening)})`;
  await expect(getDayTimes(page, formatExpectedDay(ZONE, opening))).toBeVisible();
  await expect(getDayTimes(page, zone)).toBeVisible();
  await expect(getTimeTile(page, formatExpectedTime(ZONE, opening))).toBeVisible();

  await openDay(page, formatExpectedDay(ZONE, chosenTime));
  await getTimeTile(page, formatExpectedTime(ZONE, chosenTime)).check();
  await openDetailsStep(page);
  const chosen = page.getByRole("region", { name: "Selected time" });
  await expect(chosen).toContainText(formatExpectedDay(ZONE, chosenTime));
  await expect(chosen).toContainText(formatExpectedTime(ZONE, chosenTime));
  await changeFields(page, { Name: "Ana Duarte", Email: "ana@mail.example" });
  await page.getByRole("button", { name: "Book" }).click();

  await assertConfirmed(page, robin, chosenTime);
  await assertBooked(robin, chosenTime, free);
  await page.goto(`/${robin.nickname}?day=${formatExpectedLocalDate(ZONE, chosenTime)}`);
  await expect(getDayTimes(page, formatExpectedDay(ZONE, chosenTime))).toBeVisible();
  await expect(page.getByRole("radio").first()).toBeVisible();
  await expect(getTimeTile(page, formatExpectedTime(ZONE, chosenTime))).toHaveCount(0);
});

test("a time chosen before hydration stays chosen", async ({ page, host }) => {
  const robin = await host({ timezone: ZONE });
  let arrive = () => {};
  const arriving = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/\.js$/, async (route) => {
    await arriving;
    await route.continue();
  });
  await page.goto(`/${robin.nickname}?tz=${ZONE}`, { waitUntil: "commit" });
  await getTimeTile(page, "10:00").check();
  arrive();
  await waitForHydration(page);
  await expect(getTimeTile(page, "10:00")).toBeChecked();
});

test("Back and Change keep the chosen time", async ({ page, host }) => {
  const robin = await host();
  const { chosenTime } = await pickTime(robin);
  await page.goto(`/${robin.nickname}`);
  await openDay(page, formatExpectedDay(ZONE, chosenTime));
  await getTimeTile(page, formatExpectedTime(ZONE, chosenTime)).check();
  await openDetailsStep(page);
  await page.getByRole("link", { name: "Change" }).click();
  await expect(getDayTimes(page, formatExpectedDay(ZONE, chosenTime))).toBeVisible();
  await expect(getTimeTile(page, formatExpectedTime(ZONE, chosenTime))).toBeChecked();
  await page.goBack();
  await expect(page.getByRole("region", { name: "Selected time" })).toContainText(
    formatExpectedDay(ZONE, chosenTime),
  );
  await page.goBack();
  await expect(getDayTimes(page, formatExpectedDay(ZONE, chosenTime))).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a booker books a time", { tag: "@main" }, async ({ page, host }) => {
    const robin = await host();
    const { chosenTime, free } = await pickTime(robin);

    await page.goto(`/${robin.nickname}`);
    await page.getByRole("link", { name: "All time zones" }).click();
    await page.getByRole("combobox", { name: "Time zone" }).selectOption(ZONE);
    await page.getByRole("button", { name: "Change" }).click();
    await page.waitForURL((url) => url.searchParams.get("tz") === ZONE);
    await openDay(page, formatExpectedDay(ZONE, chosenTime));
    await getTimeTile(page, formatExpectedTime(ZONE, chosenTime)).check();
    await openDetailsStep(page);
    await changeFields(page, { Name: "Ana Duarte", Email: "ana@mail" });
    await page.getByRole("button", { name: "Book" }).click();
    await page.getByRole("link", { name: /^Enter an email address like/ }).click();
    await expect(page.getByRole("textbox", { name: "Name" })).toHaveValue("Ana Duarte");
    await changeFields(page, { Email: "ana@mail.example" });
    await page.getByRole("button", { name: "Book" }).click();

    await assertConfirmed(page, robin, chosenTime);
    await assertBooked(robin, chosenTime, free);
    await page.goto(`/${robin.nickname}?tz=${ZONE}&day=${formatExpectedLocalDate(ZONE, chosenTime)}`);
    await expect(page.getByRole("radio").first()).toBeVisible();
    await expect(getTimeTile(page, formatExpectedTime(ZONE, chosenTime))).toHaveCount(0);
  });
});
