import type { Page } from "@playwright/test";
import { openConsole } from "../support/console-page";
import { findAxeViolations } from "../support/find-axe-violations";
import { findOwner } from "../support/find-owner";
import { type Api, addMinutesIso, expect, type StoryHost, test } from "../support/fixtures";
import { formatExpectedDay, formatExpectedLocalDate } from "../support/format-expected";
import { openHoursEditor, submitChanges } from "../support/open-hours-editor";
import { signInBrowser } from "../support/sign-in-browser";

const WEEKDAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/** The date a number of days from today, in the host's zone; days there may not have 24 hours. */
const formatDateAfter = ({ timezone }: StoryHost, days: number) =>
  addMinutesIso(
    `${formatExpectedLocalDate(timezone, new Date().toISOString())}T12:00:00Z`,
    days * 1440,
  ).slice(0, 10);

/** Asserts if the booking page offers times on each of these dates. */
async function assertOffered(page: Page, host: StoryHost, dates: Record<string, boolean>) {
  for (const [date, offered] of Object.entries(dates)) {
    await page.goto(`/${host.nickname}?month=${date.slice(0, 7)}`);
    const day = page.getByRole("grid").getByRole("link", { name: formatExpectedDay("UTC", date) });
    await expect(day, date).toHaveAccessibleName(offered ? /^\d+ times?,/ : /^Unavailable,/);
  }
}

const findDay = (page: Page, date: string) => page.locator(`.year-months [data-date="${date}"]`);

test("a teacher alternates weekly hours, and bookers are offered those days", {
  tag: "@main",
}, async ({ page, host, api, context }) => {
  test.slow();
  const { robin } = await openHoursEditor({ page, host, api, context });
  await page.getByRole("button", { name: "Alternate weeks" }).click();
  await expect(page.getByText("The alternating weeks are all the same.")).toBeVisible();
  await page.getByRole("tab", { name: /^Week 1/ }).press("ArrowRight");
  await expect(page.getByRole("tab", { name: "Week 2" })).toBeFocused();
  for (const day of ["Monday", "Tuesday"])
    await page.getByRole("checkbox", { name: day, exact: true }).uncheck();
  await expect(page.getByText("The alternating weeks are all the same.")).toHaveCount(0);
  await submitChanges(page);
  await page.reload();
  await expect(page.getByRole("tab", { name: /^Week 1/ })).toHaveText(/this week/);

  const today = new Date(formatDateAfter(robin, 0));
  const monday = 8 - (today.getUTCDay() || 7);
  await assertOffered(page, robin, {
    [formatDateAfter(robin, monday)]: false,
    [formatDateAfter(robin, monday + 1)]: false,
    [formatDateAfter(robin, monday + 2)]: true,
    [formatDateAfter(robin, monday + 7)]: true,
    [formatDateAfter(robin, monday + 14)]: false,
  });
});

