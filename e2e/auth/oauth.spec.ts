import { createHash, randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { APIRequestContext } from "@playwright/test";
import { findAxeFaults } from "../support/axe";
import { expectAccessible } from "../support/console-page";
import { demo, expect, test } from "../support/fixtures";
import { signIn } from "../support/sign-in";
import { unique } from "../support/unique";

/** Another program on the machine, to which people are sent back. */
const program = createServer((_, response) => response.end("Welcome back"));
let callback: string;
test.beforeAll(async () => {
  program.listen(0, "127.0.0.1");
  await once(program, "listening");
  callback = `http://127.0.0.1:${(program.address() as AddressInfo).port}/callback`;
});
test.afterAll(() => {
  program.close();
});

/** As it is registered: the port is the program's choice. */
const REGISTERED = "http://127.0.0.1/callback";

const isCallback = (url: URL) => url.href.startsWith(callback);

function ask(client: string, scope = "slots:read events:read") {
  const verifier = randomBytes(32).toString("base64url");
  const search = new URLSearchParams({
    response_type: "code",
    client_id: client,
    redirect_uri: callback,
    scope,
    state: "of the program",
    code_challenge: createHash("sha256").update(verifier).digest("base64url"),
    code_challenge_method: "S256",
  });
  return { verifier, address: `/oauth/authorize?${search}` };
}

async function exchange(request: APIRequestContext, client: string, address: string, verifier: string) {
  const code = new URL(address).searchParams.get("code") ?? "";
  const answer = await request.post("/oauth/token", {
    form: {
      grant_type: "authorization_code",
      client_id: client,
      code,
      code_verifier: verifier,
      redirect_uri: callback,
    },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  return (await answer.json()).access_token as string;
}

const whoAmI = (request: APIRequestContext, token: string) =>
  request.get("/v2/me", { headers: { authorization: `Bearer ${token}` } });

test("an app is registered, asks somebody who signs in first, and loses its access again", {
  tag: "@main",
}, async ({ page, context, request }) => {
  const name = unique("CRM");
  await signIn(context, demo().admin._id);
  await page.goto("/console/oauth-apps?new");
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("radio", { name: /without/ }).check();
  await dialog.getByRole("textbox", { name: "Name" }).fill(name);
  await dialog.getByRole("textbox", { name: "Redirect addresses" }).fill(REGISTERED);
  await dialog.getByRole("button", { name: "Create" }).click();
  const client = await page.getByRole("textbox", { name: "Client id" }).inputValue();
  await page.getByRole("button", { name: "Done" }).click();
  await expectAccessible(page, ["/oauth-apps", "/app-access"]);
  const entry = page.getByRole("complementary").getByRole("navigation").locator("[aria-current=page]");
  await expect(entry).toBeInViewport(); // it is one of the last

  await context.clearCookies();
  const { verifier, address } = ask(client);
  await page.goto(address);
  await page.getByLabel("E-mail or user name").fill(demo().admin.email);
  await page.getByLabel("Password").fill(demo().admin.password);
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  await expect(page.getByRole("heading", { name: `${name} asks for access` })).toBeVisible();
  await expect(page.getByText("Find free times")).toBeVisible();
  expect(await findAxeFaults(page)).toEqual([]);
  await page.getByRole("button", { name: "Allow" }).click();
  await page.waitForURL(isCallback);
  expect(new URL(page.url()).searchParams.get("state")).toBe("of the program");
  const token = await exchange(request, client, page.url(), verifier);
  expect((await (await whoAmI(request, token)).json()).token.name).toBe(name);

  await page.goto("/console/security");
  await page.getByRole("button", { name: `Take away: ${name}` }).click();
  await expect(page.getByText(`${name} has no access any more`)).toBeVisible();
  expect((await whoAmI(request, token)).status()).toBe(401);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("an app that has registered itself is marked as unknown, and can be refused", async ({
    page,
    context,
    request,
  }) => {
    const registered = await request.post("/oauth/register", {
      data: { client_name: "Assistant", redirect_uris: [REGISTERED], token_endpoint_auth_method: "none" },
    });
    const { client_id } = await registered.json();
    await signIn(context, demo().admin._id);
    await page.goto(ask(client_id).address);
    await expect(page.getByText("Nobody has checked this app")).toBeVisible();
    await page.getByRole("button", { name: "Refuse" }).click();
    await page.waitForURL(isCallback);
    expect(new URL(page.url()).searchParams.get("error")).toBe("access_denied");

    const opened = await page.goto(`${ask(client_id).address.replace("callback", "elsewhere")}`);
    expect(opened?.status()).toBe(400);
    await expect(page.getByRole("heading", { name: "This request cannot be answered" })).toBeVisible();
  });
});

test("a personal token is made, used and revoked", { tag: "@main" }, async ({ page, context, request }) => {
  const name = unique("Script");
  await signIn(context, demo().admin._id);
  await page.goto("/console/security");
  await page.getByRole("button", { name: "Create token" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "Name" }).fill(name);
  await dialog.getByRole("button", { name: "Create" }).click();
  await expect(dialog.getByText("Tick at least one.")).toBeInViewport();
  await dialog.getByRole("checkbox", { name: "slots:read" }).check();
  await dialog.getByRole("button", { name: "Create" }).click();
  const token = await page.getByRole("textbox", { name: "Token" }).inputValue();
  await page.getByRole("button", { name: "Done" }).click();
  expect((await (await whoAmI(request, token)).json()).scopes).toEqual(["slots:read"]);
  await expect(page.getByText(name)).toBeVisible();
  await expectAccessible(page, ["/security", "/personal-tokens"]);
  await expect(page.getByText(name)).toBeVisible();
  await page.goto("/console/security");
  await page.getByRole("button", { name: `Revoke: ${name}` }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Revoke" }).click();
  await expect(page.getByText(`${name} was revoked`)).toBeVisible();
  expect((await whoAmI(request, token)).status()).toBe(401);
});
