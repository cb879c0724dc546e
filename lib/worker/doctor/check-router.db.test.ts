import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase } from "@/lib/platform/db/testing/test-database";
import { type MapServer, startMapServer } from "@/lib/platform/routing/testing/start-map-server";
import { checkRouter } from "./check-router";
import type { DoctorContext } from "./finding";

const test = createTestDatabase();
let maps: MapServer;
let client: pg.Client;

beforeAll(async () => {
  process.env.LOG_LEVEL = "silent";
  maps = await startMapServer({ places: {}, measure: () => 600 });
  client = new pg.Client({ connectionString: test.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await maps.close();
});

const check = (router: string | undefined) =>
  checkRouter({ client, settings: { ROUTER_URL: router } } as unknown as DoctorContext);

describe("checkRouter", () => {
  it("says nothing without a router, and does not ask before an address has been located", async () => {
    expect(await check(undefined)).toEqual([]);
    expect(await check(maps.osrmUrl)).toMatchObject([{ about: "router", ok: true }]);
    expect(maps.tables).toEqual([]);
  });

  it("asks for the way between two stored positions", async () => {
    await test.db.organization.create({ data: { id: "acme", name: "Acme" } });
    await test.db.addressPosition.createMany({
      data: [1, 2].map((number) => ({
        organizationId: "acme",
        addressHash: String(number),
        latitude: 53,
        longitude: number,
        cell: number,
        expiresAt: new Date(Date.UTC(2031, 0, 1)),
      })),
    });
    expect(await check(maps.osrmUrl)).toEqual([{ about: "router", ok: true, says: "responds" }]);
    expect(await check(maps.valhallaUrl)).toEqual([{ about: "router", ok: true, says: "responds" }]);
    maps.router = "down";
    expect(await check(maps.osrmUrl)).toMatchObject([
      { ok: false, says: expect.stringContaining("straight lines") },
    ]);
  });
});
