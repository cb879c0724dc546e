import type { Page } from "@playwright/test";
import { openConsole } from "../support/console-page";
import { expect, getDemo, test } from "../support/fixtures";
import { makeStoryName } from "../support/make-story-name";
import { runSql } from "../support/run-sql";
import { signInBrowser } from "../support/sign-in-browser";

test("each screen and each dialog over it has a title, and unknown addresses keep the navigation", async ({
  page,
  context,
}) => {
  await signInBrowser(context, getDemo().admin._id);
  await openConsole(page, "");
  await expect(page).toHaveTitle(/^Home · /);
  const menu = page.getByRole("complementary").getByRole("navigation");
  await menu.getByRole("link", { name: "People" }).click();
  await menu.getByRole("link", { name: "Teams" }).click();
  await expect(page).toHaveTitle(/^Teams · /);
  await page.getByRole("button", { name: "Create team" }).first().click();
  await expect(page).toHaveTitle(/^Create team · /);
  await page.keyboard.press("Escape");
  await expect(page).toHaveTitle(/^Teams · /);
  await page.goto(`/console/teams/${getDemo().team}`);
  const name = await page.getByRole("heading", { level: 1 }).textContent();
  await expect(page).toHaveTitle(new RegExp(`^${name} · `));

  const lost = await page.goto("/console/nonsense/of/mine");
  expect(lost?.status()).toBe(404);
  await expect(page).toHaveTitle(/^Page not found · /);
  await page.getByRole("navigation").getByRole("link", { name: "Meetings" }).first().click();
  await expect(page).toHaveTitle(/^Meetings · /);
});

test("the account menu closes on Escape, on a click elsewhere and on navigation", async ({
  page,
  context,
}) => {
  await signInBrowser(context, getDemo().admin._id);
  await openConsole(page, "/teams");
  const menu = page.locator("aside details");
  const button = menu.locator("summary");
  await button.click();
  await page.keyboard.press("Escape");
  await expect(menu).not.toHaveAttribute("open");
  await expect(button).toBeFocused();
  await button.click();
  await page.getByRole("heading", { level: 1 }).click();
  await expect(menu).not.toHaveAttribute("open");
  await button.click();
  await page.keyboard.press("Control+k");
  await page.getByRole("dialog").getByRole("combobox").fill("home");
  await page.keyboard.press("Enter");
  await expect(page).toHaveTitle(/^Home · /);
  await expect(menu).not.toHaveAttribute("open");
});

