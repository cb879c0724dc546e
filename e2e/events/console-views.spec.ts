import type { Page } from "@playwright/test";
import { generateId } from "@/lib/platform/db/generate-id";
import { findAxeViolations } from "../support/find-axe-violations";
import { expect, getDemo, test } from "../support/fixtures";
import { makeStoryName } from "../support/make-story-name";
import { signInBrowser } from "../support/sign-in-browser";

test.beforeEach(({ context }) => signInBrowser(context, getDemo().admin._id));

test("a user saves a list view under a name, shares it, and finds it again", { tag: "@main" }, async ({
  page,
  context,
  api,
}) => {
  test.slow();
  const name = makeStoryName("Lost");
  await page.goto("/console/meetings?filter=no_show");
  await page.getByRole("button", { name: "View options" }).click();
  const options = page.getByRole("dialog", { name: "View options" });
  await options.getByLabel("View name").last().fill(name);
  await options.getByRole("button", { name: "Save this view" }).click();
  const share = options.getByRole("listitem").filter({ has: page.locator(`input[value="${name}"]`) });
  await share.getByLabel("Share with everyone").click();
  await expect(share.getByLabel("Share with everyone")).toBeChecked();
  await options.getByLabel("Added").click();
  await expect(options.getByLabel("Added")).not.toBeChecked();
  expect(await findAxeViolations(page)).toEqual([]);
  await options.getByRole("button", { name: "Close" }).click();
  const tabs = page.getByRole("navigation", { name: "Tabs and saved views" });
  await expect(tabs.getByRole("button", { name })).toHaveAttribute("aria-current", "true");
  await tabs.getByRole("button", { name: "Upcoming" }).click();
  await expect(page).toHaveURL(/\/console\/meetings$/);
  await expect(page.getByRole("columnheader", { name: "Added" })).toBeHidden();
  await tabs.getByRole("button", { name }).click();
  await expect(page).toHaveURL(/filter=no_show/);

  const { user } = await api<{ user: { _id: string } }>("POST", "/v2/users", {
    organization: getDemo().organization,
    user: { first_name: "Robin", emails: [`${name}@harbourandpine.example`] },
  });
  await signInBrowser(context, user._id);
  await page.goto("/console/meetings");
  await page.getByRole("navigation", { name: "Tabs and saved views" }).getByRole("button", { name }).click();
  await expect(page).toHaveURL(/filter=no_show/);

  await signInBrowser(context, getDemo().admin._id);
  await page.goto("/console/meetings");
  await page.getByRole("button", { name: "View options" }).click();
  await expect(options.getByLabel("Added")).toBeVisible();
  expect(await options.getByLabel("Added").isChecked()).toBe(false); // at once, without a flash of the default
  await options.getByLabel("Added").click();
  await expect(options.getByLabel("Added")).toBeChecked();
  await options.getByRole("button", { name: `Delete ${name}` }).click();
  await expect(tabs.getByRole("button", { name })).toBeHidden();
});

test("a user on a wide screen sees a meeting beside the list, and arrow keys select the next", async ({
  page,
  host,
}) => {
  test.slow();
  await page.setViewportSize({ width: 1920, height: 1000 });
  const word = `w${generateId()}`;
  const robin = await host();
  const [first, second] = (await robin.freeTimes()) as [string, string];
  const guest = { full_name: `Ana ${word}`, email: `${word}@mail.example` };
  const rest = { confirmed: { flag: true } };
  const [sooner, later] = [makeStoryName("Sooner"), makeStoryName("Later")];
  await robin.plan([first], [guest], { ...rest, title: sooner });
  await robin.plan([second], [guest], { ...rest, title: later });
  await page.goto(`/console/meetings?search=${word}&sort=start`);
  await page.getByRole("link", { name: sooner }).click();
  await expect(page.getByRole("region", { name: sooner })).toBeVisible();
  await expect(page.getByRole("dialog")).toBeHidden();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("region", { name: later })).toBeVisible();
  expect(await findAxeViolations(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("region", { name: later })).toBeHidden();
  await expect(page).not.toHaveURL(/event=/);
});

test("views saved on two devices at the same moment are both kept", async ({
  page,
  context,
  browser,
  api,
}) => {
  test.slow();
  const [mine, theirs] = [makeStoryName("Mine"), makeStoryName("Theirs")];
  const { user } = await api<{ user: { _id: string } }>("POST", "/v2/users", {
    organization: getDemo().organization,
    user: { first_name: "Robin", emails: [`${mine}@harbourandpine.example`] },
  });
  await signInBrowser(context, user._id);
  const elsewhere = await browser.newContext();
  await signInBrowser(elsewhere, user._id);
  const save = async (device: Page, name: string) => {
    await device.goto("/console/meetings?filter=no_show");
    await device.getByRole("button", { name: "View options" }).click();
    const options = device.getByRole("dialog", { name: "View options" });
    await options.getByLabel("View name").last().fill(name);
    const isSaved = device.waitForResponse(
      (answer) =>
        answer.request().method() === "PUT" && answer.url().endsWith("/list_settings") && answer.ok(),
    );
    await options.getByRole("button", { name: "Save this view" }).click();
    await isSaved;
  };
  let isSecond = false;
  await page.route("**/list_settings", async (route) => {
    // The second device reads and writes between the first device's read and write.
    if (route.request().method() === "PUT" && !isSecond) {
      isSecond = true;
      await save(await elsewhere.newPage(), theirs);
    }
    await route.continue();
  });
  await save(page, mine);
  await page.goto("/console/meetings");
  const tabs = page.getByRole("navigation", { name: "Tabs and saved views" });
  for (const name of [mine, theirs]) await expect(tabs.getByRole("button", { name })).toBeVisible();
  await elsewhere.close();
});
