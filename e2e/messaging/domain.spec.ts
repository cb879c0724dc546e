import type { Page } from "@playwright/test";
import { DAY } from "@/lib/core/time/instant";
import { buildDetailsPath, changeFields } from "../support/booking-steps";
import { createEmptyOrganization } from "../support/create-organization";
import { findAxeViolations } from "../support/find-axe-violations";
import { expect, test } from "../support/fixtures";
import { makeStoryName } from "../support/make-story-name";
import { runSql } from "../support/run-sql";
import { signInBrowser } from "../support/sign-in-browser";

const DAYS = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];

/** Creates an organisation with pages of a user and a team and a form, and its API client. */
async function createOrganization(baseURL: string, anna: string) {
  const made = await createEmptyOrganization("Oak & Sons", `${makeStoryName("boss")}@oak.example`);
  const sendRequest = async (path: string, init: RequestInit = {}) => {
    const headers = { authorization: made.api_key, "content-type": "application/json" };
    const response = await fetch(baseURL + path, { ...init, headers });
    expect(response.ok, `${path}: ${response.status}`).toBe(true);
    return response.json();
  };
  const get = (path: string) => sendRequest(path);
  const post = (path: string, body: unknown) =>
    sendRequest(path, { method: "POST", body: JSON.stringify(body) });
  const { user } = await post("/v2/users", {
    organization: made.organization,
    user: { email: `${anna}@oak.example`, first_name: "Anna", last_name: "Oak", timezone: "UTC" },
    availability: {
      today_as_busy: true,
      days: Object.fromEntries(
        DAYS.map((day) => [day, { slots: [{ start_time: "09:00", end_time: "17:00" }] }]),
      ),
    },
  });
  return { ...made, get, post, user: user._id as string };
}

/** Writes the result of a verified record, because the stories have no name server. */
async function verifyDomain(id: string) {
  await runSql(
    "UPDATE page_domains SET status = 'verified', main = true, verified_at = now() WHERE id = $1",
    [id],
  );
  await runSql(
    `INSERT INTO directory (kind, value, organization_id, id)
     SELECT 'domain', domain, organization_id, id FROM page_domains WHERE id = $1`,
    [id],
  );
}

const getHostname = (page: Page) => new URL(page.url()).hostname;

test("an organisation's own domain serves its pages, and no other organisation's", { tag: "@main" }, async ({
  page,
  context,
  browser,
  baseURL: base,
  host: makeHost,
}) => {
  const baseURL = base ?? "";
  const outsider = await makeHost();
  const oak = await createOrganization(baseURL, makeStoryName("anna"));
  const domain = `${makeStoryName("meet")}.localhost`;
  await signInBrowser(context, oak.admin._id);
  await page.goto("/console/domains");
  await page.getByLabel("Domain", { exact: true }).fill("https://meet.example.com");
  await page.getByRole("button", { name: "Add domain" }).click();
  await expect(page.getByText("Enter only the name")).toBeVisible();
  await page.getByLabel("Domain", { exact: true }).fill(domain);
  await page.getByRole("button", { name: "Add domain" }).click();
  await expect(page.getByText("Waiting for its record")).toBeVisible();
  await expect(page.getByLabel("TXT · Name")).toHaveValue(`_bookpage.${domain}`);
  expect(await findAxeViolations(page)).toEqual([]);
  const [row] = await runSql<{ id: string }>("SELECT id FROM page_domains WHERE domain = $1", [domain]);
  await verifyDomain(row?.id ?? "");
  await page.reload();
  await expect(page.getByText("Used for links")).toBeVisible();

  // Another organisation has this name at the installation's own address.
  await oak.post("/v2/bookpages", {
    nickname: outsider.nickname,
    belongs_to: oak.user,
    custom: { duration: 30, auto_confirm: true },
  });
  const visitor = await browser.newContext({ javaScriptEnabled: false });
  const theirs = await visitor.newPage();
  const site = `http://${domain}:${new URL(baseURL).port}`;
  await theirs.goto(site);
  await expect(theirs.getByText("Oak & Sons").first()).toBeVisible();
  await theirs.getByRole("link", { name: /Anna Oak/ }).click();
  await expect(theirs).toHaveURL(`${site}/${outsider.nickname}`);
  await expect(theirs.getByText("Anna Oak").first()).toBeVisible();
  await expect(theirs.locator("link[rel=canonical]")).toHaveAttribute("href", `${site}/${outsider.nickname}`);
  await theirs.goto(`${baseURL}/${outsider.nickname}`);
  await expect(theirs.getByText("Robin Marsh").first()).toBeVisible();
  await theirs.goto(`${site}/${outsider.nickname}`);
  await expect(theirs.getByText("Anna Oak").first()).toBeVisible(); // Pages are cached per host.

  const day = new Date(Date.now() + 3 * DAY).toISOString().slice(0, 10);
  await theirs.goto(site + buildDetailsPath(outsider.nickname, "UTC", `${day}T10:00:00Z`));
  const ana = `${makeStoryName("ana")}@mail.example`;
  await changeFields(theirs, { Name: "Ana Silva", Email: ana });
  await theirs.getByRole("button", { name: "Book" }).click();
  await expect(theirs).toHaveURL(new RegExp(`^${site}/`));
  const [event] = await runSql<{ id: string }>("SELECT id FROM events WHERE organization_id = $1", [
    oak.organization,
  ]);
  await expect
    .poll(async () => {
      const [mail] = await oak.get(`/v2/mails?search=${encodeURIComponent(ana)}`);
      return mail ? (await oak.get(`/v2/mails/${mail._id}`)).text : "";
    })
    .toContain(`${site}/event/${event?.id}`);

  for (const path of [
    `/forms/${makeStoryName("none")}`,
    "/katharina",
    "/v2/users",
    `/${makeStoryName("unknown")}`,
  ]) {
    const answered = await theirs.goto(site + path);
    expect([path, answered?.status()]).toEqual([path, 404]);
  }
  await theirs.goto(`${site}/console`);
  expect(getHostname(theirs)).toBe("127.0.0.1");
  const unknown = await theirs.goto(
    `http://${makeStoryName("unknown")}.localhost:${new URL(baseURL).port}/katharina`,
  );
  expect(unknown?.status()).toBe(404);
  await expect(theirs.getByRole("heading", { name: "Nothing here" })).toBeVisible();
  await visitor.close();
});
