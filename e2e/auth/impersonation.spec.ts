import { findAxeViolations } from "../support/find-axe-violations";
import { type Api, expect, FULL_NAME, getDemo, test } from "../support/fixtures";
import { makeStoryName } from "../support/make-story-name";
import { signInBrowser } from "../support/sign-in-browser";

async function createAdmin(api: Api) {
  const body = {
    organization: getDemo().organization,
    user: {
      email: `${makeStoryName("ada")}@mail.example`,
      first_name: "Ada",
      last_name: "Costa",
      role: "admin",
    },
  };
  return (await api<{ user: { _id: string } }>("POST", "/v2/users", body)).user._id;
}

test("an admin views the console as a member, cannot change anything, and returns to their own session", {
  tag: "@main",
}, async ({ page, context, api, host }) => {
  test.slow();
  const [robin, other] = [await host(), await host()];
  const day = "2031-03-10T09:00:00.000Z";
  await robin.plan([day], [{ email: "ana@mail.example" }], { title: `Of ${robin.nickname}` });
  await other.plan([day], [{ email: "ana@mail.example" }], { title: `Of ${other.nickname}` });
  const { belongs_to: id } = await api<{ belongs_to: string }>("GET", `/v2/bookpages/${robin.nickname}`);
  await signInBrowser(context, await createAdmin(api));
  await page.goto(`/console/users/${id}/overview`);
  await page.getByRole("button", { name: "View as this person" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText(`View the console as ${FULL_NAME}?`);
  await dialog.getByRole("button", { name: "View as this person" }).click();

  const band = page.getByRole("region", { name: "Viewing as someone else" });
  await expect(band).toContainText(`You’re viewing the console as ${FULL_NAME}. You can’t change anything.`);
  const menu = page.getByRole("complementary").getByRole("navigation");
  await expect(menu.getByRole("link", { name: "Availability" })).toBeVisible();
  await expect(menu.getByRole("link", { name: "Developers" })).toHaveCount(0);
  await menu.getByRole("link", { name: "Meetings" }).click();
  await expect(page.getByRole("rowheader")).toHaveText([`Of ${robin.nickname}`]);
  await page.goto("/console/keys");
  await expect(page.getByRole("heading", { name: "You don’t have access to this" })).toBeVisible();
  await expect(band).toBeVisible();

  await page.goto(`/console/users/${id}`);
  const firstName = page.getByRole("textbox", { name: "First name" });
  await firstName.fill("Mallory");
  await page.getByRole("button", { name: "Save changes" }).click();
  const refusal = page.getByText(/you can’t make changes or see secrets/);
  await expect(refusal).toHaveCount(1);
  const { first_name } = await api<{ first_name: string }>("GET", `/v2/users/${id}`);
  expect(first_name).toBe("Robin");

  for (const [width, height] of [
    [320, 640],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => window.scrollTo(0, 0));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await expect(band.getByRole("button", { name: "Stop" })).toBeInViewport({ ratio: 1 });
    expect(await findAxeViolations(page)).toEqual([]);
  }

  await band.getByRole("button", { name: "Stop" }).click();
  await expect(page).toHaveURL(`/console/users/${id}/overview`);
  await expect(page.getByRole("heading", { level: 1, name: FULL_NAME })).toBeVisible();
  await expect(band).toHaveCount(0);
  await expect(menu.getByRole("link", { name: "Developers" })).toBeVisible();

  await page.goto(`/console/audit?resource=impersonation&resource_id=${id}`);
  await expect(page.getByRole("row", { name: /Ada Costa/ })).toHaveCount(2);
  await expect(page.getByText("started viewing the console as")).toBeVisible();
  await expect(page.getByText("stopped viewing the console as")).toBeVisible();
});

test("an admin whose impersonation has expired gets a fresh page, and public forms act for neither user", async ({
  page,
  context,
  api,
  host,
}) => {
  const robin = await host();
  const { belongs_to: id } = await api<{ belongs_to: string }>("GET", `/v2/bookpages/${robin.nickname}`);
  await signInBrowser(context, await createAdmin(api));
  await page.goto("/console");
  const send = (method: string, path: string, data?: object) =>
    page.evaluate(
      async ([verb, address, body]) => {
        const headers = { "content-type": "application/json" };
        return (await fetch(address, { method: verb, headers, ...(body && { body }) })).status;
      },
      [method, path, data ? JSON.stringify(data) : ""] as const,
    );
  expect(await send("POST", "/v2/impersonation", { user: id })).toBe(200);
  await page.goto("/console/availability");
  const band = page.getByRole("region", { name: "Viewing as someone else" });
  await expect(band).toBeVisible();

  const form = await page.request.post("/console/calendars/connect/google", {
    headers: { "sec-fetch-site": "same-origin" },
  });
  expect([form.status(), await form.text()]).toEqual([403, expect.stringContaining("as someone else")]);

  // Another tab has ended it, so that the next request leads back.
  expect(await send("DELETE", "/v2/impersonation")).toBe(200);
  // A click by the mouse would first hover over the link, whose prefetch leads back already. Any request of the page
  // leads back, so the link may be gone before the click.
  await page
    .getByRole("complementary")
    .getByRole("link", { name: "Calendars" })
    .evaluate((link) => (link as HTMLElement).click(), undefined, { timeout: 5000 })
    .catch(() => undefined);
  await expect(page).toHaveURL(`/console/users/${id}/overview`);
  await expect(band).toHaveCount(0);
});
