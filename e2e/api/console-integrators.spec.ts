import { Webhook } from "standardwebhooks";
import { startWebhookReceiver } from "@/tests/support/webhook-receiver";
import { assertAccessible } from "../support/console-page";
import { expect, getDemo, test } from "../support/fixtures";
import { makeStoryName } from "../support/make-story-name";
import { signInBrowser } from "../support/sign-in-browser";

test.beforeEach(({ context }) => signInBrowser(context, getDemo().admin._id));

test("an admin adds a webhook, pings it, reads its delivery, sends it again and rotates its secret", {
  tag: "@main",
}, async ({ page }) => {
  const receiver = await startWebhookReceiver();
  const path = `/${makeStoryName("hook")}`;
  await page.goto("/console/webhooks");
  await page.getByRole("button", { name: "Add webhook" }).first().click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "URL" }).fill(receiver.url + path);
  await dialog.getByRole("checkbox", { name: /event\.confirmed/ }).uncheck();
  await dialog.getByRole("checkbox", { name: /event\.cancelled/ }).check();
  await dialog.getByRole("button", { name: "Create" }).click();
  const secret = await page.getByRole("textbox", { name: "Secret" }).inputValue();
  await page.getByRole("button", { name: "Done" }).click();

  await page.getByRole("button", { name: "Send ping" }).click();
  const line = page.getByRole("listitem").filter({ hasText: "Delivered" });
  await expect(line).toHaveCount(1, { timeout: 20_000 });
  await expect(line.getByText('"action": "ping"')).toBeVisible();
  await expect(line.getByText("HTTP 200")).toHaveCount(2); // in the row and in the log
  await expect(line.getByText("thanks")).toBeVisible();
  const [sent] = receiver.at(path);
  expect(() => new Webhook(secret).verify(sent?.body ?? "", parseHeaders(sent))).not.toThrow();

  await line.getByRole("button", { name: "Resend" }).click();
  await expect.poll(() => receiver.at(path).length, { timeout: 20_000 }).toBe(2);
  expect(receiver.at(path)[1]?.headers["webhook-id"]).toBe(sent?.headers["webhook-id"]);
  await expect(line.getByText("2 attempts")).toBeVisible({ timeout: 20_000 });

  await page.getByRole("button", { name: "Create new secret" }).click();
  const next = await page.getByRole("textbox", { name: "Secret" }).inputValue();
  expect(next).not.toBe(secret);
  await page.getByRole("button", { name: "Done" }).click();
  await page.getByRole("button", { name: "Replay since…" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Resend" }).click();
  await expect.poll(() => receiver.at(path).length, { timeout: 20_000 }).toBe(3);
  const last = receiver.at(path)[2];
  for (const known of [secret, next])
    expect(() => new Webhook(known).verify(last?.body ?? "", parseHeaders(last))).not.toThrow();
  await receiver.close();

  await page.goto("/console/webhooks");
  await expect(page.getByRole("row").filter({ hasText: path }).getByText("HTTP 200")).toBeVisible();
});

const parseHeaders = (sent: { headers: object } | undefined) =>
  (sent?.headers ?? {}) as Record<string, string>;

test("an admin reads why a webhook address outside the public internet is refused", async ({ page }) => {
  await page.goto("/console/webhooks?new");
  const dialog = page.getByRole("dialog");
  const address = dialog.getByRole("textbox", { name: "URL" });
  await address.fill("http://hooks.example.com/");
  await dialog.getByRole("button", { name: "Create" }).click();
  await expect(dialog.getByText("This must be an https address")).toBeVisible();
  await address.fill("https://10.0.0.1/hook");
  await dialog.getByRole("button", { name: "Create" }).click();
  await expect(dialog.getByText("This address isn’t on the public internet")).toBeVisible();
  await expect(address).toHaveValue("https://10.0.0.1/hook");
});

test("an admin registers an app, and a link built for it fills in the booking page", {
  tag: "@main",
}, async ({ page, host }) => {
  const name = makeStoryName("Desk");
  const { nickname } = await host({ custom: { enable_api: true } });
  await page.goto("/console/apps");
  await page.getByRole("button", { name: "Register app" }).first().click();
  await page.getByRole("dialog").getByRole("textbox", { name: "Name", exact: true }).fill(name);
  await page.getByRole("dialog").getByRole("button", { name: "Create" }).click();
  await expect(page.getByRole("textbox", { name: "Secret" })).toHaveValue(/\S{20,}/);
  await page.getByRole("button", { name: "Done" }).click();
  await page.getByRole("link", { name }).click();

  await page.getByRole("combobox", { name: "Booking page" }).fill(nickname);
  await page.getByRole("textbox", { name: "Name" }).fill("Dana & Ola");
  await page.getByRole("textbox", { name: "Locations" }).fill("Office | 1 Main St");
  await expect(page.getByRole("definition").filter({ hasText: "Office, 1 Main St" })).toBeVisible();
  const link = new URL(await page.getByRole("textbox", { name: "Link" }).inputValue());
  expect(link.pathname).toBe(`/${nickname}`);
  expect(Object.fromEntries(link.searchParams)).toMatchObject({
    cn: "Dana & Ola",
    places: "Office|1 Main St",
    aid: expect.stringMatching(/^[0-9a-f]{24}$/),
  });

  await page.getByRole("combobox", { name: "Opens" }).selectOption("invitees");
  await page.getByRole("textbox", { name: "Organiser’s email" }).fill("dana@example.com");
  await page.getByRole("button", { name: "Get token" }).click();
  await expect(page.getByRole("textbox", { name: "Token" })).toHaveValue(/\./);
  await expect(page.getByRole("textbox", { name: "Link" })).toHaveValue(/\/add_invitees\?.*ct=/);
});

