import type { Page } from "@playwright/test";
import { buildDetailsPath, changeFields, getField, openDetailsStep } from "../support/booking-steps";
import { openConsole } from "../support/console-page";
import { findAxeViolations } from "../support/find-axe-violations";
import { findOwner } from "../support/find-owner";
import { expect, type StoryHost, test } from "../support/fixtures";
import { signInBrowser } from "../support/sign-in-browser";

const ZONE = "Europe/Paris";

const bookFirst = async (page: Page, robin: StoryHost, name: string) => {
  await page.goto(`/${robin.nickname}`);
  await page.getByRole("radio").first().check();
  await openDetailsStep(page);
  await changeFields(page, { Name: `${name} Duarte`, Email: `${name.toLowerCase()}@mail.example` });
  await page.getByRole("button", { name: "Book" }).click();
};

test.describe("on a phone without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 640 }, colorScheme: "dark" });

  test("two bookers take seats of a course without seeing each other, and one releases theirs", {
    tag: "@main",
  }, async ({ page, host }) => {
    const robin = await host({ custom: { auto_confirm: true, seats: 2, show_seats_left: true } });
    const [start = ""] = await robin.freeTimes();
    await page.goto(`/${robin.nickname}`);
    const first = page.locator("label", { has: page.getByRole("radio") }).first();
    await expect(first).toContainText("2 seats left");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await bookFirst(page, robin, "Ana");
    await expect(page.getByText("1 of 2 seats taken")).toBeVisible();
    const ana = page.url();

    await page.goto(`/${robin.nickname}`);
    await expect(first).toContainText("1 seat left");
    await bookFirst(page, robin, "Bo");
    await expect(page.getByText("2 of 2 seats taken")).toBeVisible();
    await expect(page.getByText("Bo Duarte")).toBeVisible();
    await expect(page.getByText("Ana")).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);

    await page.goto(buildDetailsPath(robin.nickname, ZONE, start));
    await expect(page.getByText("You’ve booked this time")).toBeVisible();

    await page.goto(ana);
    await page.getByRole("link", { name: "Give up my seat" }).click();
    await page.getByRole("button", { name: "Give up my seat" }).click();
    await expect(page.getByText("You’ve declined.")).toBeVisible();
    await page.goto(`/${robin.nickname}`);
    await expect(first).toContainText("1 seat left");
    await page.goto(ana);
    await page.getByRole("button", { name: "I’ll be there" }).click();
    await expect(page.getByText("2 of 2 seats taken")).toBeVisible();

    await page.getByRole("link", { name: "Reschedule" }).click();
    await page.getByRole("radio").nth(1).check();
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByRole("button", { name: "Reschedule" }).click();
    await expect(page).not.toHaveURL(new RegExp(new URL(ana).pathname));
    await expect(page.getByText("1 of 2 seats taken")).toBeVisible();
    await page.goto(ana);
    await expect(page.getByRole("link", { name: "Open meeting" })).toBeVisible();
  });
});

test("an organiser adds seats to a page's meetings, and sees the bookers", { tag: "@main" }, async ({
  page,
  host,
  api,
  context,
}) => {
  test.slow();
  const robin = await host({ custom: { auto_confirm: true } });
  await signInBrowser(context, await findOwner(api, robin));
  await openConsole(page, `/pages/${robin.nickname}?tab=hours`);
  await page.getByRole("spinbutton", { name: "Seats" }).or(getField(page, "Seats")).fill("3");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  expect(await findAxeViolations(page)).toEqual([]);

  const [start = ""] = await robin.freeTimes();
  for (const name of ["Ana Duarte", "Bo Silva"])
    await api("POST", "/v2/bookings", {
      page: robin.nickname,
      start,
      attendee: { name, email: `${name.slice(0, 2).trim().toLowerCase()}@mail.example` },
    });
  const [event] = await robin.events();
  await openConsole(page, `/events?event=${event?._id}`);
  await expect(page.getByRole("dialog").getByText("2 of 3 seats")).toBeVisible();
  await expect(page.getByRole("dialog").getByText("Bo Silva", { exact: true })).toBeVisible();
});
