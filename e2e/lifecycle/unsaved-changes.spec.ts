import type { BrowserContext, Page } from "@playwright/test";
import { waitForShortcuts } from "../support/console-page";
import { expect, getDemo, test } from "../support/fixtures";
import { makeStoryName } from "../support/make-story-name";
import { signInBrowser } from "../support/sign-in-browser";

const getAdminId = () => getDemo().admin._id;

test.beforeEach(({ context }) => signInBrowser(context, getAdminId()));

/** Ends the session, saves, signs in again in the dialog, and continues. */
async function submitSignedOut(page: Page, context: BrowserContext, button: string) {
  await context.clearCookies();
  // A background request may be rejected first, so that the dialog covers the button until the user
  // continues.
  const saving = page.getByRole("button", { name: button }).click();
  await expect(page.getByRole("dialog", { name: "You’ve been logged out" })).toBeVisible();
  await signInBrowser(context, getAdminId());
  await page.getByRole("button", { name: "Continue" }).click();
  await saving;
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
}

test("a user whose session ends in an editor loses no input", async ({ page, context, api, host }) => {
  test.slow();
  const { nickname } = await host();
  await page.goto(`/console/pages/${nickname}`);
  await page.getByRole("textbox", { name: "Message to visitors" }).fill("The bell is broken.");
  await submitSignedOut(page, context, "Save changes");
  expect(await api("GET", `/v2/bookpages/${nickname}`)).toMatchObject({ message: "The bell is broken." });

  const { belongs_to } = await api<{ belongs_to: string }>("GET", `/v2/bookpages/${nickname}`);
  await page.goto(`/console/users/${belongs_to}/availability`);
  await page.getByRole("spinbutton", { name: "Buffer before" }).fill("25");
  await submitSignedOut(page, context, "Save changes");
  expect(await api("GET", `/v2/users/${belongs_to}/availabilities`)).toMatchObject({ buffer_before: 25 });

  const handle = makeStoryName("shops");
  const { _id } = await api<{ _id: string }>("POST", "/v2/locators", { handle, title: handle });
  await page.goto(`/console/locators/${_id}?new`);
  const dialog = page.getByRole("dialog", { name: "Add location" });
  await dialog.getByRole("textbox", { name: "Name" }).fill("Quay 7");
  await dialog.getByRole("spinbutton", { name: "Latitude" }).fill("48.8");
  await dialog.getByRole("spinbutton", { name: "Longitude" }).fill("2.3");
  await submitSignedOut(page, context, "Create");
  await expect(page.getByRole("rowheader", { name: "Quay 7" })).toBeVisible();
});

test("a user restores what they deleted, from the toast and after reopening the browser", {
  tag: "@main",
}, async ({ page, api }) => {
  const word = makeStoryName("gone");
  const { _id } = await api<{ _id: string }>("POST", "/v2/teams", { extid: word, name: word });
  const stored = async () => (await api<unknown[]>("GET", `/v2/teams?search=${word}`)).length;
  const deleteIt = async () => {
    await page.goto(`/console/teams/${_id}`);
    await page.getByRole("button", { name: "Delete" }).click();
    await expect(page.getByText(`${word} was deleted`)).toBeVisible();
    expect(await stored()).toBe(0);
  };
  await deleteIt();
  await expect(page).toHaveURL(/\/console\/teams$/);
  const team = page.getByRole("row", { name: new RegExp(word) });
  await expect(team).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(team).toBeVisible();
  expect(await stored()).toBe(1);

  await deleteIt();
  const context = page.context();
  await page.close();
  const later = await context.newPage();
  await later.goto(`/console/trash?search=${word}`);
  await later
    .getByRole("row", { name: new RegExp(word) })
    .getByRole("button", { name: `Restore: ${word}` })
    .click();
  await expect(later.getByText(`${word} restored`)).toBeVisible();
  await expect(later.getByRole("row", { name: new RegExp(word) })).toHaveCount(0);
  expect(await stored()).toBe(1);
});

test("a user confirms an action that revokes access, and it takes effect at once", async ({
  page,
  api,
  request,
}) => {
  const name = makeStoryName("Import");
  const { key } = await api<{ key: string }>("POST", "/v2/api_keys", { name, scopes: ["users:read"] });
  await page.goto(`/console/keys?search=${name}`);
  await page
    .getByRole("row", { name: new RegExp(name) })
    .getByRole("checkbox")
    .check();
  await page.getByRole("button", { name: "Revoke" }).click();
  const asked = page.getByRole("dialog", { name: `Revoke ${name}’s access?` });
  await asked.getByRole("button", { name: "Revoke" }).click();
  await expect(page.getByText(`${name} was revoked`)).toBeVisible();
  const response = await request.get("/v2/users", { headers: { authorization: key, cookie: "" } });
  expect(response.status()).toBe(401);

  const word = makeStoryName("hooks");
  for (const end of ["a", "b"])
    await api("POST", "/hooks", {
      action: "event.created",
      target_url: `https://hooks.example.com/${word}/${end}`,
    });
  await page.goto(`/console/webhooks?search=${word}`);
  await page.getByRole("checkbox", { name: "Select all" }).check();
  await page.getByRole("button", { name: "Delete" }).click();
  const doomed = page.getByRole("dialog", { name: "Delete 2 items?" });
  await doomed.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("2 items were deleted")).toBeVisible();
  expect((await api<{ hooks: unknown[] }>("GET", `/hooks?search=${word}`)).hooks).toHaveLength(0);
});

