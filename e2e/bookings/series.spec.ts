import { DAY } from "@/lib/core/time/instant";
import { buildDetailsPath, changeFields } from "../support/booking-steps";
import { openConsole } from "../support/console-page";
import { findAxeViolations } from "../support/find-axe-violations";
import { expect, getDemo, test } from "../support/fixtures";
import { signInBrowser } from "../support/sign-in-browser";

const PHONE_SCREEN = { width: 320, height: 640 };
const ZONE = "Europe/Paris";
const WEEK_MS = 7 * DAY;

const plainPhone = { locale: "en-GB", javaScriptEnabled: false, viewport: PHONE_SCREEN, timezoneId: ZONE };

test("a booker on a phone without JavaScript repeats a meeting, and cancels all future ones", {
  tag: "@main",
}, async ({ host, browser }) => {
  test.slow();
  const robin = await host({ custom: { series: { every: ["week", "day"], times: [1, 8] } } });
  const [start = ""] = await robin.freeTimes();
  await robin.take(new Date(Date.parse(start) + WEEK_MS).toISOString());
  const context = await browser.newContext(plainPhone);
  const phone = await context.newPage();
  await phone.goto(buildDetailsPath(robin.nickname, ZONE, start));

  await changeFields(phone, { Name: "Ana Silva", Email: "ana@mail.example" });
  await phone.getByLabel("Number of meetings").selectOption("3");
  await phone.getByRole("button", { name: "Show dates" }).click();
  await expect(phone.getByRole("textbox", { name: /^Name/ })).toHaveValue("Ana Silva");
  const series = phone.getByRole("region", { name: "Repeat this meeting" });
  await expect(series.getByRole("listitem")).toHaveCount(3);
  await expect(series.getByText("One of the dates isn’t available.")).toBeVisible();
  const instead = series.getByRole("group", { name: /^Instead of/ });
  await expect(instead.getByRole("radio").first()).toBeChecked();
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await instead.getByText("Skip").click();
  await phone.getByRole("button", { name: "Book", exact: true }).click();

  await expect(phone).toHaveURL(/\/event\//);
  await expect(phone.getByText("1 of 2")).toBeVisible();
  await phone.getByText("All meetings in the series").click();
  await phone.getByRole("link", { name: "Cancel meeting" }).click();
  await phone.getByText("This and all following (2)").click();
  await phone.getByRole("button", { name: "Cancel meeting" }).click();
  await expect(phone.getByText("Cancelled").first()).toBeVisible();
  const events = (await robin.events()).filter(({ title }) => title.includes("Ana"));
  expect(events).toHaveLength(2);
  expect(events.every((event) => "cancelled" in event)).toBe(true);
  await context.close();
});

test("an admin lets bookings repeat, and finds the other occurrences of a series", async ({
  page,
  api,
  host,
}) => {
  test.slow();
  await signInBrowser(page.context(), getDemo().admin._id);
  const robin = await host();
  await openConsole(page, `/pages/${robin.nickname}?tab=hours`);
  await page.getByRole("switch", { name: "Allow repeat bookings" }).click();
  await page.getByRole("button", { name: "Every two weeks" }).click();
  await page.getByRole("spinbutton", { name: "Maximum number" }).fill("6");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();

  const [start] = await robin.freeTimes();
  const booked = await api<{ _id: string; title: string }>("POST", "/v2/bookings", {
    page: robin.nickname,
    start,
    series: { every: "two_weeks", times: 3 },
    attendee: { name: "Ana Silva", email: "ana@mail.example" },
  });
  await page.goto(`/console/events?event=${booked._id}`);
  const drawer = page.getByRole("dialog", { name: booked.title });
  await expect(drawer.getByText("1 of 3")).toBeVisible();
  await drawer.getByText("All meetings in the series").click();
  await expect(drawer.getByRole("listitem").filter({ has: page.getByRole("link") })).not.toHaveCount(0);
  expect(await findAxeViolations(page)).toEqual([]);
});