test("toasts cover no control", async ({ page, context, api }) => {
  await signInBrowser(context, getDemo().admin._id);
  const name = makeStoryName("Team");
  const { _id } = await api<{ _id: string }>("POST", "/v2/teams", { name, handle: name.toLowerCase() });
  for (const [width, height] of [
    [390, 700],
    [1280, 700],
    [1280, 900],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    await openConsole(page, `/teams/${_id}`);
    await page.getByRole("textbox", { name: "Name" }).fill(`${name} ${width} ${height}`);
    await page.getByRole("button", { name: "Save changes" }).click();
    const toast = page.getByText("Saved", { exact: true });
    await expect(toast).toBeVisible();
    await expect.poll(() => listCovered(page), { timeout: 4_000 }).toEqual([]);
    await page.getByRole("button", { name: "Copy", exact: true }).click();
  }
});

/** Lists the controls below a toast. */
const listCovered = (page: Page) =>
  page.getByText("Saved", { exact: true }).evaluate((title) => {
    const toasts = title.closest("[role=region]");
    const told = toasts?.getBoundingClientRect();
    if (!toasts || !told) return ["no toast"];
    return [...document.querySelectorAll("a[href], button, input, select, textarea, summary")]
      .filter((control) => !toasts.contains(control))
      .filter((control) => {
        const { left, right, top, bottom, width } = control.getBoundingClientRect();
        return width > 1 && left < told.right && told.left < right && top < told.bottom && told.top < bottom;
      })
      .map((control) => control.outerHTML);
  });

test("a member reads why Google and Microsoft are unavailable, and an admin how to enable them", async ({
  page,
  context,
  host,
  api,
}) => {
  const robin = await host();
  const { belongs_to: member } = await api<{ belongs_to: string }>("GET", `/v2/bookpages/${robin.nickname}`);
  await signInBrowser(context, member);
  await openConsole(page, "/calendars");
  await expect(page.getByText("Ask your admin.")).toBeVisible();
  await expect(page.getByText(/GOOGLE_CLIENT_ID/)).toHaveCount(0);
  await signInBrowser(context, getDemo().admin._id);
  await openConsole(page, "/calendars");
  await expect(page.getByText(/GOOGLE_CLIENT_ID/)).toBeVisible();
});

test("a user reads an error without a field in their language", async ({ page, context, host, api }) => {
  const robin = await host({ language: "de" });
  const { belongs_to: admin } = await api<{ belongs_to: string }>("GET", `/v2/bookpages/${robin.nickname}`);
  await api("PUT", `/v2/users/${admin}`, { user: { role: "admin" } });
  const { _id } = await api<{ _id: string }>("POST", "/v2/teams", { name: makeStoryName("Leer") });
  await signInBrowser(context, admin);
  await page.route("**/v2/teams/**", (route) =>
    route.request().method() === "PUT"
      ? route.fulfill({
          status: 409,
          contentType: "application/problem+json",
          body: JSON.stringify({ code: "conflict", detail: "Only in English.", errors: [] }),
        })
      : route.continue(),
  );
  await openConsole(page, `/teams/${_id}`);
  await page.getByRole("textbox", { name: "Name" }).fill("Anders");
  await page.getByRole("button", { name: "Änderungen speichern" }).click();
  await expect(page.getByText(/Das passt nicht zu dem, was jetzt gespeichert ist/)).toBeVisible();
});

test("an admin is warned about coordinates far from the address, and about a missing page in the list", async ({
  page,
  context,
  api,
}) => {
  await signInBrowser(context, getDemo().admin._id);
  const { _id } = await api<{ _id: string }>("POST", "/v2/locators", {
    handle: makeStoryName("shops"),
    title: "Shops",
  });
  await openConsole(page, `/locators/${_id}?new`);
  const dialog = page.getByRole("dialog", { name: "Add location" });
  await dialog.getByRole("textbox", { name: "Name" }).fill("Mitte");
  await dialog.getByRole("textbox", { name: "Street address" }).fill("Unter den Linden 1, 10117 Berlin");
  await dialog.getByRole("spinbutton", { name: "Latitude" }).fill("13.4");
  await dialog.getByRole("spinbutton", { name: "Longitude" }).fill("52.52");
  await expect(
    dialog.getByText(/^This is [\d,]+ km from Berlin\. Did you swap latitude and longitude\?$/),
  ).toBeVisible();
  await dialog.getByRole("button", { name: "Swap them" }).click();
  await expect(dialog.getByText(/from Berlin/)).toHaveCount(0);
  await dialog.getByRole("textbox", { name: "Booking page" }).fill("/unknown-name");
  await dialog.getByRole("button", { name: "Create" }).click();
  await expect(page.getByRole("rowheader", { name: "Mitte" })).toBeVisible();
  // The page may be created later, and is checked until then.
  await openConsole(page, `/locators/${_id}?filter=leads_nowhere`);
  await expect(page.getByRole("rowheader", { name: "Mitte" })).toBeVisible();
});

test("an admin who renames a page reads beforehand that its old address redirects", async ({
  page,
  context,
  host,
}) => {
  const robin = await host();
  await signInBrowser(context, getDemo().admin._id);
  await openConsole(page, `/pages/${robin.nickname}`);
  await page.getByRole("textbox", { name: "Link", exact: true }).fill(makeStoryName("renamed"));
  await expect(
    page.getByText(`“${robin.nickname}” keeps working until someone else claims it.`),
  ).toBeVisible();
});

test("the contents of a list stay within its card, and so do adjacent buttons and dates", async ({
  page,
  context,
  api,
}) => {
  const { _id } = await api<{ _id: string }>("POST", "/hooks", {
    action: "event.created",
    target_url: `https://${makeStoryName("failing")}.example.com/`,
  });
  await runSql("UPDATE webhooks SET failing_since = now() WHERE id = $1", [_id]);
  const { user } = await api<{ user: { _id: string } }>("POST", "/v2/users", {
    organization: getDemo().organization,
    user: {
      email: `${makeStoryName("lena")}@mail.example`,
      first_name: "Lena",
      role: "admin",
      language: "de",
    },
  });
  await signInBrowser(context, user._id);
  await page.setViewportSize({ width: 768, height: 900 });
  await openConsole(page, "/webhooks");
  const state = page.getByText(/^Schlägt fehl seit/).first();
  await expect(state).toBeVisible();
  const [said, card] = [await state.boundingBox(), await page.getByRole("table").boundingBox()];
  expect((said?.x ?? 0) + (said?.width ?? 0)).toBeLessThanOrEqual((card?.x ?? 0) + (card?.width ?? 0));

  await page.setViewportSize({ width: 360, height: 780 });
  await openConsole(page, "/audit");
  const heights = async (...found: ReturnType<typeof page.getByRole>[]) =>
    new Set(await Promise.all(found.map(async (one) => (await one.boundingBox())?.y)));
  const exporting = page.getByRole("button", { name: "CSV exportieren" });
  const showing = page.getByRole("button", { name: "Ansichtsoptionen" });
  expect((await heights(exporting, showing)).size).toBe(1);
  await page.getByRole("button", { name: "Filter" }).click();
  expect((await heights(page.getByLabel("Von"), page.getByLabel("Bis"))).size).toBe(1);
});
