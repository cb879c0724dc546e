import { findAxeViolations } from "../support/find-axe-violations";
import { type Api, expect, getDemo, type StoryHost, test } from "../support/fixtures";
import { makeStoryName } from "../support/make-story-name";
import { signInBrowser } from "../support/sign-in-browser";

test.beforeEach(({ context }) => signInBrowser(context, getDemo().admin._id));

test("an admin creates a page template, assigns it to a user, and changes it for all", {
  tag: "@main",
}, async ({ page, context, api, host }) => {
  test.slow();
  const [model, robin] = [await host(), await host()];
  await api("PUT", `/v2/bookpages/${model.nickname}`, { custom: { duration: 25, buffer_after: 10 } });

  await page.goto(`/console/pages/${model.nickname}?tab=advanced`);
  await page.getByRole("button", { name: "Create template from this page" }).click();
  const name = `Template of ${model.nickname}`;
  await page.getByLabel("Template name").fill(name);
  expect(await findAxeViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "Create" }).click();

  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await page.getByRole("switch", { name: "Duration", exact: false }).first().click();
  await expect(page.getByText("Locked: the same on all pages").filter({ visible: true })).toHaveCount(1);
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  expect(await findAxeViolations(page)).toEqual([]);

  await page.getByRole("button", { name: "Assign" }).first().click();
  await page.getByRole("combobox", { name: "People: Add person" }).fill(robin.email);
  await page.getByRole("option").first().click();
  await page.getByRole("radio", { name: "Each person’s main page" }).check();
  expect(await findAxeViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "Assign to 1 person" }).click();
  await expect(page.getByText("Assigned to 1 person.")).toBeVisible();
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).last().click();
  await expect(page.getByRole("link", { name: `/${robin.nickname}` })).toBeVisible();
  const template = page.url();

  await page.getByRole("spinbutton", { name: "Duration" }).fill("55");
  await expect(page.getByText("Changes to locked settings apply to 1 page right away.")).toBeVisible();
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  const { custom, belongs_to: owner } = await api<{ custom: { duration: number }; belongs_to: string }>(
    "GET",
    `/v2/bookpages/${robin.nickname}`,
  );
  expect(custom.duration).toBe(55);

  await signInBrowser(context, owner);
  await page.goto(`/console/pages/${robin.nickname}`);
  await expect(page.getByRole("heading", { name: "This page uses a template" })).toBeVisible();
  await expect(page.getByText(/^Set by the template/).filter({ visible: true })).toHaveCount(1);
  await expect(page.getByLabel("Duration")).toBeDisabled();
  await expect(page.getByRole("button", { name: "Detach from template" })).toHaveCount(0);
  expect(await findAxeViolations(page)).toEqual([]);
  await page.getByLabel("Message to visitors").fill("My own words");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();

  await signInBrowser(context, getDemo().admin._id);
  await page.goto(`/console/pages/${robin.nickname}`);
  await page.getByRole("button", { name: "Detach from template" }).click();
  expect(await findAxeViolations(page)).toEqual([]);
  await page.getByRole("dialog").getByRole("button", { name: "Detach from template" }).click();
  await expect(page.getByText("Detached from the template")).toBeVisible();
  await expect(page.getByLabel("Duration")).toBeEnabled();

  await page.goto(template);
  await page.getByRole("button", { name: "Delete template" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete template" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Templates" })).toBeVisible();
  expect(await findAxeViolations(page)).toEqual([]);
});

/** Creates a template from the settings, and a page that follows it. */
async function applyTemplate(api: Api, { nickname }: StoryHost, locked: string[]) {
  const { _id, name } = await api<{ _id: string; name: string }>("POST", "/v2/page_templates", {
    name: `Template of ${nickname}`,
    page: nickname,
    locked,
  });
  const { belongs_to: owner } = await api<{ belongs_to: string }>("GET", `/v2/bookpages/${nickname}`);
  await api("POST", `/v2/page_templates/${_id}/pages`, { users: [owner], use: "primary_page" });
  return { id: _id, name, owner };
}