test("an admin deletes a linked locator by typing its name", async ({ page, api }) => {
  const word = makeStoryName("shops");
  const { _id } = await api<{ _id: string }>("POST", "/v2/locators", { handle: word, title: "Our shops" });
  await page.goto(`/console/locators/${_id}`);
  await page.getByRole("button", { name: "Delete locator" }).click();
  const asked = page.getByRole("dialog", { name: "Delete locator" });
  await asked.getByRole("textbox").fill("Our shops");
  await expect(asked.getByRole("button", { name: "Delete" })).toBeDisabled();
  await asked.getByRole("textbox").fill(word.toUpperCase());
  await asked.getByRole("button", { name: "Delete" }).click();
  await expect(page).toHaveURL(/\/console\/locators$/);
  expect(await api<unknown[]>("GET", `/v2/locators?search=${word}`)).toHaveLength(0);
});

test("a user returns to the previous page by Back, never to a closed dialog", async ({ page }) => {
  const word = makeStoryName("Team");
  await page.goto("/console/webhooks");
  await page.goto("/console/teams");
  await waitForShortcuts(page);
  await page.keyboard.press("Control+k");
  await page.getByRole("dialog").getByRole("combobox").fill("create team");
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Create team" });
  await dialog.getByRole("textbox", { name: "Name" }).fill(word);
  await dialog.getByRole("button", { name: "Create" }).click();
  await expect(page.getByRole("heading", { level: 1, name: word })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("rowheader", { name: word })).toBeVisible();
  await expect(page).toHaveURL(/\/console\/teams$/);
  await expect(dialog).toHaveCount(0);

  await page.getByRole("button", { name: "Create team" }).click();
  await dialog.getByRole("textbox", { name: "Name" }).fill("Never mind");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole("rowheader", { name: word }).getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1, name: word })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/console\/teams$/);
  await expect(dialog).toHaveCount(0);
});

test("a user closes an overlay with Back and reopens it with Forward, but not after closing it", async ({
  page,
  api,
}) => {
  test.slow();
  const word = makeStoryName("open");
  const { _id } = await api<{ _id: string }>("POST", "/v2/locators", { handle: word, title: word });
  const shop = await api<{ _id: string }>("POST", `/v2/locators/${_id}/locations`, {
    name: "Quay 7",
    extid: word,
    location: { type: "Point", coordinates: [48.8, 2.3] },
  });
  const editor = `/console/locators/${_id}`;
  const dialog = page.getByRole("dialog");
  const isOpen = async () => {
    await expect(dialog).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${editor}\\?location=${shop._id}$`));
  };
  const isClosed = async () => {
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`${editor}$`));
  };
  const open = () => page.getByRole("rowheader").getByRole("link").click();
  const name = dialog.getByRole("textbox", { name: "Name" });

  await page.goto("/console/locators");
  await page.goto(editor);
  await open();
  await isOpen();
  await page.goBack();
  await isClosed();
  await page.goForward();
  await isOpen();
  await page.reload();
  await isOpen();
  await dialog.getByRole("button", { name: "Close" }).click();
  await isClosed();

  await open();
  await name.fill("Quay 8");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await isClosed();
  await open();
  await name.fill("Quay 9");
  await dialog.getByRole("button", { name: "Save changes" }).click();
  await isClosed();
  await expect(page.getByRole("rowheader", { name: "Quay 9" })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/console\/locators$/);

  await page.goto(`${editor}?location=${shop._id}`);
  await isOpen();
  await page.keyboard.press("Escape");
  await isClosed();
  await page.goBack();
  await expect(page).toHaveURL(/\/console\/locators$/);

  await page.goto("/console/events");
  await page.getByRole("rowheader").getByRole("link").first().click();
  await expect(page).toHaveURL(/\?event=\w+$/);
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/console\/meetings$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/console\/locators$/);
});

test("a user creates, finds, deletes and restores a webhook by keyboard alone", async ({ page }) => {
  test.slow();
  const word = makeStoryName("keys");
  const url = `https://hooks.example.com/${word}`;
  const { keyboard } = page;
  const palette = page.getByRole("dialog", { name: "Search the console" });
  await page.goto("/console");
  await waitForShortcuts(page);
  const find = async (words: string, found: string) => {
    await keyboard.press("Control+k");
    await keyboard.type(words);
    await expect(palette.getByRole("option", { name: found }).first()).toHaveAttribute("data-highlighted");
    await keyboard.press("Enter");
  };
  await keyboard.press("Control+k");
  await expect(page.getByRole("dialog").getByRole("combobox")).toBeFocused();
  await keyboard.press("Escape");
  await find("add webhook", "Add webhook");
  await expect(page.getByRole("textbox", { name: "URL" })).toBeFocused();
  await keyboard.type(url);
  await keyboard.press("Enter");
  await expect(page.getByRole("textbox", { name: "Secret" })).toBeVisible();
  await submitByKeyboard(page, "Done");
  await expect(page.getByRole("button", { name: "Send ping" })).toBeVisible();

  await find("home", "Home");
  await find(word, word); // The palette may still be closing.
  await expect(page.getByRole("heading", { level: 1, name: "hooks.example.com" })).toBeVisible();
  await submitByKeyboard(page, "Delete");
  const asked = page.getByRole("dialog", { name: `Delete ${url}?` });
  await expect(asked).toBeVisible();
  await asked.getByRole("button", { name: "Delete" }).press("Enter");
  await expect(page.getByText(`${url} was deleted`)).toBeVisible();
  await expect(page.getByRole("rowheader", { name: url })).toHaveCount(0);
});

const MOST_TABS = 150;

/** Presses Tab until the button has focus, and presses it. */
async function submitByKeyboard(page: Page, name: string) {
  const button = page.getByRole("button", { name, exact: true });
  await expect(button).toBeVisible();
  for (let tabs = 0; tabs < MOST_TABS; tabs++) {
    if (await button.evaluate((element) => element === document.activeElement))
      return page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
  }
  throw new Error(`${name} cannot be reached with Tab`);
}
