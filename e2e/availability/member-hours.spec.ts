import type { Page } from "@playwright/test";
import { navigateScreens } from "../support/console-page";
import { findAxeViolations } from "../support/find-axe-violations";
import { findOwner } from "../support/find-owner";
import { expect, getDemo, test } from "../support/fixtures";
import { signInBrowser } from "../support/sign-in-browser";

test("a member changes their hours, and bookers see the change", { tag: "@main" }, async ({
  page,
  host,
  api,
  context,
}) => {
  const robin = await host();
  await signInBrowser(context, await findOwner(api, robin));
  const before = await robin.freeTimes();
  await page.goto("/console/availability");
  await page.getByRole("spinbutton", { name: "Buffer before" }).fill("1441");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByRole("alert").first()).toBeVisible();
  await page.getByRole("spinbutton", { name: "Buffer before" }).fill("0");
  for (const day of ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"])
    await page.getByRole("checkbox", { name: day, exact: true }).uncheck();
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  const after = await robin.freeTimes();
  expect(after.length).toBeGreaterThan(0);
  expect(after.length).toBeLessThan(before.length);
  for (const start of after) expect(new Date(start).getUTCDay()).toBe(0);

  const monday = before.find((start) => new Date(start).getUTCDay() === 1) ?? "";
  await page.getByLabel("Date", { exact: true }).fill(monday.slice(0, 10));
  await page.getByLabel("Time", { exact: true }).fill("12:00");
  await page.getByRole("button", { name: "Check" }).click();
  await expect(page.getByText("Outside the weekly hours.")).toBeVisible();
});

test.describe("with reduced motion", () => {
  test("no personal screen breaks a rule of WCAG 2.2 AA or overflows a phone", async ({
    page,
    host,
    api,
    context,
  }) => {
    test.slow();
    const robin = await host({ custom: { ask_phone: true } });
    await signInBrowser(context, getDemo().admin._id);
    const issues: string[] = [];
    page.on("pageerror", (error) => issues.push(error.message));
    await api("POST", `/v2/bookpages/${robin.nickname}/types`, { name: "Long talk" });
    const open = navigateScreens(page);
    for (const path of [
      "/availability",
      "/calendars",
      "/notifications",
      "/security",
      "/pages",
      "/pages?new=1",
      `/pages/${robin.nickname}`,
      `/pages/${robin.nickname}/types/long-talk`,
    ]) {
      await page.setViewportSize({ width: 1280, height: 900 });
      await open(path);
      expect(await findAxeViolations(page), path).toEqual([]);
      await page.setViewportSize({ width: 360, height: 780 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(360);
      if (process.env.SCREENS) await exportScreenshots(page, path.replace(robin.nickname, "page"));
    }
    expect(issues).toEqual([]);
  });
});

/** Saves screenshots for people to look at. */
async function exportScreenshots(page: Page, address: string) {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    const path = `screenshots/own${address.replaceAll(/\W+/g, "-")}-${colorScheme}.png`;
    await page.screenshot({ path, fullPage: true });
  }
}
