import { expect, it } from "vitest";
import { createTenantClient, createTestApi, createTestKey } from "../support/api";
import { createTestHost } from "../support/users";

const api = createTestApi({ RATE_LIMIT_API: "6", RATE_LIMIT_SLOTS: "2" });

it("the API rate limit counts the requests of a key down to zero, then returns 429", {
  tags: "main",
}, async () => {
  const acme = await api.tenant();
  for (let left = 5; left >= 0; left--) {
    // Rejected requests count, too, and report the rest.
    const { status, headers } = await acme.get(left % 2 ? "/v2/auth/test" : "/v2/users?limit=x");
    expect(status).toBe(left % 2 ? 200 : 400);
    expect(headers.get("ratelimit-policy")).toBe('"api";q=6;w=60');
    expect(headers.get("ratelimit")).toMatch(new RegExp(`^"api";r=${left};t=([1-5]?\\d|60)$`));
  }
  const { status, body, headers } = await acme.get("/v2/auth/test");
  expect([status, body.code]).toEqual([429, "rate_limited"]);
  expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
  expect(Number(headers.get("retry-after"))).toBeLessThanOrEqual(60);
  expect(headers.get("ratelimit")).toMatch(/^"api";r=0;/);
});

it("the API rate limit counts each key separately", async () => {
  const acme = await api.tenant();
  const other = createTenantClient(acme.id, await createTestKey(api.db, acme.id));
  for (let sent = 0; sent < 7; sent++) await acme.get("/v2/auth/test");
  expect((await acme.get("/v2/auth/test")).status).toBe(429);
  expect((await other.get("/v2/auth/test")).status).toBe(200);
});

it("the API rate limit counts slot searches separately", async () => {
  const acme = await api.tenant();
  const host = await createTestHost(acme);
  const search = () => acme.get(`/v2/slots/next?users=${host._id}&duration=30`);
  expect((await search()).headers.get("ratelimit-policy")).toBe('"slots";q=2;w=60');
  expect([(await search()).status, (await search()).status]).toEqual([200, 429]);
  expect((await acme.get("/v2/auth/test")).status).toBe(200);
});
