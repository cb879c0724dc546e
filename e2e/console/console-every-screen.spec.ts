import type { Page } from "@playwright/test";
import { ROLES, type Role } from "@/lib/domain/contracts/audience";
import { navigateConsole } from "../support/console-page";
import { buildScreenPath, listConsoleScreens } from "../support/console-screens";
import { createConsoleFixtures } from "../support/create-console-fixtures";
import { findConsoleOperation } from "../support/find-console-operation";
import { type Api, expect, getDemo, test } from "../support/fixtures";
import { makeStoryName } from "../support/make-story-name";
import { signInBrowser } from "../support/sign-in-browser";
import { watchPage } from "../support/watch-page";

const DESK = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 800 };

/** Only the server knows the owner; the address does not contain it. */
const ASKS_FIRST = /^\/(pages|users)\/\[/;

for (const role of ROLES)
  test(`each screen of the console works for the ${role}, or says that access is denied`, async ({
    page,
    context,
    api,
    host,
  }) => {
    test.setTimeout(240_000); // The test opens fifty screens.
    const parts = await createConsoleFixtures(api, await host());
    await signInBrowser(context, await findUser(api, role, parts.team_id));
    const watch = watchPage(page);
    // One role loads each screen, and the others navigate to it from the one before.
    const open = (path: string) =>
      role === "owner" ? page.goto(`/console${path}`) : navigateConsole(page, path);
    await page.goto("/console/nothing-to-see");
    const allowed = await listOperations(page);
    const issues: string[] = [];
    for (const screen of listConsoleScreens()) {
      const report = (issue: string) => issues.push(`${screen}: ${issue}`);
      watch.forget();
      await page.setViewportSize(DESK);
      await open(buildScreenPath(screen, parts));
      const headings = page.getByRole("heading", { level: 1 });
      await headings.first().waitFor({ timeout: 20_000 });
      const isTitled = async () =>
        (await page.title()).startsWith(`${(await headings.allTextContents()).join()} · `);
      await expect
        .poll(async () => watch.isQuiet() && (await isTitled()), { intervals: [30], timeout: 20_000 })
        .toBe(true)
        .catch(async () => report(`its title is “${await page.title()}”, not that of its one h1`));
      const { refused, complaints } = watch.told();
      const isTheirs = !(await page.getByRole("alert").filter({ has: headings }).isVisible());
      for (const answer of refused)
        if (isTheirs || !(ASKS_FIRST.test(screen) && /^40[34] GET /.test(answer)))
          report(`refused: ${answer}`);
      for (const complaint of complaints) report(complaint);
      for (const label of await listButtons(page)) {
        const operation = findConsoleOperation(label, screen);
        if (operation === undefined) report(`which operation does “${label}” ask for?`);
        else if (operation !== null && !allowed.has(operation)) report(`“${label}” would be refused`);
      }
      for (const size of [DESK, PHONE]) {
        await page.setViewportSize(size);
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        if (width > size.width) report(`${width} pixels wide on a screen of ${size.width}`);
      }
    }
    expect(issues).toEqual([]);
  });

const listOperations = (page: Page): Promise<Set<string>> =>
  page
    .evaluate(async () => (await fetch("/v2/me")).json())
    .then(
      (me: { permissions: { operation: string }[] }) =>
        new Set(me.permissions.map(({ operation }) => operation)),
    );

/** Returns the labels of the enabled buttons. */
const listButtons = (page: Page): Promise<string[]> =>
  page
    .locator("main button:not(:disabled):visible")
    .evaluateAll((all) =>
      all.map((button) => (button.getAttribute("aria-label") ?? button.textContent ?? "").trim()),
    );

async function findUser(api: Api, role: Role, team: string): Promise<string> {
  if (role === "owner") return getDemo().admin._id;
  const { user } = await api<{ user: { _id: string } }>("POST", "/v2/users", {
    organization: getDemo().organization,
    user: {
      emails: [`${makeStoryName(role)}@harbourandpine.example`],
      first_name: "Rosa",
      last_name: "Costa",
      role,
      finish_signup_with: "email",
    },
  });
  if (role === "manager") await api("PUT", `/v2/teams/${team}`, { admins: [user._id] });
  return user._id;
}
