import type { Page } from "@playwright/test";
import { openConsole } from "../support/console-page";
import { findAxeViolations } from "../support/find-axe-violations";
import { findOwner } from "../support/find-owner";
import { addMinutesIso, expect, getDemo, type StoryHost, test } from "../support/fixtures";
import { formatExpectedDay, formatExpectedLocalDate } from "../support/format-expected";
import { openHoursEditor, submitChanges } from "../support/open-hours-editor";
import { signInBrowser } from "../support/sign-in-browser";

const ZONE = "Europe/Paris";

const getLimitField = (page: Page) =>
  page.getByRole("group", { name: "Limits" }).getByRole("spinbutton", { name: "At most" });

/** Asks why a time is not free. */
async function explainTime(page: Page, date: string, time: string) {
  await page.getByLabel("Date", { exact: true }).fill(date);
  await page.getByLabel("Time", { exact: true }).fill(time);
  await page.getByRole("button", { name: "Check" }).click();
}

async function assertUnavailable(page: Page, { nickname }: StoryHost, at: string) {
  const date = formatExpectedLocalDate(ZONE, at);
  await page.goto(`/${nickname}?tz=${ZONE}&month=${date.slice(0, 7)}`);
  await expect(page.locator(`[data-date="${date}"]`)).toHaveAccessibleName(
    `Unavailable, ${formatExpectedDay(ZONE, at)}`,
  );
}

test("a doctor limits bookings to two a day, sees what that changes and blocks, and undoes it", {
  tag: "@main",
}, async ({ page, host, api, context }) => {
  test.slow();
  const { robin } = await openHoursEditor({ page, host, api, context });
  const free = await robin.freeTimes();
  const today = free[0]?.slice(0, 10) ?? "";
  // Only a full day has three left.
  const [first = "", second = "", third = ""] = free.filter((start) => start.slice(0, 10) > today);
  await robin.take(first);
  await robin.take(second);
  const date = formatExpectedLocalDate(ZONE, third);

  await page.getByRole("button", { name: "Add limit" }).click();
  await getLimitField(page).fill("2");
  await expect(page.getByRole("heading", { name: "What changes" })).toBeVisible();
  await expect(page.getByText(/^\d+ fewer bookable times in the next 28 days$/).first()).toBeVisible();
  expect(await findAxeViolations(page)).toEqual([]);
  await submitChanges(page);
  await expect(page.getByRole("heading", { name: "What changes" })).toHaveCount(0);

  await explainTime(page, date, "15:00");
  await expect(page.getByText("The schedule’s limit is reached: at most 2 meetings a day.")).toBeVisible();
  expect(await findAxeViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "Raise the limit to 3 meetings a day" }).click();
  await expect(getLimitField(page)).toBeFocused();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("3");
  await submitChanges(page);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Undone")).toBeVisible();
  await expect(getLimitField(page)).toHaveValue("2");
  await assertUnavailable(page, robin, third);

  // A day off puts the two patients outside of the hours.
  await openConsole(page, "/availability");
  await page.getByRole("button", { name: "Add time off" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("From", { exact: true }).fill(date);
  await dialog.getByLabel("Until (inclusive)").fill(date);
  await expect(dialog.getByText("2 meetings fall outside these hours")).toBeVisible();
  await expect(dialog.getByRole("link", { name: "Faster than you" })).toHaveCount(2);
});

test("a consultant sets three days’ notice and full hours on one page, and undoes it", async ({
  page,
  host,
  api,
  context,
}) => {
  test.slow();
  const robin = await host();
  const owner = await findOwner(api, robin);
  await api("PUT", `/v2/users/${owner}/availabilities`, { minimum_notice: 60 });
  await signInBrowser(context, owner);
  const [first = ""] = await robin.freeTimes();

  await openConsole(page, `/pages/${robin.nickname}?tab=hours`);
  const notice = page.getByRole("spinbutton", { name: "Minimum notice" });
  await expect(notice).toHaveAttribute("placeholder", "1 hour");
  await page.getByRole("combobox", { name: "Minimum notice: Unit" }).selectOption("days");
  await notice.fill("3");
  await page.getByRole("spinbutton", { name: "Align start times to" }).fill("60");
  await expect(page.getByText(/^\d+ fewer bookable times in the next 28 days$/).first()).toBeVisible();
  expect(await findAxeViolations(page)).toEqual([]);
  await submitChanges(page);
  await assertUnavailable(page, robin, first);
  const later = formatExpectedLocalDate(ZONE, addMinutesIso(first, 5 * 1440));
  await page.goto(`/${robin.nickname}?tz=${ZONE}&day=${later}`);
  await expect(page.getByRole("radio", { name: "10:00" })).toBeVisible();
  await expect(page.getByRole("radio", { name: "10:30" })).toHaveCount(0);

  await openConsole(page, `/pages/${robin.nickname}`);
  await page.getByRole("button", { name: "Why isn’t this time free?" }).click();
  await explainTime(page, formatExpectedLocalDate(ZONE, first), "09:00");
  await expect(page.getByText("It’s within the minimum notice.")).toBeVisible();
  await page.getByRole("button", { name: /^Shorten the minimum notice to / }).click();
  await expect(notice).toBeFocused();

  // A rule of the hours is changed among the hours.
  await explainTime(page, later, "18:00");
  await page.getByRole("link", { name: /^Change the hours to / }).click();
  await expect(page).toHaveURL(/\/console\/availability/);
  await expect(page.getByRole("checkbox", { checked: true }).and(page.locator(":focus"))).toBeVisible();

  await context.clearCookies();
  await signInBrowser(context, getDemo().admin._id);
  const { _id } = await api<{ _id: string }>("GET", `/v2/bookpages/${robin.nickname}`);
  await openConsole(page, `/audit?resource_id=${_id}`);
  expect(await findAxeViolations(page)).toEqual([]);
  await page.getByRole("button", { name: /^Undo: .* changed booking page/ }).click();
  await expect(page.getByText("Undone")).toBeVisible();
  const { custom } = await api<{ custom: object }>("GET", `/v2/bookpages/${robin.nickname}`);
  expect(custom).not.toHaveProperty("minimum_notice");
  await page.goto(`/${robin.nickname}?tz=${ZONE}&day=${formatExpectedLocalDate(ZONE, first)}`);
  await expect(page.getByRole("radio", { name: "09:30" })).toBeVisible();
});

test("a user reads that a setting changed since then cannot be undone", async ({
  page,
  host,
  api,
  context,
}) => {
  const robin = await host();
  await signInBrowser(context, await findOwner(api, robin));
  await openConsole(page, `/pages/${robin.nickname}`);
  await page.getByRole("textbox", { name: "Heading" }).fill("Talk to us");
  await submitChanges(page);
  await api("PUT", `/v2/bookpages/${robin.nickname}`, { message: "Ring twice." });
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("It has changed since.")).toBeVisible();
  expect(await api("GET", `/v2/bookpages/${robin.nickname}`)).toMatchObject({
    message: "Ring twice.",
    custom: { invite_title: "Talk to us" },
  });
});
