import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

const STANDARDS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** The rules about colours: in these alone a dark page can differ from the same page in the light. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

const COLOUR_CHANGE_MS = 300;

/** What breaks a rule of WCAG 2.2 AA on the page as it stands, light or dark: rule and element. */
export async function findAxeFaults(page: Page): Promise<string[]> {
  const light = await findLightFaults(page);
  await paint(page, "dark");
  const dark = await listFaults(new AxeBuilder({ page }).withRules(COLOUR_RULES));
  return [...light, ...dark.map((fault) => `dark: ${fault}`)];
}

/** Likewise, light alone: for a second look at the same page in another size. */
export async function findLightFaults(page: Page): Promise<string[]> {
  await paint(page, "light");
  return listFaults(new AxeBuilder({ page }).withTags(STANDARDS));
}

/** Colours change by and by, and some animations have no end to wait for. */
async function paint(page: Page, colorScheme: "light" | "dark") {
  await page.emulateMedia({ colorScheme });
  await page.waitForTimeout(COLOUR_CHANGE_MS);
}

async function listFaults(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
