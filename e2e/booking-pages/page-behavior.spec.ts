import type { Page } from "@playwright/test";
import axe from "axe-core";
import { DAY } from "@/lib/core/time/instant";
import {
  buildDetailsPath,
  changeFields,
  getTimeTile,
  openDay,
  openDetailsStep,
  waitForHydration,
} from "../support/booking-steps";
import { buildEventLink } from "../support/build-event-link";
import { expect, test } from "../support/fixtures";
import { formatExpectedDay, formatExpectedLocalDate, formatExpectedTime } from "../support/format-expected";

const ZONE = "Europe/Paris";
const ANA = { email: "ana@mail.example", full_name: "Ana Duarte" };
const BO = { email: "bo@mail.example", full_name: "Bo Berg" };

/** Landmarks of one kind need distinct names. */
async function findDuplicateLandmarks(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(() =>
    window.axe.run(document, { runOnly: { type: "rule", values: ["landmark-unique", "region"] } }),
  );
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

test("a booker reaches the booked meeting, and finds it again by going back", { tag: "@main" }, async ({
  page,
  host,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const robin = await host({ custom: { auto_confirm: true, duration: 15 } });
  const [chosen = ""] = await robin.freeTimes();
  await page.goto(`/${robin.nickname}`);
  await waitForHydration(page);
  // The continue button stays in view on a long day.
  await expect(page.getByRole("button", { name: "Continue" })).toBeInViewport({ ratio: 1 });
  expect(await findDuplicateLandmarks(page)).toEqual([]);

  const languages = page.getByRole("button", { name: /^Language/ });
  await languages.click();
  await expect(page.getByRole("link", { name: "Deutsch" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("link", { name: "Deutsch" })).toBeHidden();
  await expect(languages).toBeFocused();

  await openDay(page, formatExpectedDay(ZONE, chosen));
  await getTimeTile(page, formatExpectedTime(ZONE, chosen)).check();
  await openDetailsStep(page);
  await changeFields(page, { Name: ANA.full_name, Email: ANA.email });
  await page.getByRole("button", { name: /^Book/ }).click();
  await expect(page.getByText(`We’ve emailed the details to ${ANA.email}.`)).toBeVisible();
  const booked = page.url();
  const order = await page.getByRole("main").evaluate((main) => {
    const at = (text: string) => main.textContent.lastIndexOf(text);
    return at("Calendar file") < at("Cancel meeting") && at("Cancel meeting") < at("Ana Duarte");
  });
  expect(order).toBe(true); // The next steps come before the participants.

  await page.goBack();
  await page.waitForLoadState("networkidle"); // A navigation of its own would abort the reload.
  await page.reload(); // The reload emulates a browser without a cached page.
  await expect(page.getByText("You’ve booked this time")).toBeVisible();
  await expect(page.getByText("just taken")).toHaveCount(0);
  await page.getByRole("link", { name: "Open meeting" }).click();
  await expect(page).toHaveURL(booked);

  await page.getByRole("link", { name: "Reschedule" }).click();
  const month = new Intl.DateTimeFormat("en-GB", { month: "short", timeZone: ZONE });
  await expect(page.locator("#month-title")).toHaveText(new RegExp(`\\b${month.format(new Date(chosen))}`));
});

test("a booker moves a meeting months ahead starting from its month", async ({ page, host }) => {
  const robin = await host();
  const later = new Date(Date.now() + 100 * DAY).toISOString();
  const [chosen = ""] = await robin.freeTimes(later);
  await page.goto(buildDetailsPath(robin.nickname, ZONE, chosen));
  await changeFields(page, { Name: ANA.full_name, Email: ANA.email });
  await page.getByRole("button", { name: /^Book/ }).click();
  await page.getByRole("link", { name: "Reschedule" }).click();
  const month = new Intl.DateTimeFormat("en-GB", { month: "short", timeZone: ZONE });
  await expect(page.locator("#month-title")).toHaveText(new RegExp(`\\b${month.format(new Date(chosen))}`));
});

test("a booker who moves a meeting sees its time in the calendar, and the old one struck through afterwards", {
  tag: "@main",
}, async ({ page, host }) => {
  const robin = await host({ custom: { auto_confirm: true } });
  const free = await robin.freeTimes();
  const day = (start: string) => formatExpectedLocalDate(ZONE, start);
  const old = free[0] ?? "";
  const chosen = free.find((start) => day(start) === day(old) && start !== old) ?? "";
  await page.goto(buildDetailsPath(robin.nickname, ZONE, old));
  await changeFields(page, { Name: ANA.full_name, Email: ANA.email });
  await page.getByRole("button", { name: /^Book/ }).click();
  await page.getByRole("link", { name: "Reschedule" }).click();
  await expect(page.getByText("Currently:")).toContainText(formatExpectedTime(ZONE, old));
  await page.getByRole("link", { name: /\. Current time$/ }).click();
  const own = page.getByRole("radio", { name: formatExpectedTime(ZONE, old) });
  await expect(own).toBeDisabled();
  await expect(page.getByText(`${formatExpectedTime(ZONE, old)}Currently`)).toBeVisible();

  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText("Choose a time first.")).toBeFocused();
  await page.getByRole("radio", { name: formatExpectedTime(ZONE, chosen) }).check();
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("button", { name: "Reschedule" }).click();
  await expect(page.getByText("Meeting rescheduled.")).toBeVisible();
  await expect(page.locator("s")).toContainText(formatExpectedTime(ZONE, old));
  await expect(page.getByText(/^Previous time: /)).toContainText(formatExpectedTime(ZONE, old));
});

test("a booker sees missing fields and lost times next to where they look", async ({ page, host }) => {
  const robin = await host({ custom: { auto_confirm: false, min_dates: 3 } });
  const free = await robin.freeTimes();
  await page.goto(`/${robin.nickname}`);
  await waitForHydration(page);
  await page.getByRole("checkbox").first().check();
  for (let press = 0; press < 2; press += 1) {
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(page.getByText("Choose at least 3 times")).toBeFocused();
    await expect(page.getByText("Choose at least 3 times")).toBeInViewport();
  }

  const fast = await host();
  await page.goto(buildDetailsPath(fast.nickname, ZONE, free[0] ?? ""));
  await changeFields(page, { Name: ANA.full_name, Email: ANA.email });
  await fast.take(free[0] ?? "");
  await page.getByRole("button", { name: /^Book/ }).click();
  await expect(page.getByRole("heading", { name: "Someone just took this time" })).toBeVisible();
  await expect(page.getByText("Please fix")).toHaveCount(0);

  // A booker who proposed the times is not asked which of them suit.
  const three = free.slice(0, 3);
  await page.goto(buildDetailsPath(robin.nickname, ZONE, ...three));
  await changeFields(page, { Name: ANA.full_name, Email: ANA.email });
  await page.getByRole("button", { name: "Send request" }).click();
  await expect(page.getByText("Request sent")).toBeVisible();
  await expect(page.getByRole("button", { name: "Save answers" })).toHaveCount(0);
  for (const start of three)
    await expect(page.getByText(formatExpectedTime(ZONE, start)).first()).toBeVisible();
});

test("an invitee sees notices of answers, messages and declines in place, and forged notices never appear", async ({
  page,
  host,
}) => {
  const robin = await host({ timezone: "Asia/Tokyo" });
  const free = await robin.freeTimes();
  const starts = [free[0], free[3], free[6]] as [string, string, string];
  const places = [{ name: "Studio" }, { name: "Office" }];
  const event = await robin.plan(starts, [ANA, BO], { places });
  const link = buildEventLink(event, BO.email);
  await page.goto(link);
  expect(await findDuplicateLandmarks(page)).toEqual([]);
  await expect(page.getByText(/Robin’s time in Tokyo \(UTC\+9\) is below/).last()).toBeVisible();
  await expect(page.getByText(/in Tokyo \(UTC\+9\) for Robin/)).toHaveCount(0);

  const table = page.getByRole("region", { name: "All answers: Which times work for you?" });
  await table.getByText("No", { exact: true }).first().click();
  await page.getByRole("button", { name: "Save answers" }).click();
  const saved = page.getByText("Your answers are saved.");
  await expect(saved).toBeInViewport();
  await expect(page.locator("#done")).toBeFocused();

  await page.getByText("Write a message", { exact: true }).click();
  await page.getByRole("textbox", { name: "Message" }).fill("See https://example.org/plans?a=1 (new).");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByText("Your message has been sent.")).toBeInViewport();
  await expect(page.locator("#done")).toBeFocused();
  await expect(
    page.getByRole("link", { name: "https://example.org/plans?a=1", exact: true }),
  ).toHaveAttribute("href", "https://example.org/plans?a=1");

  const stolen = new URL(page.url()).searchParams.get("done") ?? "";
  for (const forged of ["cancelled", "confirmed", stolen.replace("message", "cancelled"), `${stolen}x`]) {
    await page.goto(`${link}&done=${encodeURIComponent(forged)}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator("#done")).toHaveCount(0);
  }
  await page.goto(`${buildEventLink(event, ANA.email)}&done=${stolen}`); // The notice belongs to another page.
  await expect(page.locator("#done")).toHaveCount(0);

  await page.goto(link);
  await page.getByRole("link", { name: "I can’t make it" }).click();
  await page.getByRole("button", { name: "I can’t make it" }).click();
  await expect(page.getByText("You’ve declined.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Save answers" })).toHaveCount(0);
  await page.getByRole("button", { name: "I can make it after all" }).click();
  await expect(page.getByText("You’re back in.")).toBeInViewport();
  await expect(page.getByRole("button", { name: "Save answers" })).toBeVisible();
});

test("an invitee who votes no to the later confirmed time has not declined", async ({ page, host, api }) => {
  const robin = await host();
  const free = await robin.freeTimes();
  const event = await robin.plan([free[0], free[3]] as [string, string], [ANA, BO]);
  await page.goto(buildEventLink(event, BO.email));
  await page
    .getByRole("region", { name: /^All answers/ })
    .getByText("No", { exact: true })
    .first()
    .click();
  await page.getByRole("button", { name: "Save answers" }).click();
  await expect(page.getByText("Your answers are saved.")).toBeVisible();
  await api("POST", `/v2/events/${event._id}/confirm`, { date_id: event.dates[0]?._id });

  await page.goto(buildEventLink(event, BO.email));
  await expect(page.getByText("at a time you said doesn’t work for you")).toBeVisible();
  await expect(page.getByText("Can’t make this time")).toBeVisible();
  await expect(page.getByText("Declined")).toHaveCount(0);
  await page.goto(buildEventLink(event, ANA.email));
  await expect(page.getByText("Can’t make this time")).toBeVisible();
  await page.goto(buildEventLink(event, BO.email));
  await page.getByRole("button", { name: "I’ll be there" }).click();
  await expect(page.getByText("You’re going.")).toBeVisible();
  await expect(page.getByText("Can’t make this time")).toHaveCount(0);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a booker enters a city to get times in its zone, and opens a menu", async ({ page, host }) => {
    const robin = await host({ language: "es" });
    await page.goto(`/${robin.nickname}?lang=es`);
    await expect(page.getByRole("heading", { name: "Tarde" })).toHaveCount(1);
    await page.goto(`/${robin.nickname}?lang=en`);
    await page.getByRole("textbox", { name: "or a city" }).fill("Dumont d'Urville");
    await page.getByRole("button", { name: "Change" }).click();
    await expect(page.getByText("Times shown in Dumont d’Urville (UTC+10)")).toBeVisible();
    await page.getByRole("button", { name: /^Language/ }).click();
    await page.getByRole("link", { name: "Deutsch" }).click();
    await expect(page.locator("html")).toHaveAttribute("lang", "de");
    await expect(page.getByText("Zeiten in Dumont d’Urville (UTC+10)")).toBeVisible();
  });
});
