import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

const STANDARDS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** The rules about colours: in these alone a dark page can differ from the same page in the light. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

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

/** Colours change at once: while they change by and by, they are not those that are read. */
async function paint(page: Page, colorScheme: "light" | "dark") {
  await page.evaluate(() => {
    const still = new CSSStyleSheet();
    still.replaceSync(
      "*, ::before, ::after, ::backdrop { transition: none !important; animation: none !important }",
    );
    document.adoptedStyleSheets = [still];
  });
  await page.emulateMedia({ colorScheme });
}

async function listFaults(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
