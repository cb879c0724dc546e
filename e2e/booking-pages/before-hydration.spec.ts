import type { Page } from "@playwright/test";
import { expect, getDemo, test } from "../support/fixtures";
import { signInBrowser } from "../support/sign-in-browser";

/** Blocks scripts until the returned function is called. */
async function suppressScripts(page: Page) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\.js(\?|$)/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

const listScreens = () => {
  const { team, admin } = getDemo();
  const lists = [
    "users",
    "teams",
    "forms",
    "locators",
    "pages",
    "templates",
    "apps",
    "events",
    "webhooks",
    "outbox",
    "people-calendars",
    "keys",
  ];
  const own = ["availability", "calendars", "notifications", "security", "insights", "audit", "apps/links"];
  const person = ["", "/availability", "/calendars", "/notifications", "/pages"];
  return ["", ...lists, ...own, `teams/${team}`, ...person.map((rest) => `users/${admin._id}${rest}`)];
};

test.describe("before hydration", () => {
  test.use({ javaScriptEnabled: false });

  test("no field of the console accepts text that hydration would discard", { tag: "@main" }, async ({
    page,
    context,
  }) => {
    test.slow(); // The test visits all screens.
    await signInBrowser(context, getDemo().admin._id);
    const forgetful: string[] = [];
    for (const path of listScreens()) {
      await page.goto(`/console/${path}`);
      const fields = page.locator(
        ":is(:is(input, select, textarea):enabled, form:not([method=post]) button:enabled):not([hidden] *)",
      );
      for (const html of await fields.evaluateAll((all) => all.map(({ outerHTML }) => outerHTML)))
        forgetful.push(`${path}: ${html}`);
    }
    expect(forgetful).toEqual([]);
  });
});

test("text typed as soon as a form accepts it survives hydration", async ({ page, context }) => {
  await signInBrowser(context, getDemo().admin._id);
  const release = await suppressScripts(page);
  await page.goto("/console/security", { waitUntil: "commit" });
  const password = page.getByRole("textbox", { name: "Current password" });
  await expect(password).toBeDisabled();
  const send = page.getByRole("button", { name: "Change password" });
  const colour = () => send.evaluate((button) => getComputedStyle(button).backgroundColor);
  await expect.poll(() => page.evaluate(() => document.styleSheets.length)).toBeGreaterThan(0);
  const before = await colour();
  setTimeout(release, 500);
  await password.fill("not the password"); // The step waits only until the field is enabled.
  await page.getByRole("textbox", { name: "New password" }).fill("nine loud geese");
  expect(await colour()).toBe(before);
  await send.click();
  await expect(page.getByText("This isn’t your password")).toBeVisible();
  await expect(password).toHaveValue("not the password");
});

for (const { path, field } of [
  { path: "/login", field: "Email or user name" },
  { path: "/forgot", field: "Email" },
])
  test(`a form that works without JavaScript keeps text typed before hydration: ${path}`, async ({
    page,
  }) => {
    const release = await suppressScripts(page);
    await page.goto(path, { waitUntil: "commit" });
    const name = page.getByRole("textbox", { name: field });
    await name.fill("robin@harbourandpine.example");
    const loaded = page.waitForLoadState("load");
    release();
    await loaded;
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await expect(name).toHaveValue("robin@harbourandpine.example");
  });