test("an admin rotates an app’s secret and deletes the app, both confirmed with its name", async ({
  page,
  api,
}) => {
  const name = makeStoryName("Desk");
  const { _id, secret } = await api<{ _id: string; secret: string }>("POST", "/v2/third_parties", { name });
  await page.goto(`/console/apps?search=${name}`);
  await page.getByRole("button", { name: `Show secret: ${name}` }).click();
  const shown = page.getByRole("textbox", { name: "Secret" });
  await expect(shown).toHaveValue(secret);
  const exchange = page.getByRole("button", { name: "Create new secret" });
  await exchange.click();
  await page.getByRole("textbox", { name: `To continue, type ${name}` }).fill(name);
  await exchange.click();
  await expect(shown).toHaveValue(/\S{20,}/);
  await expect(shown).not.toHaveValue(secret);
  expect((await api<{ secret: string }>("GET", `/v2/third_parties/${_id}`)).secret).toBe(
    await shown.inputValue(),
  );
  await page.getByRole("button", { name: "Done" }).click();

  await page
    .getByRole("row", { name: new RegExp(name) })
    .getByRole("checkbox")
    .check();
  await page.getByRole("button", { name: "Delete" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: `To delete it, type ${name}` }).fill(name);
  await dialog.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText(`${name} was deleted`)).toBeVisible();
  await expect(page.getByRole("link", { name })).toHaveCount(0);
});

test("an admin limits an API key, a program uses it, and the admin revokes it by typing its name", {
  tag: "@main",
}, async ({ page, request }) => {
  const name = makeStoryName("Import");
  await page.goto("/console/keys");
  await page.getByRole("button", { name: "Create key" }).first().click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "Name" }).fill(name);
  await dialog.getByRole("radio", { name: "Only selected permissions" }).check();
  await dialog.getByRole("button", { name: "Create" }).click();
  await expect(dialog.getByText("Select at least one.")).toBeInViewport();
  await dialog.getByRole("checkbox", { name: "users:read" }).check();
  await dialog.getByRole("button", { name: "Create" }).click();
  const key = await page.getByRole("textbox", { name: "Key", exact: true }).inputValue();
  await page.getByRole("button", { name: "Done" }).click();

  const sendRequest = async (path: string) =>
    (await request.get(path, { headers: { authorization: key, cookie: "" } })).status();
  expect(await sendRequest("/v2/users")).toBe(200);
  expect(await sendRequest("/v2/teams")).toBe(403);

  await page.getByRole("searchbox", { name: "Search" }).fill(name);
  const row = page.getByRole("row", { name: new RegExp(name) });
  await expect(row).toContainText("can read people");
  await expect(async () => {
    await page.reload();
    await expect(row).not.toContainText("Never", { timeout: 1000 });
  }).toPass({ timeout: 30_000 });
  await row.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Revoke" }).click();
  await dialog.getByRole("textbox", { name: "Key name" }).fill(name);
  await dialog.getByRole("button", { name: "Revoke" }).click();
  await expect(row).toContainText("Revoked", { timeout: 20_000 });
  await expect.poll(() => sendRequest("/v2/users")).toBe(401);
});

test("an admin reads the outbox of mails and deliveries and the audit log", async ({ page, host, api }) => {
  const { plan } = await host();
  const guest = `${makeStoryName("guest")}@mail.example`;
  await plan(["2031-03-10T09:00:00.000Z"], [{ email: guest }], { lang: "en" });
  await page.goto(`/console/outbox?search=${guest}`);
  await page
    .getByRole("row", { name: new RegExp(guest) })
    .getByRole("link")
    .first()
    .click();
  await expect(
    page
      .frameLocator("iframe")
      .getByRole("link", { name: /./ })
      .or(page.frameLocator("iframe").getByText("Kitchen"))
      .first(),
  ).toBeVisible();
  await page.getByRole("tab", { name: "Plain text" }).click();
  await expect(page.getByRole("group", { name: "Plain text" })).toContainText("Kitchen plans");

  const { user } = await api<{ user: { _id: string } }>("POST", "/v2/users", {
    organization: getDemo().organization,
    user: { first_name: "Before" },
  });
  await api("PUT", `/v2/users/${user._id}`, { user: { first_name: "After" } });
  await page.goto(`/console/audit?resource_id=${user._id}`);
  const entry = page.getByRole("row", { name: / changed After/ });
  await entry.getByText("First name", { exact: true }).first().click();
  await expect(entry.getByRole("cell", { name: "Before" }).last()).toBeVisible();
  await expect(entry.getByRole("cell", { name: "After" }).last()).toBeVisible();
});

test.describe("with reduced motion", () => {
  test("no screen for integrators breaks a rule of WCAG 2.2 AA", async ({ page, api }) => {
    test.slow();
    const hook = await api<{ _id: string }>("POST", "/hooks", {
      action: "event.created",
      target_url: "https://hooks.example.com/axe",
    });
    await assertAccessible(page, [
      "/webhooks",
      `/webhooks/${hook._id}`,
      "/webhooks?new",
      "/apps",
      "/apps/links",
      "/keys",
      "/keys?new",
      "/outbox",
      "/audit",
      "/insights",
    ]);
  });
});
