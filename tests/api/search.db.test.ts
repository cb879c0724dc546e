import { beforeAll, describe, expect, it } from "vitest";
import { createTestApi, requestApi, type Tenant } from "../support/api";
import { createTestSession } from "../support/create-session";
import { createTestLocator, registerApp } from "../support/locators";
import { createTestTeam } from "../support/teams";
import { createTestPage, createTestUser } from "../support/users";
import { createTestWebhook } from "../support/webhooks";

const api = createTestApi();

let acme: Tenant;
beforeAll(async () => {
  acme = await api.tenant();
});

const find = async (path: string, search: string) => {
  const { status, body } = await acme.get(`${path}?search=${encodeURIComponent(search)}`);
  expect(status).toBe(200);
  return (body.hooks ?? body) as Record<string, never>[];
};

describe("GET /v2/search", () => {
  it("finds users by any part of their names, address and extid, in any case and order", {
    tags: "main",
  }, async () => {
    const account = { organization: { extid: "CRM-4711" } };
    const user = { first_name: "Zoë", last_name: "Ångström-Okafor", emails: ["zoe@search.example"], account };
    const { _id } = await createTestUser(acme, { user });
    for (const words of ["zoë", "OKAFOR zo", "strom@", "search.ex", "crm-47", "  ångström  "]) {
      const ids = (await find("/v2/users", words)).map((row) => row._id);
      expect([words, ids]).toEqual([words, words === "strom@" ? [] : [_id]]);
    }
  });

  it("matches pattern characters literally", async () => {
    await createTestUser(acme, { user: { first_name: "100%_sure\\" } });
    expect(await find("/v2/users", "0%_s")).toHaveLength(1);
    expect(await find("/v2/users", "sure\\")).toHaveLength(1);
    expect(await find("/v2/users", "1%e")).toEqual([]);
    expect(await find("/v2/users", "'; DROP TABLE users; --")).toEqual([]);
  });

  it("finds teams, locators, pages and webhooks", async () => {
    const team = await createTestTeam(acme, { name: "Field Sales" });
    const locator = await createTestLocator(acme, { title: "Our Riverside shops" });
    const page = await createTestPage(acme, (await createTestUser(acme))._id, { nickname: "Quay-Desk" });
    const hook = await createTestWebhook(acme);
    expect((await find("/v2/teams", "field SAL")).map((row) => row._id)).toEqual([team._id]);
    expect((await find("/v2/locators", "riverside")).map((row) => row._id)).toEqual([locator._id]);
    expect((await find("/v2/bookpages", "quay")).map((row) => row._id)).toEqual([page._id]);
    const host = new URL(hook.target_url).host.toUpperCase();
    expect((await find("/hooks", host)).map((row) => row._id)).toContain(hook._id);
    expect(await find("/hooks", "%")).toEqual([]);
  });

  it("finds keys, apps and mails", async () => {
    const { body: key } = await acme.post("/v2/api_keys", { name: "Nightly Import" });
    const app = await registerApp(acme, { name: "Help desk", contact_email: "dana@desk.example" });
    await createTestUser(acme, {
      user: { emails: ["newcomer@search.example"] },
      finish_signup_with: "email",
    });
    expect((await find("/v2/api_keys", "night IMP")).map((row) => row._id)).toEqual([key._id]);
    expect((await find("/v2/third_parties", "dana@")).map((row) => row._id)).toEqual([app._id]);
    expect((await find("/v2/mails", "NEWCOMER")).map((row) => row.to)).toEqual(["newcomer@search.example"]);
    expect(await find("/v2/mails", "unknown")).toEqual([]);
    await acme.delete(`/v2/api_keys/${key._id}`);
    const ofState = async (state: string) =>
      (await acme.get(`/v2/api_keys?state=${state}`)).body.map((row: { _id: string }) => row._id);
    expect(await ofState("revoked")).toEqual([key._id]);
    expect(await ofState("active")).not.toContain(key._id);
  });

  it("pages through results in either direction", async () => {
    for (let n = 0; n < 3; n++) await createTestUser(acme, { user: { first_name: "Paged" } });
    const all = (await find("/v2/users", "paged")).map((row) => row._id);
    const walked: string[] = [];
    let path = "/v2/users?search=paged&limit=2&sort=oldest";
    for (let round = 0; round < 2; round++) {
      const { body, headers } = await acme.get(path);
      walked.push(...body.map((row: { _id: string }) => row._id));
      const next = /<([^>]+)>/.exec(headers.get("link") ?? "")?.[1];
      if (next) path = `${new URL(next).pathname}${new URL(next).search}`;
    }
    expect(walked).toEqual(all.reverse());
  });

  it("shows members only their own pages", async () => {
    const me = await createTestUser(acme);
    const page = await createTestPage(acme, me._id);
    const headers = await createTestSession(api.db, me);
    const response = await requestApi("GET", `/v2/bookpages?belongs_to=${me._id}`, { headers });
    expect(response.body.map((row: { _id: string }) => row._id)).toEqual([page._id]);
  });
});
