import type { Page } from "@playwright/test";
import { findAxeViolations } from "./find-axe-violations";
import { expect } from "./fixtures";
import { watchPage } from "./watch-page";

/** Longer than any response takes; a nested frame can keep the browser from reporting an idle network. */
const MOST_WAITING = 5_000;

/** Opens a screen of the console and waits until its data have loaded. */
export async function openConsole(page: Page, path: string) {
  await page.goto(`/console${path}`);
  await expect(page.getByRole("heading").first()).toBeVisible({ timeout: 20_000 });
  await page.waitForLoadState("networkidle", { timeout: MOST_WAITING }).catch(() => {});
}

/** Waits until the console's scripts run, and with them its keyboard shortcuts. */
export const waitForShortcuts = (page: Page) =>
  expect(page.getByRole("button", { name: "Search or jump to…" })).toBeEnabled();

interface ConsoleWindow {
  next: { router: { push: (address: string) => void } };
}

/** Navigates within the console by its links, at a third of the cost of loading the page. */
export async function navigateConsole(page: Page, path: string) {
  const before = page.url();
  await page.evaluate(
    (address) => (window as unknown as ConsoleWindow).next.router.push(address),
    `/console${path}`,
  );
  await page.waitForURL(({ href }) => href !== before, { timeout: 20_000 });
}

/** Loads the first of many screens, and navigates to the next ones. */
export function navigateScreens(page: Page): (path: string) => Promise<void> {
  const watch = watchPage(page);
  let open = openConsole;
  return async (path) => {
    await open(page, path);
    await expect
      .poll(watch.isQuiet, { intervals: [30], timeout: MOST_WAITING })
      .toBe(true)
      .catch(() => {});
    open = navigateConsole;
  };
}

export async function assertAccessible(page: Page, paths: readonly string[]) {
  const open = navigateScreens(page);
  for (const path of paths) {
    await open(path);
    expect(await findAxeViolations(page), path).toEqual([]);
  }
}

/** Opens a tab above a list. */
export const openListTab = (page: Page, name: string) =>
  page
    .getByRole("navigation", { name: "Tabs and saved views" })
    .getByRole("button", { name, exact: true })
    .click();

/** Opens the filters of a list, if they are behind their button. */
export async function openListFilters(page: Page) {
  await page.getByRole("button", { name: /^Filter( \d+)?$/ }).click();
  return page.getByRole("dialog", { name: "Filter" });
}
