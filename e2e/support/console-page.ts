import type { Page } from "@playwright/test";
import { findAxeFaults } from "./axe";
import { expect } from "./fixtures";

/** Longer than any answer takes; a page within a page can keep the browser from ever calling the network idle. */
const MOST_WAITING = 5_000;

/** Opens a screen of the console and waits until what it asks for has come. */
export async function openConsole(page: Page, path: string) {
  await page.goto(`/console${path}`);
  await expect(page.getByRole("heading").first()).toBeVisible({ timeout: 20_000 });
  await page.waitForLoadState("networkidle", { timeout: MOST_WAITING }).catch(() => {});
}

export async function expectAccessible(page: Page, paths: readonly string[]) {
  for (const path of paths) {
    await openConsole(page, path);
    expect(await findAxeFaults(page), path).toEqual([]);
  }
}
