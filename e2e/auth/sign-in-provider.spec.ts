import { generateId } from "@/lib/platform/db/generate-id";
import { startIdentityProvider } from "@/tests/support/identity-provider";
import { createEmptyOrganization } from "../support/create-organization";
import { findAxeViolations } from "../support/find-axe-violations";
import { expect, test } from "../support/fixtures";
import { makeStoryName } from "../support/make-story-name";
import { runSql } from "../support/run-sql";
import { signInBrowser } from "../support/sign-in-browser";

test("an admin sets up the provider, and a colleague joins through it without JavaScript", {
  tag: "@main",
}, async ({ page, context, browser, baseURL }) => {
  const idp = await startIdentityProvider();
  const { organization: id, admin } = await createEmptyOrganization(
    makeStoryName("Firm"),
    `${makeStoryName("boss")}@example.com`,
  );
  const domain = `${makeStoryName("firm")}.example`;
  await signInBrowser(context, admin._id);
  await page.goto("/console/sign-in");
  await page.getByLabel("Domain", { exact: true }).fill(domain);
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await expect(page.getByText("Add this TXT record:")).toBeVisible();
  // The stories have no name server, so this writes the result of a verified record.
  await runSql(`UPDATE sign_in_domains SET verified_at = now() WHERE organization_id = $1`, [id]);
  await runSql(
    `INSERT INTO directory (kind, value, organization_id, id)
     SELECT 'sign_in_domain', domain, organization_id, id FROM sign_in_domains WHERE organization_id = $1`,
    [id],
  );
  await page.getByLabel("Issuer").fill(idp.url);
  await page.getByLabel("Client ID").fill("bookpage");
  await page.getByLabel("Client secret").fill("the-secret-of-this-client-at-the-provider");
  await page.getByRole("button", { name: "Save provider" }).click();
  await expect(page.getByRole("button", { name: "Remove provider" })).toBeVisible();
  expect(await findAxeViolations(page)).toEqual([]);
  idp.allow(`${baseURL}/login/with/${id}/callback`);

  const email = `ana@${domain}`;
  idp.person = { sub: generateId(), email, given_name: "Ana", family_name: "Lima" };
  const colleague = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const theirs = await colleague.newPage();
  await theirs.goto("/login?next=/help");
  await theirs.getByRole("link", { name: "Log in with SSO" }).click();
  await theirs.getByLabel("Email").fill(email);
  await theirs.getByRole("button", { name: "Continue" }).click();
  await theirs.getByRole("link", { name: /^Continue with / }).click();
  await expect(theirs).toHaveURL(/\/help$/);
  const [user] = await runSql("SELECT first_name FROM users WHERE organization_id = $1 AND email = $2", [
    id,
    email,
  ]);
  expect(user).toEqual({ first_name: "Ana" });
  await colleague.close();
  idp.stop();
});

test("the addresses of next-auth return 404, including its internal ones", async ({ request }) => {
  for (const action of [
    "signin",
    "signin/session",
    "callback/session",
    "signout",
    "session",
    "csrf",
    "providers",
  ])
    for (const address of [`/api/auth/${action}`, `/auth/${action}`, `/login/with/${action}`])
      for (const method of ["get", "post"] as const) {
        const response = await request[method](address, { maxRedirects: 0 });
        const cookies = response.headersArray().filter(({ name }) => name.toLowerCase() === "set-cookie");
        const words = `${method} ${address}`;
        expect(cookies.map(({ value }) => value).join(), words).not.toMatch(
          /authjs|bookpage_session|provider_/,
        );
        // An unknown organisation redirects to the login page.
        if (response.status() === 303) expect(response.headers().location, words).toMatch(/^\/login\?/);
        else expect([404, 405], words).toContain(response.status());
      }
});
