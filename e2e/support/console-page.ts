import type { Page } from "@playwright/test";
import { findAxeViolations } from "./find-axe-violations";
import { expect } from "./fixtures";
import { watchPage } from "./watch-page";

/** Longer than any answer takes; a page within a page can keep the browser from ever calling the network idle. */
const MOST_WAITING = 5_000;

/** Opens a screen of the console and waits until what it asks for has come. */
export async function openConsole(page: Page, path: string) {
  await page.goto(`/console${path}`);
  await expect(page.getByRole("heading").first()).toBeVisible({ timeout: 20_000 });
  await page.waitForLoadState("networkidle", { timeout: MOST_WAITING }).catch(() => {});
}

interface ConsoleWindow {
  next: { router: { push: (address: string) => void } };
}

/**
 * Goes on to a screen of the console from another one as its links do, which takes the browser and the server a third
 * of what loading it anew takes.
 */
export async function navigateConsole(page: Page, path: string) {
  const before = page.url();
  await page.evaluate(
    (address) => (window as unknown as ConsoleWindow).next.router.push(address),
    `/console${path}`,
  );
  await page.waitForURL(({ href }) => href !== before, { timeout: 20_000 });
}

/** Opens the first of many screens, and walks on to each that follows. */
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