test("a shop closes on holidays and on chosen days of the year, and bookers read that", async ({
  page,
  host,
  api,
  context,
}) => {
  test.slow();
  const { robin } = await openHoursEditor({ page, host, api, context });
  const [closed = "", open = ""] = await findHolidays(api, formatDateAfter(robin, 20));
  await page.getByRole("combobox", { name: "Country" }).selectOption("FR");
  await expect(findDay(page, closed)).toHaveAccessibleName(/^Closed,/);
  await page.getByText(new RegExp(`^${open.slice(0, 4)}: closed on \\d+ holiday`)).click();
  const name = (await findDay(page, open).getAttribute("aria-label"))?.split(", ").at(-1) ?? "";
  await page
    .getByRole("group")
    .filter({ hasText: `${open.slice(0, 4)}:` })
    .getByRole("switch", { name: new RegExp(name) })
    .first()
    .click();
  await expect(findDay(page, open)).not.toHaveAccessibleName(/^Closed,/);

  // Selects three days by keyboard.
  const [first = "", second = "", third = "", fourth = ""] = [5, 6, 7, 8].map((day) =>
    formatDateAfter(robin, day),
  );
  await findDay(page, first).focus();
  await page.keyboard.press("Shift+ArrowRight");
  await page.keyboard.press("Shift+ArrowRight");
  await expect(findDay(page, third)).toBeFocused();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Add days" });
  await dialog.getByRole("radio", { name: "Closed" }).check({ force: true });
  await dialog.getByRole("textbox", { name: "Name" }).fill("Inventory");
  await dialog.getByRole("button", { name: "Apply" }).click();
  await expect(findDay(page, second)).toHaveAccessibleName(/^Closed, .*, Inventory$/);

  // Edits one day by mouse, which is copied to another one.
  const [fair = "", copy = ""] = [10, 12].map((day) => formatDateAfter(robin, day));
  await findDay(page, fair).click();
  await dialog.getByLabel("Bookable times: to").fill("10:00");
  await dialog.getByRole("button", { name: "Copy to other days" }).click();
  await findDay(page, copy).click();
  await page.getByRole("button", { name: "Copy to 1 day" }).click();
  await expect(findDay(page, copy)).toHaveAccessibleName(/^09:00–10:00,/);
  await submitChanges(page);

  await assertOffered(page, robin, {
    [first]: false,
    [second]: false,
    [third]: false,
    [fourth]: true,
    [closed]: false,
    [open]: true,
  });
  for (const date of [fair, copy]) {
    await page.goto(`/${robin.nickname}?month=${date.slice(0, 7)}`);
    await expect(
      page.getByRole("grid").getByRole("link", { name: formatExpectedDay("UTC", date) }),
    ).toHaveAccessibleName(/^2 times,/);
  }
});

/** Returns the first two holidays of France from this date on. */
async function findHolidays(api: Api, from: string) {
  const year = Number(from.slice(0, 4));
  const lists = await Promise.all(
    [year, year + 1].map((one) => api<{ date: string }[]>("GET", `/v2/holidays?country=FR&year=${one}`)),
  );
  return [...new Set(lists.flat().map(({ date }) => date))].filter((date) => date >= from);
}

test("a parent opens a single Thursday morning, and bookers get no other day", async ({
  page,
  host,
  api,
  context,
}) => {
  test.slow();
  const { robin } = await openHoursEditor({ page, host, api, context });
  for (const day of WEEKDAYS) await page.getByRole("checkbox", { name: day, exact: true }).uncheck();
  await expect(page.getByText("With your unsaved changes")).toBeVisible();
  await expect(page.getByRole("button", { name: /, no times$/ })).toHaveCount(14);
  const untilThursday = (11 - new Date(formatDateAfter(robin, 0)).getUTCDay()) % 7;
  const [before = "", thursday = "", next = ""] = [6, 7, 14].map((days) =>
    formatDateAfter(robin, untilThursday + days),
  );
  await findDay(page, thursday).click();
  const dialog = page.getByRole("dialog", { name: "Add days" });
  await dialog.getByLabel("Bookable times: to").fill("11:00");
  await dialog.getByRole("button", { name: "Apply" }).click();
  await expect(findDay(page, thursday)).toHaveAccessibleName(/^09:00–11:00,/);
  await submitChanges(page);
  await assertOffered(page, robin, { [before]: false, [thursday]: true, [next]: false });
  await page.goto(`/${robin.nickname}?tz=Europe/Paris&day=${thursday}`);
  await expect(page.getByRole("radio")).toHaveCount(4);
});

