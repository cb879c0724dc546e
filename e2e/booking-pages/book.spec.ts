import type { Page } from "@playwright/test";
import { expect, FIRST_NAME, FULL_NAME, type Host, minutesAfter, test } from "../support/fixtures";
import { continueToDetails, fillIn, findTimes, openDay, timeTile, untilInteractive } from "../support/steps";
import { dateIn, dayIn, localDateIn, offsetIn, timeIn } from "../support/words";

const ZONE = "Asia/Kolkata";

test.use({ locale: "en-GB", timezoneId: ZONE });

/** The first free time, and one of the second day, so that a day has to be chosen too. */
async function wantedTime(host: Host) {
  const free = await host.freeTimes();
  const toLocalDay = (start: string) => localDateIn(ZONE, start);
  const [opening = ""] = free;
  const second = free.find((start) => toLocalDay(start) !== toLocalDay(opening)) ?? "";
  const wanted = free[free.indexOf(second) + 3] ?? "";
  return { opening, wanted, free };
}

async function expectConfirmed(page: Page, host: Host, start: string) {
  await expect(page).toHaveURL(/\/event\/[0-9a-f]{24}\?key=/);
  const main = page.getByRole("main");
  await expect(main).toContainText("Confirmed");
  await expect(main).toContainText(dateIn(ZONE, start));
  await expect(main).toContainText(`${timeIn(ZONE, start)} – ${timeIn(ZONE, minutesAfter(start, 30))}`);
  await expect(main).toContainText(`Kolkata (${offsetIn(ZONE, start)})`);
  await expect(main).toContainText(
    `${timeIn(host.timezone, start)} in Paris (${offsetIn(host.timezone, start)}) for ${FIRST_NAME}`,
  );
  await expect(page.getByRole("link", { name: "Calendar file" })).toBeVisible();
}

async function expectBooked(host: Host, start: string, free: string[]) {
  const [event, ...others] = await host.events();
  expect(others).toEqual([]);
  expect(event?.confirmed.flag).toBe(true);
  expect(event?.dates.map(({ date, end_date }) => [date, end_date])).toEqual([
    [start, minutesAfter(start, 30)],
  ]);
  const booker = event?.invitees.find(({ email }) => email === "ana@mail.example");
  expect(booker).toMatchObject({ full_name: "Ana Duarte", timezone: ZONE, su: false });
  expect(event?.dates[0]?.votes.yes.map(({ created_by }) => created_by.invitee)).toContain(booker?._id);
  expect(event?.dates[0]?.votes.no).toEqual([]);
  expect(await host.freeTimes()).toEqual(free.filter((other) => other !== start));
}

test("books a time", { tag: "@main" }, async ({ page, host }) => {
  const robin = await host();
  const { opening, wanted, free } = await wantedTime(robin);

  await page.goto(`/${robin.nickname}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Book a time with ${FIRST_NAME}`);
  await expect(page.getByText(FULL_NAME, { exact: true })).toBeVisible();
  const zone = `Times in Kolkata (${offsetIn(ZONE, opening)})`;
  await expect(findTimes(page, dayIn(ZONE, opening))).toBeVisible();
  await expect(findTimes(page, zone)).toBeVisible();
  await expect(timeTile(page, timeIn(ZONE, opening))).toBeVisible();

  await openDay(page, dayIn(ZONE, wanted));
  await timeTile(page, timeIn(ZONE, wanted)).check();
  await continueToDetails(page);
  const chosen = page.getByRole("region", { name: "Chosen time" });
  await expect(chosen).toContainText(dayIn(ZONE, wanted));
  await expect(chosen).toContainText(timeIn(ZONE, wanted));
  await fillIn(page, { Name: "Ana Duarte", "E-mail": "ana@mail.example" });
  await page.getByRole("button", { name: "Book" }).click();

  await expectConfirmed(page, robin, wanted);
  await expectBooked(robin, wanted, free);
  await page.goto(`/${robin.nickname}?day=${localDateIn(ZONE, wanted)}`);
  await expect(findTimes(page, dayIn(ZONE, wanted))).toBeVisible();
  await expect(page.getByRole("radio").first()).toBeVisible();
  await expect(timeTile(page, timeIn(ZONE, wanted))).toHaveCount(0);
});

test("a time chosen before the scripts have come stays chosen", async ({ page, host }) => {
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
  await timeTile(page, "10:00").check();
  arrive();
  await untilInteractive(page);
  await expect(timeTile(page, "10:00")).toBeChecked();
});

test("Back and Change keep the chosen time", async ({ page, host }) => {
  const robin = await host();
  const { wanted } = await wantedTime(robin);
  await page.goto(`/${robin.nickname}`);
  await openDay(page, dayIn(ZONE, wanted));
  await timeTile(page, timeIn(ZONE, wanted)).check();
  await continueToDetails(page);
  await page.getByRole("link", { name: "Change" }).click();
  await expect(findTimes(page, dayIn(ZONE, wanted))).toBeVisible();
  await expect(timeTile(page, timeIn(ZONE, wanted))).toBeChecked();
  await page.goBack();
  await expect(page.getByRole("region", { name: "Chosen time" })).toContainText(dayIn(ZONE, wanted));
  await page.goBack();
  await expect(findTimes(page, dayIn(ZONE, wanted))).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("books a time", { tag: "@main" }, async ({ page, host }) => {
    const robin = await host();
    const { wanted, free } = await wantedTime(robin);

    await page.goto(`/${robin.nickname}`);
    await page.getByRole("link", { name: "All time zones" }).click();
    await page.getByRole("combobox", { name: "Time zone" }).selectOption(ZONE);
    await page.getByRole("button", { name: "Change" }).click();
    await page.waitForURL((url) => url.searchParams.get("tz") === ZONE);
    await openDay(page, dayIn(ZONE, wanted));
    await timeTile(page, timeIn(ZONE, wanted)).check();
    await continueToDetails(page);
    await fillIn(page, { Name: "Ana Duarte", "E-mail": "ana@mail" });
    await page.getByRole("button", { name: "Book" }).click();
    await page.getByRole("link", { name: /^Enter an e-mail address like/ }).click();
    await expect(page.getByRole("textbox", { name: "Name" })).toHaveValue("Ana Duarte");
    await fillIn(page, { "E-mail": "ana@mail.example" });
    await page.getByRole("button", { name: "Book" }).click();

    await expectConfirmed(page, robin, wanted);
    await expectBooked(robin, wanted, free);
    await page.goto(`/${robin.nickname}?tz=${ZONE}&day=${localDateIn(ZONE, wanted)}`);
    await expect(page.getByRole("radio").first()).toBeVisible();
    await expect(timeTile(page, timeIn(ZONE, wanted))).toHaveCount(0);
  });
});
