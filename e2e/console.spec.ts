import { demo, expect, test } from "./fixtures";
import { signIn } from "./sign-in";

test.beforeEach(({ context }) => signIn(context, demo().admin._id));

test("without a session, the login is asked for", async ({ browser, baseURL }) => {
  const page = await (await browser.newContext({ baseURL: baseURL ?? "" })).newPage();
  await page.goto("/console");
  await expect(page).toHaveURL(/\/login\?next=/);
});

test("two people who edit the same person see the difference", async ({ page, api }) => {
  const { user } = await api<{ user: { _id: string } }>("POST", "/v2/users", {
    organization: demo().organization,
    user: { first_name: "Before" },
  });
  await page.goto(`/console/users/${user._id}`);
  const field = page.getByRole("textbox", { name: "First name" });
  await field.fill("Mine");
  await api("PUT", `/v2/users/${user._id}`, { user: { first_name: "Theirs" } });
  await page.getByRole("button", { name: "Save changes" }).click();
  const dialog = page.getByRole("dialog", { name: "Someone else changed this" });
  await expect(dialog.getByRole("cell", { name: "Theirs" })).toBeVisible();
  await dialog.getByRole("button", { name: "Save mine" }).click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  const now = await api<{ first_name: string }>("GET", `/v2/users/${user._id}`);
  expect(now.first_name).toBe("Mine");
});

test("a session that ends in the middle of a form loses nothing", async ({ page, context }) => {
  await page.goto(`/console/users/${demo().admin._id}`);
  const field = page.getByRole("textbox", { name: "Photo" });
  await field.fill("https://images.example/me.png");
  await context.clearCookies();
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByRole("dialog", { name: "You have been signed out" })).toBeVisible();
  await signIn(context, demo().admin._id);
  await page.getByRole("button", { name: "Go on" }).click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
});
