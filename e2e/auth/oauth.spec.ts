import { createHash, randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { APIRequestContext } from "@playwright/test";
import { assertAccessible } from "../support/console-page";
import { findAxeViolations } from "../support/find-axe-violations";
import { expect, getDemo, test } from "../support/fixtures";
import { makeStoryName } from "../support/make-story-name";
import { signInBrowser } from "../support/sign-in-browser";

/** Another program on the machine, to which users are redirected. */
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

/** The registered redirect address; the program chooses the port. */
const REGISTERED = "http://127.0.0.1/callback";

const isCallback = (url: URL) => url.href.startsWith(callback);

function buildAuthorizationUrl(client: string, scope = "slots:read events:read") {
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

async function requestTokens(request: APIRequestContext, client: string, address: string, verifier: string) {
  const code = new URL(address).searchParams.get("code") ?? "";
  const answered = await request.post("/oauth/token", {
    form: {
      grant_type: "authorization_code",
      client_id: client,
      code,
      code_verifier: verifier,
      redirect_uri: callback,
    },
  });
  expect(answered.status(), await answered.text()).toBe(200);
  return (await answered.json()).access_token as string;
}

const fetchMe = (request: APIRequestContext, token: string) =>
  request.get("/v2/me", { headers: { authorization: `Bearer ${token}` } });

test("an app is registered, asks a user who signs in first, and loses its access again", {
  tag: "@main",
}, async ({ page, context, request }) => {
  const name = makeStoryName("CRM");
  await signInBrowser(context, getDemo().admin._id);
  await page.goto("/console/oauth-apps?new");
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("radio", { name: /without/ }).check();
  await dialog.getByRole("textbox", { name: "Name" }).fill(name);
  await dialog.getByRole("textbox", { name: "Redirect URLs" }).fill(REGISTERED);
  await dialog.getByRole("button", { name: "Create" }).click();
  const client = await page.getByRole("textbox", { name: "Client ID" }).inputValue();
  await page.getByRole("button", { name: "Done" }).click();
  await assertAccessible(page, ["/oauth-apps", "/app-access"]);
  const entry = page.getByRole("complementary").getByRole("navigation").locator("[aria-current=page]");
  await expect(entry).toBeInViewport(); // it is one of the last

  await context.clearCookies();
  const { verifier, address } = buildAuthorizationUrl(client);
  await page.goto(address);
  await page.getByLabel("Email or user name").fill(getDemo().admin.email);
  await page.getByLabel("Password").fill(getDemo().admin.password);
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  await expect(page.getByRole("heading", { name: `${name} asks for access` })).toBeVisible();
  await expect(page.getByText("Find free times")).toBeVisible();
  expect(await findAxeViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "Allow" }).click();
  await page.waitForURL(isCallback);
  expect(new URL(page.url()).searchParams.get("state")).toBe("of the program");
  const token = await requestTokens(request, client, page.url(), verifier);
  expect((await (await fetchMe(request, token)).json()).token.name).toBe(name);

  await page.goto("/console/security");
  await page.getByRole("button", { name: `Revoke access: ${name}` }).click();
  await expect(page.getByText(`${name} no longer has access`)).toBeVisible();
  expect((await fetchMe(request, token)).status()).toBe(401);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a user sees that a self-registered app is unverified, and can deny it", async ({
    page,
    context,
    request,
  }) => {
    const registered = await request.post("/oauth/register", {
      data: { client_name: "Assistant", redirect_uris: [REGISTERED], token_endpoint_auth_method: "none" },
    });
    const { client_id } = await registered.json();
    await signInBrowser(context, getDemo().admin._id);
    await page.goto(buildAuthorizationUrl(client_id).address);
    await expect(page.getByText("This app isn’t verified")).toBeVisible();
    await page.getByRole("button", { name: "Deny" }).click();
    await page.waitForURL(isCallback);
    expect(new URL(page.url()).searchParams.get("error")).toBe("access_denied");

    const opened = await page.goto(
      `${buildAuthorizationUrl(client_id).address.replace("callback", "elsewhere")}`,
    );
    expect(opened?.status()).toBe(400);
    await expect(page.getByRole("heading", { name: "This request isn’t valid" })).toBeVisible();
  });
});

test("a user creates, uses and revokes a personal token", { tag: "@main" }, async ({
  page,
  context,
  request,
}) => {
  const name = makeStoryName("Script");
  await signInBrowser(context, getDemo().admin._id);
  await page.goto("/console/security");
  await page.getByRole("button", { name: "Create token" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "Name" }).fill(name);
  await dialog.getByRole("button", { name: "Create" }).click();
  await expect(dialog.getByText("Select at least one.")).toBeInViewport();
  await dialog.getByRole("checkbox", { name: "slots:read" }).check();
  await dialog.getByRole("button", { name: "Create" }).click();
  const token = await page.getByRole("textbox", { name: "Token" }).inputValue();
  await page.getByRole("button", { name: "Done" }).click();
  expect((await (await fetchMe(request, token)).json()).scopes).toEqual(["slots:read"]);
  await expect(page.getByText(name)).toBeVisible();
  await assertAccessible(page, ["/security", "/personal-tokens"]);
  await expect(page.getByText(name)).toBeVisible();
  await page.goto("/console/security");
  await page.getByRole("button", { name: `Revoke: ${name}` }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Revoke" }).click();
  await expect(page.getByText(`${name} was revoked`)).toBeVisible();
  expect((await fetchMe(request, token)).status()).toBe(401);
});
