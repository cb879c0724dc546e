import { generateId } from "@/lib/platform/db/generate-id";
import { startSamlProvider } from "@/tests/support/samlify-provider";
import { createEmptyOrganization } from "../support/create-organization";
import { findAxeViolations } from "../support/find-axe-violations";
import { expect, test } from "../support/fixtures";
import { makeStoryName } from "../support/make-story-name";
import { runSql } from "../support/run-sql";
import { signInBrowser } from "../support/sign-in-browser";

test("an admin sets up a SAML provider, and a colleague joins through it without JavaScript", {
  tag: "@main",
}, async ({ page, context, browser, baseURL }) => {
  const idp = await startSamlProvider();
  const { organization: id, admin } = await createEmptyOrganization(
    makeStoryName("Firm"),
    `${makeStoryName("boss")}@example.com`,
  );
  const domain = `${makeStoryName("firm")}.example`;
  await runSql(
    `INSERT INTO sign_in_domains (organization_id, id, domain, proof, verified_at) VALUES ($1, $2, $3, 'x', now())`,
    [id, generateId(), domain],
  );
  await runSql(
    `INSERT INTO directory (kind, value, organization_id, id)
     SELECT 'sign_in_domain', domain, organization_id, id FROM sign_in_domains WHERE organization_id = $1`,
    [id],
  );
  await signInBrowser(context, admin._id);
  await page.goto("/console/sign-in");
  await page.getByLabel("Type").selectOption("SAML 2.0");
  await expect(page.getByLabel("Reply URL (ACS, single sign-on URL)")).toHaveValue(
    `${baseURL}/login/with/${id}/acs`,
  );
  await page.getByRole("button", { name: "Save provider" }).click();
  await expect(page.getByLabel("Provider metadata URL")).toHaveAttribute("aria-invalid", "true");
  await page.getByLabel("Provider metadata URL").fill(idp.metadataUrl);
  await page.getByRole("button", { name: "Save provider" }).click();
  await expect(page.getByText("CN=provider of these tests")).toBeVisible();
  expect(await findAxeViolations(page)).toEqual([]);
  await page.getByLabel("Provider details").selectOption("Entered manually");
  await expect(page.getByLabel("Signing certificates")).toHaveValue(/BEGIN CERTIFICATE/);
  const desk = page.viewportSize() ?? { width: 1280, height: 720 };
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.setViewportSize(desk);

  const email = `ana@${domain}`;
  idp.person = { nameId: generateId(), email, firstName: "Ana", lastName: "Lima" };
  const colleague = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const theirs = await colleague.newPage();
  await theirs.goto("/login?next=/help");
  await theirs.getByRole("link", { name: "Log in with SSO" }).click();
  await theirs.getByLabel("Email").fill(email);
  await theirs.getByRole("button", { name: "Continue" }).click();
  await theirs.getByRole("link", { name: /^Continue with / }).click();
  await expect(theirs).toHaveURL(/^http:\/\/localhost/); // The provider has another origin.
  await theirs.getByRole("button", { name: "Continue as Ana" }).click();
  await expect(theirs).toHaveURL(/\/help$/);
  const [user] = await runSql(
    "SELECT first_name, last_name FROM users WHERE organization_id = $1 AND email = $2",
    [id, email],
  );
  expect(user).toEqual({ first_name: "Ana", last_name: "Lima" });
  await colleague.close();
  idp.stop();
});

test("an admin connects the company's directory, which suspends and reactivates a user", {
  tag: "@main",
}, async ({ page, context, request }) => {
  const { admin } = await createEmptyOrganization(
    makeStoryName("Firm"),
    `${makeStoryName("boss")}@example.com`,
  );
  await signInBrowser(context, admin._id);
  await page.goto("/console/sign-in");
  await expect(page.getByText("No sync yet.")).toBeVisible();
  const address = await page.getByLabel("SCIM URL").inputValue();
  await page.getByRole("button", { name: "Create key" }).click();
  const key = await page.getByLabel("Secret token").inputValue();
  const userName = `${makeStoryName("ana")}@example.com`;
  const made = await request.post(`${address}/Users`, {
    headers: { authorization: `Bearer ${key}`, "content-type": "application/scim+json" },
    data: { userName, name: { givenName: "Ana", familyName: "Lima" }, active: true },
  });
  expect(made.status()).toBe(201);
  const wrong = await request.post(`${address}/Users`, {
    headers: { authorization: `Bearer ${key}` },
    data: { userName: 4 },
  });
  expect(wrong.status()).toBe(400);
  await page.reload();
  await expect(page.getByText("1 person, 0 groups.")).toBeVisible();
  await expect(page.getByText("userName must be a text.")).toBeVisible();
  expect(await findAxeViolations(page)).toEqual([]);

  const { id } = await made.json();
  await page.goto(`/console/users/${id}`);
  await page.getByRole("button", { name: "Suspend", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Suspend", exact: true }).click();
  await expect(page.getByText(/^Suspended since /)).toBeVisible();
  const read = await request.get(`${address}/Users/${id}`, { headers: { authorization: `Bearer ${key}` } });
  expect((await read.json()).active).toBe(false);
  await page.goto("/console/users?status=suspended");
  await expect(page.getByRole("cell", { name: "Suspended" }).first()).toBeVisible();
  await page.goto(`/console/users/${id}`);
  await page.getByRole("button", { name: "Reactivate" }).click();
  await expect(page.getByRole("button", { name: "Suspend", exact: true })).toBeVisible();
});
