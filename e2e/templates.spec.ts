import { findAxeFaults } from "./support/axe";
import { demo, expect as expectSoon, test } from "./support/fixtures";
import { signIn } from "./support/sign-in";

/** The console asks the API for everything after the page has come. */
const expect = expectSoon.configure({ timeout: 30_000 });

test.beforeEach(({ context }) => signIn(context, demo().admin._id));

test("an admin makes a template of a page, gives it to somebody, and changes it for all", async ({
  page,
  context,
  api,
  host,
}) => {
  test.slow();
  const [model, robin] = [await host(), await host()];
  await api("PUT", `/v2/bookpages/${model.nickname}`, { custom: { duration: 25, buffer_after: 10 } });

  await page.goto(`/console/pages/${model.nickname}`);
  await page.getByRole("button", { name: "Make a template of this page" }).click();
  const name = `Template of ${model.nickname}`;
  await page.getByLabel("Name of the template").fill(name);
  expect(await findAxeFaults(page)).toEqual([]);
  await page.getByRole("button", { name: "Create" }).click();

  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await page.getByRole("switch", { name: "Length", exact: false }).first().click();
  await expect(page.getByText("Locked: alike on all pages")).toHaveCount(1);
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  expect(await findAxeFaults(page)).toEqual([]);

  await page.getByRole("button", { name: "Give to people" }).first().click();
  await page.getByRole("combobox", { name: "People: Add a person" }).fill(robin.email);
  await page.getByRole("option").first().click();
  await page.getByRole("radio", { name: "The main page that somebody has" }).check();
  expect(await findAxeFaults(page)).toEqual([]);
  await page.getByRole("button", { name: "Give to 1 person" }).click();
  await expect(page.getByText("1 person has a page now.")).toBeVisible();
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).last().click();
  await expect(page.getByRole("link", { name: `/${robin.nickname}` })).toBeVisible();
  const template = page.url();

  await page.getByLabel("Length of a meeting").fill("55");
  await expect(page.getByText("What is locked changes on 1 page at once.")).toBeVisible();
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  const { custom, belongs_to: owner } = await api<{ custom: { duration: number }; belongs_to: string }>(
    "GET",
    `/v2/bookpages/${robin.nickname}`,
  );
  expect(custom.duration).toBe(55);

  await signIn(context, owner);
  await page.goto(`/console/pages/${robin.nickname}`);
  await expect(page.getByRole("heading", { name: "This page follows a template" })).toBeVisible();
  await expect(page.getByText("Set by the template")).toHaveCount(1);
  await expect(page.getByLabel("Length of a meeting")).toBeDisabled();
  await expect(page.getByRole("button", { name: "Release from template" })).toHaveCount(0);
  expect(await findAxeFaults(page)).toEqual([]);
  await page.getByLabel("Message to visitors").fill("My own words");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();

  await signIn(context, demo().admin._id);
  await page.goto(`/console/pages/${robin.nickname}`);
  await page.getByRole("button", { name: "Release from template" }).click();
  expect(await findAxeFaults(page)).toEqual([]);
  await page.getByRole("dialog").getByRole("button", { name: "Release from template" }).click();
  await expect(page.getByText("Released from the template")).toBeVisible();
  await expect(page.getByLabel("Length of a meeting")).toBeEnabled();

  await page.goto(template);
  await page.getByRole("button", { name: "Delete template" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete template" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Templates" })).toBeVisible();
  expect(await findAxeFaults(page)).toEqual([]);
});
