import { expect, type Page } from "@playwright/test";

/** Checks that the page is no wider than its window. */
export async function assertNoOverflow(page: Page) {
  const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
  expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0); // A scroll bar may take width.
}
