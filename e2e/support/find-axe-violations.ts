import type { Frame, Page } from "@playwright/test";
import axe, { type RunOptions } from "axe-core";

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const STANDARDS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** The rules about colours: a dark page can differ from the light one only in these. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

/** Returns the violations of WCAG 2.2 AA on the page in light and dark: rule and element. */
export async function findAxeViolations(page: Page): Promise<string[]> {
  const light = await findLightViolations(page);
  await applyColourScheme(page, "dark");
  const dark = await listViolations(page, { runOnly: { type: "rule", values: COLOUR_RULES } });
  return [...light, ...dark.map((issue) => `dark: ${issue}`)];
}

/** Likewise in light only, for the same page in another size. */
export async function findLightViolations(page: Page): Promise<string[]> {
  await applyColourScheme(page, "light");
  return listViolations(page, { runOnly: { type: "tag", values: STANDARDS } });
}

/** Changes colours at once, because colours in a transition give wrong results. */
async function applyColourScheme(page: Page, colorScheme: "light" | "dark") {
  const hold = () => {
    const still = new CSSStyleSheet();
    still.replaceSync(
      "*, ::before, ::after, ::backdrop { transition: none !important; animation: none !important }",
    );
    document.adoptedStyleSheets = [still];
  };
  await runInAllFrames(page, (frame) => frame.evaluate(hold));
  await page.emulateMedia({ colorScheme });
}

/** Milliseconds that axe waits for a nested frame. */
const FRAME_WAIT_MS = 20_000;

const MAX_TRIES = 3;

/** Runs axe in the page and its frames; passing elements are not reported. */
async function listViolations(page: Page, rules: RunOptions): Promise<string[]> {
  for (let tries = 1; ; tries += 1) {
    await runInAllFrames(page, importAxe);
    try {
      return await runAxe(page, { ...rules, resultTypes: ["violations"], frameWaitTime: FRAME_WAIT_MS });
    } catch (error) {
      // A preview that was replaced no longer responds, so its successor is tried.
      if (tries === MAX_TRIES || !/frame timed out/.test(String(error))) throw error;
    }
  }
}

const runAxe = (page: Page, asked: RunOptions): Promise<string[]> =>
  page.evaluate(async (options) => {
    const { violations } = await window.axe.run(document, options);
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  }, asked);

/** Runs in all frames; a preview may be replaced or loaded again at any time. */
const runInAllFrames = (page: Page, run: (frame: Frame) => Promise<unknown>) =>
  Promise.all(
    page.frames().map(async (frame) => {
      for (let tries = 1; ; tries += 1) {
        try {
          return await run(frame);
        } catch (error) {
          if (frame.isDetached()) return;
          if (tries === MAX_TRIES || !/context was destroyed/.test(String(error))) throw error;
          await frame.waitForLoadState();
        }
      }
    }),
  );

/** Loads axe once per page, because it is large. */
async function importAxe(frame: Frame) {
  if (!(await frame.evaluate(() => "axe" in window))) await frame.evaluate(axe.source);
}
