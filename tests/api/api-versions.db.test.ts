import { describe, expect, it } from "vitest";
import { GET as readChangelog } from "@/app/changelog.json/route";
import { API_CHANGES } from "@/lib/domain/audit/api-versions/api-changes";
import { API_VERSIONS, NEWEST_API_VERSION } from "@/lib/domain/contracts/api-versions";
import { createTenantClient, createTestApi } from "../support/api";
import { registerFullFixture, registerTenantFixture } from "../support/fixtures";
import { listErrorCodes } from "../support/users";

const api = createTestApi();

const acme = registerTenantFixture(api);
const fixture = registerFullFixture(acme);

const waitingAt = () => `/v2/bookpages/${fixture.fullPage.nickname}/waiting`;
const asOf = (version: string) => ({ "bookpage-version": version });

const OLD = { offers: expect.any(Number), offered: null };
const NEW = { offer_count: expect.any(Number), offer: null };

describe("an API version", () => {
  it("is pinned when the key is created, and named in every response", { tags: "main" }, async () => {
    const { body: made } = await acme.post("/v2/api_keys", { name: "Old", version: "2026-11-23" });
    expect(made.version).toBe("2026-11-23");
    const old = createTenantClient(acme.id, made.key);
    const { body, headers } = await old.get(waitingAt());
    expect(headers.get("bookpage-version")).toBe("2026-11-23");
    expect(body[0]).toMatchObject(OLD);
    expect(body[0]).not.toHaveProperty("offer_count");
    const missing = await old.get(`/v2/users/${"0".repeat(24)}`);
    expect([missing.status, missing.headers.get("bookpage-version")]).toEqual([404, "2026-11-23"]);
    const { body: fresh } = await acme.post("/v2/api_keys", { name: "New" });
    expect(fresh.version).toBe(NEWEST_API_VERSION);
    expect((await createTenantClient(acme.id, fresh.key).get(waitingAt())).body[0]).toMatchObject(NEW);
  });

  it("of keys created before versions existed is the version of that time", async () => {
    await api.pool.query(
      "INSERT INTO api_keys (organization_id, id, name, prefix, hash) VALUES ($1, $2, 'Before', 'bp_x', $3)",
      [acme.id, "7".repeat(24), Buffer.alloc(32)],
    );
    const { body } = await acme.get("/v2/api_keys");
    expect(body).toContainEqual(expect.objectContaining({ name: "Before", version: "2026-11-23" }));
  });

  it("can be requested per request, and shapes every kind of response", async () => {
    const old = await acme.get(waitingAt(), asOf("2026-11-01"));
    expect([old.body[0].offers, old.headers.get("bookpage-version")]).toEqual([0, "2026-11-01"]);
    const synced = await acme.get(`${waitingAt()}?updated_since=1970-01-01T00:00:00Z`, asOf("2026-11-23"));
    expect(synced.body[0]).toMatchObject(OLD);
    expect((await acme.get(waitingAt(), asOf(NEWEST_API_VERSION))).body[0]).toMatchObject(NEW);
  });

  it("that does not exist is rejected with the list of existing ones", async () => {
    for (const version of ["2026-11-02", "2099-01-01", "latest", ""]) {
      const refused = await acme.get("/v2/organization", asOf(version));
      expect([refused.status, listErrorCodes(refused)]).toEqual([400, ["/Bookpage-Version invalid_value"]]);
      expect(refused.body.versions).toEqual(API_VERSIONS);
      expect(refused.body.detail).toContain(NEWEST_API_VERSION);
    }
  });

  it("shapes the deliveries of webhooks created in it", async () => {
    const send = { action: "waiting.joined", target_url: "https://hooks.example.com/" };
    const { body: hook } = await acme.post("/hooks", send, asOf("2026-11-23"));
    expect(hook.version).toBe("2026-11-23");
    const told = async (id: string) => {
      const { body } = await acme.post(`/hooks/${id}/ping`, { action: "waiting.joined" });
      return (await acme.get(`/hooks/${id}/deliveries/${body._id}`)).body.body;
    };
    expect(JSON.stringify(await told(hook._id))).toContain("offers");
    const { body: newer } = await acme.post("/hooks", send);
    expect([newer.version, JSON.stringify(await told(newer._id)).includes("offer_count")]).toEqual([
      NEWEST_API_VERSION,
      true,
    ]);
  });
});

describe("a deprecated operation", () => {
  it("is announced in its responses", async () => {
    const { headers } = await acme.get("/v2/third_parties/new?name=Desk");
    expect(headers.get("deprecation")).toBe(`@${Date.parse("2026-11-21") / 1000}`);
    expect(headers.get("link")).toContain('/changelog#deprecated>; rel="deprecation"');
    expect((await acme.get("/v2/organization")).headers.get("deprecation")).toBeNull();
  });
});

describe("the changelog", () => {
  it("lists every version with its changes and planned trash_items, for programs", async () => {
    const { versions, deprecated } = await readChangelog().json();
    expect(versions.map(({ version }: { version: string }) => version)).toEqual(API_VERSIONS.toReversed());
    for (const { changes } of versions) expect(changes.length).toBeGreaterThan(0);
    expect(deprecated).toContainEqual(
      expect.objectContaining({ operation: "GET /v2/third_parties/new", since: "2026-11-21" }),
    );
  });

  it("is in the order in which older forms are built", () => {
    const dates = API_CHANGES.map(({ version }) => version);
    expect(dates).toEqual(dates.toSorted().toReversed());
  });
});
