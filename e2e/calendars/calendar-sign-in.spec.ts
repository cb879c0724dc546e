import { findAxeViolations } from "../support/find-axe-violations";
import { expect, getDemo, test } from "../support/fixtures";
import { signInBrowser } from "../support/sign-in-browser";

test.beforeEach(({ context }) => signInBrowser(context, getDemo().admin._id));

test("a user reads why a calendar sign-in failed and what to do", { tag: "@main" }, async ({ page }) => {
  await page.goto("/console/calendars/callback/google?code=another&state=guessed");
  // No provider is configured, and no sign-in was started.
  await expect(page).toHaveURL(/\/console\/calendars\/refused\?source=google&why=unavailable$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Google Calendar wasn’t connected");
  expect(await findAxeViolations(page)).toEqual([]);

  await page.goto("/console/calendars/refused?source=office365&why=denied");
  await expect(page.getByText("You didn’t allow access.")).toBeVisible();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("Microsoft 365 didn’t respond as expected.")).toBeVisible();
  await page.goto("/console/calendars/refused?source=unknown&why=nothing");
  await expect(page.getByRole("button", { name: "Try again" })).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Back to calendars" })).toBeVisible();
});