test("a user whose template changes during editing keeps unlocked values, and reads which ones the template set", async ({
  page,
  context,
  api,
  host,
}) => {
  test.slow();
  const robin = await host();
  const { id, owner } = await applyTemplate(api, robin, ["lengths"]);
  await signInBrowser(context, owner);
  await page.goto(`/console/pages/${robin.nickname}`);
  const message = page.getByLabel("Message to visitors");
  const notice = page.locator("[name='/custom/minimum_notice']");
  await message.fill("Ring twice.");
  await api("PUT", `/v2/page_templates/${id}`, { custom: { duration: 55 } });
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Saved, together with someone else’s changes")).toBeVisible();
  await expect(page.getByLabel("Duration")).toHaveValue("55");

  await message.fill("Ring three times.");
  await page.getByRole("tab", { name: "Hours and limits" }).click();
  await notice.fill("3");
  await api("PUT", `/v2/page_templates/${id}`, {
    locked: ["lengths", "horizon"],
    custom: { minimum_notice: 60 },
  });
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText(/^A template sets some of the fields you changed/)).toBeVisible();
  await expect(notice).toBeDisabled();
  await page.getByRole("tab", { name: "Basics" }).click();
  await expect(message).toHaveValue("Ring three times.");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  expect(await api("GET", `/v2/bookpages/${robin.nickname}`)).toMatchObject({
    message: "Ring three times.",
    custom: { duration: 55, minimum_notice: 60 },
  });
});

test("a locked setting names its template, also in its group's name, and looks locked", async ({
  page,
  context,
  api,
  host,
}) => {
  const robin = await host();
  const { name, owner } = await applyTemplate(api, robin, ["words"]);
  await page.goto(`/console/pages/${robin.nickname}`);
  const group = page.getByRole("group", { name: `Set by the template “${name}”` });
  const [locked, free] = [group.getByLabel("Message to visitors"), page.getByLabel("Duration")];
  await expect(locked).toBeDisabled();
  const look = (field: typeof free) =>
    field.evaluate((element) => {
      const { backgroundColor, backgroundImage } = getComputedStyle(element);
      return { backgroundColor, backgroundImage };
    });
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    const [one, other] = [await look(locked), await look(free)];
    expect(one.backgroundColor).not.toBe(other.backgroundColor);
    expect(one.backgroundImage).toContain("svg");
  }
  await signInBrowser(context, owner);
  await page.reload();
  await expect(page.getByRole("group", { name: /^Set by the template\. An admin/ })).toBeVisible();
});

test("an admin keeps the users selected for a template, and retries those who were not reached", async ({
  page,
  api,
  host,
}) => {
  const people = await Promise.all([host(), host()]);
  const { _id } = await api<{ _id: string }>("POST", "/v2/page_templates", {
    name: makeStoryName("Broken off"),
  });
  await page.goto(`/console/templates/${_id}`);
  await page.getByRole("button", { name: "Assign" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Assign" });
  for (const { email } of people) {
    await dialog.getByRole("combobox", { name: "People: Add person" }).fill(email);
    await page.getByRole("option").first().click();
  }
  await page.keyboard.press("Escape");
  await expect(dialog).toBeVisible();
  await page.goBack();
  const question = page.getByRole("dialog", { name: "Leave without saving?" });
  await question.getByRole("button", { name: "Keep editing" }).click();
  await expect(dialog.getByRole("button", { name: "Assign to 2 people" })).toBeVisible();

  await page.route("**/v2/page_templates/*/pages", (route) => route.abort(), { times: 1 });
  await dialog.getByRole("button", { name: "Assign to 2 people" }).click();
  await expect(dialog.getByRole("alert")).toBeVisible();
  await dialog.getByRole("button", { name: "Assign to 2 people" }).click();
  await expect(dialog.getByText("Assigned to 2 people.")).toBeVisible();
});