test("a consultant works from Tokyo for some days, and previews the change", async ({
  page,
  host,
  api,
  context,
}) => {
  test.slow();
  const { robin, user } = await openHoursEditor({ page, host, api, context });
  const [first = "", last = "", back = ""] = [3, 5, 7].map((days) => formatDateAfter(robin, days));
  const event = await robin.plan([`${last}T14:00:00.000Z`], []);
  await api("POST", `/v2/events/${event._id}/confirm`, {});
  await page.getByRole("button", { name: "Add trip" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("From", { exact: true }).fill(first);
  await dialog.getByLabel("Until (inclusive)").fill(last);
  await dialog.getByRole("combobox", { name: "Time zone there" }).selectOption("Asia/Tokyo");
  await expect(
    dialog.getByText(
      /^\d+ more bookable times, \d+ fewer in the next 28 days; 1 meeting falls outside these hours$/,
    ),
  ).toBeVisible();
  await expect(dialog.getByRole("link", { name: "Kitchen plans" })).toBeVisible();
  expect(await findAxeViolations(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(findDay(page, last)).toHaveAccessibleName(/Tokyo/);
  const { travel } = await api<{ travel: object[] }>("GET", `/v2/users/${user}`);
  expect(travel).toMatchObject([{ start_date: first, end_date: last, timezone: "Asia/Tokyo" }]);

  // Nine to five in Tokyo is one to nine or midnight to eight in Paris.
  await page.goto(`/${robin.nickname}?tz=Europe/Paris&day=${last}`);
  await expect(page.getByRole("radio", { name: "07:30" })).toBeVisible();
  await expect(page.getByRole("radio", { name: "10:00" })).toHaveCount(0);
  await page.goto(`/${robin.nickname}?tz=Europe/Paris&day=${back}`);
  await expect(page.getByRole("radio", { name: "10:00" })).toBeVisible();
});

test("a user enters an absence by hand and imports others from a calendar file", { tag: "@main" }, async ({
  page,
  host,
  api,
  context,
}) => {
  test.slow();
  const { robin } = await openHoursEditor({ page, host, api, context });
  const [first = "", last = "", imported = "", back = ""] = [3, 4, 6, 7].map((day) =>
    formatDateAfter(robin, day),
  );
  await page.getByRole("button", { name: "Add time off" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("From").fill(first);
  await dialog.getByLabel("Until (inclusive)").fill(last);
  await dialog.getByRole("textbox", { name: "Name" }).fill("Skiing");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(findDay(page, last)).toHaveAccessibleName(/^Away, .*, Skiing$/);

  await page.getByRole("button", { name: "Import time off" }).click();
  const choose = (buffer: string) =>
    dialog
      .getByLabel("Calendar file")
      .setInputFiles({ name: "leave.ics", mimeType: "text/calendar", buffer: Buffer.from(buffer) });
  await choose("date,what\n2026-12-24,leave");
  await expect(dialog.getByRole("alert")).toHaveText(/We can’t read this file/);
  await choose(buildCalendar({ Course: imported, Skiing: first }));
  await expect(dialog.getByRole("checkbox", { name: /Course/ })).toBeChecked();
  await expect(dialog.getByRole("checkbox", { name: /already time off/ })).not.toBeChecked();
  await dialog.getByRole("button", { name: "Add 1 entry" }).click();
  await expect(findDay(page, imported)).toHaveAccessibleName(/^Away, .*, Course$/);
  await assertOffered(page, robin, { [first]: false, [last]: false, [imported]: false, [back]: true });

  await openConsole(page, "/availability");
  await expect(findDay(page, imported)).toHaveAccessibleName(/^Away,/);
  await findDay(page, imported).click();
  await page.getByRole("dialog", { name: "Away" }).getByRole("button", { name: "Delete" }).click();
  await expect(findDay(page, imported)).not.toHaveAccessibleName(/^Away,/);
});

/** Entries of one day each, by their names. */
const buildCalendar = (days: Record<string, string>) =>
  [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    ...Object.entries(days).flatMap(([name, date]) => [
      "BEGIN:VEVENT",
      `UID:${name}`,
      `SUMMARY:${name}`,
      `DTSTART;VALUE=DATE:${date.replaceAll("-", "")}`,
      "END:VEVENT",
    ]),
    "END:VCALENDAR",
  ].join("\r\n");

test.describe("with reduced motion", () => {
  test("hours with every setting break no rule of WCAG 2.2 AA and fit a phone", async ({
    page,
    host,
    api,
    context,
  }) => {
    test.setTimeout(180_000); // Axe reads each dialog completely.
    await page.setViewportSize({ width: 1280, height: 900 });
    const robin = await host();
    const user = await findOwner(api, robin);
    await createOtherHours(api, robin, user);
    await signInBrowser(context, user);
    await openConsole(page, "/availability");
    await expect(findDay(page, formatDateAfter(robin, 4))).toHaveAccessibleName(/^Away,/);
    for (const fold of await page.locator("summary.fold").all()) await fold.click();
    await page.getByRole("button", { name: "Alternate weeks" }).click();
    expect(await findAxeViolations(page)).toEqual([]);
    for (const days of [1, 2, 4, 5]) {
      await page.setViewportSize({ width: 1280, height: 900 });
      await findDay(page, formatDateAfter(robin, days)).click();
      await expect(page.getByRole("dialog").getByRole("button").last()).toBeVisible();
      expect(await findAxeViolations(page), `day ${days}`).toEqual([]);
      await page.setViewportSize({ width: 360, height: 780 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
      await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
      await expect(page.getByRole("dialog")).toHaveCount(0);
    }
  });
});

test("the save bar on a phone never covers the focused field", async ({ page, host, api, context }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openHoursEditor({ page, host, api, context });
  await page.getByRole("checkbox", { name: "Sunday", exact: true }).uncheck();
  await page.getByRole("checkbox", { name: "Monday", exact: true }).focus();
  const covered: string[] = [];
  for (let steps = 0; steps < 60; steps += 1) {
    await page.keyboard.press("Tab");
    const found = await page.evaluate(() => {
      const [field, save] = [document.activeElement, document.querySelector("main [data-save]")];
      const bar = save?.parentElement;
      if (!field || !bar || !field.closest("main form") || bar.contains(field)) return null;
      const box = field.getBoundingClientRect();
      const hides = bar.getBoundingClientRect().top < box.bottom - 1 && box.height < 300;
      return hides ? `${field.outerHTML.slice(0, 80)} ends at ${box.bottom}` : null;
    });
    if (found) covered.push(found);
  }
  expect(covered).toEqual([]);
});

test.describe("in forced colours", () => {
  test.use({ contextOptions: { forcedColors: "active" } });

  test("switches and days of the year are distinguishable in each state", async ({
    page,
    host,
    api,
    context,
  }) => {
    test.slow();
    const { robin, user } = await openHoursEditor({ page, host, api, context });
    await createOtherHours(api, robin, user);
    await page.reload();
    const look = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => {
          const { borderStyle, borderWidth, borderColor, backgroundColor, color } = getComputedStyle(element);
          return [borderStyle, borderWidth, borderColor, backgroundColor, color].join(" ");
        });
    await expect(findDay(page, formatDateAfter(robin, 4))).toHaveAccessibleName(/^Away,/);
    const states = ["week-open", "entry-open", "holiday-closed", "away"];
    const countLooks = async () =>
      new Set(await Promise.all(states.map((state) => look(`.year-months [data-state="${state}"]`)))).size;
    await expect.poll(countLooks).toBe(states.length); // A colour transition may still be running.
    await page.getByRole("switch", { name: /^All-day events/ }).click();
    const [on, off] = await Promise.all(
      ["true", "false"].map((checked) => look(`main [role="switch"][aria-checked="${checked}"] > span`)),
    );
    expect(on).not.toBe(off);
  });
});

/** Creates other hours in 2 days, an absence in 4 days and travel in 5 days. */
async function createOtherHours(api: Api, host: StoryHost, user: string) {
  const on = (days: number) => ({
    start_date: formatDateAfter(host, days),
    end_date: formatDateAfter(host, days),
  });
  const [hours] = await api<{ _id: string }[]>("GET", `/v2/users/${user}/availabilities?all=true`);
  await api("PUT", `/v2/users/${user}/availabilities/${hours?._id}`, {
    dates: [
      { ...on(2), slots: [{ start_time: "10:00", end_time: "12:00" }], label: "Open day" },
      { ...on(-9), enabled: false },
    ],
    holidays: { country: "DE", region: "BY", except: [] },
    minimum_notice: 120,
    limits: [{ per: "day", count: 4 }],
    end_date: formatDateAfter(host, 400),
  });
  await api("POST", `/v2/users/${user}/absences`, { ...on(4), label: "Dentist" });
  await api("PUT", `/v2/users/${user}`, { user: { travel: [{ ...on(5), timezone: "Asia/Tokyo" }] } });
}
