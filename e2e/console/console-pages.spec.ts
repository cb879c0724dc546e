import { openConsole } from "../support/console-page";
import { findAxeViolations } from "../support/find-axe-violations";
import { expect, getDemo, test } from "../support/fixtures";
import { signInBrowser } from "../support/sign-in-browser";

test("an admin closes a page, opens it again and deletes it in the list of pages", { tag: "@main" }, async ({
  page,
  host,
  api,
  context,
}) => {
  const robin = await host();
  const isActive = () =>
    api<{ active: boolean }>("GET", `/v2/bookpages/${robin.nickname}`).then(({ active }) => active);
  await signInBrowser(context, getDemo().admin._id);
  await openConsole(page, `/pages?search=${robin.nickname}`);
  const row = page.getByRole("row").filter({ hasText: `/${robin.nickname}` });
  await expect(row.getByText(/minutes$/)).toBeVisible();
  expect(await findAxeViolations(page)).toEqual([]);
  const state = row.getByRole("switch");
  await state.click();
  await expect.poll(isActive).toBe(false);
  await expect(state).not.toBeChecked();
  await state.click();
  await expect.poll(isActive).toBe(true);

  await row.getByLabel(/^More actions for/).click();
  await row.getByRole("button", { name: "Delete page" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox").fill(robin.nickname);
  await dialog.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText(`${robin.nickname} was deleted`)).toBeVisible();
  await expect(row).toHaveCount(0);
});
