import { assertAccessible, waitForShortcuts } from "../support/console-page";
import { expect, getDemo, test } from "../support/fixtures";
import { makeStoryName } from "../support/make-story-name";
import { signInBrowser } from "../support/sign-in-browser";

test.beforeEach(({ context }) => signInBrowser(context, getDemo().admin._id));

test("a visitor without a session is asked to log in", async ({ browser, baseURL }) => {
  const page = await (await browser.newContext({ baseURL: baseURL ?? "" })).newPage();
  await page.goto("/console");
  await expect(page).toHaveURL(/\/login\?next=/);
});

test("an admin adds a user, finds them, and deletes them after handing over what they own", {
  tag: "@main",
}, async ({ page }) => {
  const name = makeStoryName("Quill");
  await page.goto("/console/users");
  await page.getByRole("button", { name: "Add person" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Create" }).click();
  await expect(dialog.getByText("Please fill in this field")).toBeVisible();
  await dialog.getByRole("textbox", { name: "Email" }).fill(`${name}@harbourandpine.example`);
  await dialog.getByRole("textbox", { name: "First name" }).fill(name);
  await dialog.getByRole("button", { name: "Create" }).click();
  await expect(page.getByRole("textbox", { name: "Sign-up link" })).toHaveValue(/\/signup\//);
  await page.getByRole("button", { name: "Done" }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();

  await page.getByRole("link", { name: "People" }).first().click();
  await page.getByRole("searchbox", { name: "Search" }).fill(name.slice(2));
  await expect(page).toHaveURL(/search=/);
  const row = page.getByRole("row", { name: new RegExp(name) });
  await row.getByRole("checkbox").check();
  await page.getByText("More", { exact: true }).click();
  await page.getByRole("button", { name: "Offboard…" }).click();
  await expect(page.getByText("1 booking page")).toBeVisible();
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("radio", { name: "No one: cancel and delete everything" }).check();
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("radio", { name: "Delete it" }).check();
  await page.getByRole("button", { name: `Offboard ${name}` }).click();
  await expect(page.getByText("· Done")).toBeVisible();
  await page.getByRole("link", { name: "Go to People" }).click();
  await page.getByRole("searchbox", { name: "Search" }).fill(name.slice(2));
  await expect(row).toHaveCount(0);
});

test("column headings align with their columns", async ({ page }) => {
  await page.goto("/console/keys");
  await expect(page.getByRole("row", { name: /Demo/ })).toBeVisible();
  const shifts = await page.evaluate(() => {
    const findStart = (cell: Element) => {
      const range = document.createRange();
      range.selectNodeContents(cell);
      return range.getBoundingClientRect().left;
    };
    const starts = (row: string) =>
      [...(document.querySelector(row)?.children ?? [])].slice(1).map(findStart);
    const cells = starts("tbody tr");
    return starts("thead tr").map((start, index) => Math.round(start - (cells[index] ?? 0)));
  });
  expect(shifts.length).toBeGreaterThan(3);
  expect(shifts.filter((shift) => Math.abs(shift) > 1)).toEqual([]);
});

test("two admins who edit the same user see the difference", async ({ page, api }) => {
  const { user } = await api<{ user: { _id: string } }>("POST", "/v2/users", {
    organization: getDemo().organization,
    user: { first_name: "Before", last_name: "Before" },
  });
  await page.goto(`/console/users/${user._id}`);
  const field = page.getByRole("textbox", { name: "First name" });
  await field.fill("Mine");
  await api("PUT", `/v2/users/${user._id}`, { user: { first_name: "Theirs", last_name: "Theirs too" } });
  await page.getByRole("button", { name: "Save changes" }).click();
  const dialog = page.getByRole("dialog", { name: "Someone else changed this" });
  await expect(dialog.getByRole("cell", { name: "Theirs" })).toBeVisible({ timeout: 20_000 });
  // Only one of them changed that.
  await expect(dialog.getByRole("cell", { name: "Theirs too" })).toHaveCount(0);
  await dialog.getByRole("button", { name: "Save mine" }).click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  const now = await api<{ full_name: string }>("GET", `/v2/users/${user._id}`);
  expect(now.full_name).toBe("Mine Theirs too");
});

test("two admins who change different fields of a user both save without a prompt", async ({ page, api }) => {
  const { user } = await api<{ user: { _id: string } }>("POST", "/v2/users", {
    organization: getDemo().organization,
    user: { first_name: "Before", last_name: "Before" },
  });
  await page.goto(`/console/users/${user._id}`);
  await page.getByRole("textbox", { name: "First name" }).fill("Mine");
  await api("PUT", `/v2/users/${user._id}`, { user: { last_name: "Theirs" } });
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Saved, together with someone else’s changes")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Last name" })).toHaveValue("Theirs");
  const now = await api<{ full_name: string }>("GET", `/v2/users/${user._id}`);
  expect(now.full_name).toBe("Mine Theirs");
});

test("a user whose session ends in a form loses no input", async ({ page, context }) => {
  await page.goto(`/console/users/${getDemo().admin._id}`);
  const field = page.getByRole("textbox", { name: "External ID" });
  await field.fill(makeStoryName("id"));
  await page.waitForLoadState("networkidle"); // a panel that still loads would ask to log in before the form is sent
  await context.clearCookies();
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByRole("dialog", { name: "You’ve been logged out" })).toBeVisible();
  await signInBrowser(context, getDemo().admin._id);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
});

test("a user creates a team by keyboard alone", async ({ page }) => {
  const name = makeStoryName("Team");
  await page.goto("/console/teams");
  await waitForShortcuts(page);
  await page.keyboard.press("n");
  await page.getByRole("textbox", { name: "Name" }).fill(name);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();

  await page.keyboard.press("Control+k");
  await page.getByRole("dialog").getByRole("combobox").fill("overview");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/console$/);
});

test.describe("with reduced motion", () => {
  test("no screen breaks a rule of WCAG 2.2 AA", async ({ page }) => {
    test.slow();
    const { admin, team } = getDemo();
    await assertAccessible(page, ["", "/users", `/users/${admin._id}`, "/teams", `/teams/${team}`]);
  });
});
