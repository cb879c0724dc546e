import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { measureDistance } from "@/lib/core/geography/measure-distance";
import { generateId } from "@/lib/platform/db/generate-id";
import { createTestApi, type Tenant } from "../support/api";
import { createTestLocation, createTestLocator } from "../support/locators";
import { listErrorCodes, makeUniqueName } from "../support/users";

const api = createTestApi();

let acme: Tenant;
beforeAll(async () => {
  acme = await api.tenant();
});

interface Spot {
  id: string;
  latitude: number;
  longitude: number;
}

/** Inserts locations directly into the table. */
async function placeAt(locatorId: string, spots: { latitude: number; longitude: number }[]): Promise<Spot[]> {
  const rows = spots.map((spot) => ({ ...spot, id: generateId() }));
  await api.db.location.createMany({
    data: rows.map((row) => ({
      ...row,
      organizationId: acme.id,
      locatorId,
      externalId: row.id,
      name: "Shop",
    })),
  });
  return rows;
}

const search = (locator: { _id: string }, query: Record<string, string>) =>
  acme.get(`/v2/locators/${locator._id}/locations?${new URLSearchParams(query)}`);

const PARIS = { location: { coordinates: [48.857, 2.352] } };
const VERSAILLES = { location: { coordinates: [48.801, 2.13] } };
const LYON = { location: { coordinates: [45.764, 4.836] } };

describe("the nearest locations", () => {
  it("are sorted by distance in whole metres", { tags: "main" }, async () => {
    const locator = await createTestLocator(acme);
    const [lyon, paris, versailles] = [
      await createTestLocation(acme, locator, LYON),
      await createTestLocation(acme, locator, PARIS),
      await createTestLocation(acme, locator, VERSAILLES),
    ];
    const { status, body, headers } = await search(locator, { near: "48.857, 2.352" });
    expect(status).toBe(200);
    expect(body).toEqual([
      { ...paris, distance: 0 },
      { ...versailles, distance: 17_403 },
      { ...lyon, distance: expect.closeTo(391_700, -3) },
    ]);
    expect(headers.get("link")).toBeNull();
    expect((await search(locator, { near: "48.857,2.352", limit: "1" })).body).toHaveLength(1);
  });

  it("are within the requested distance, or else the locator's", async () => {
    const locator = await createTestLocator(acme, { max_distance: 20_000 });
    for (const place of [PARIS, VERSAILLES, LYON]) await createTestLocation(acme, locator, place);
    const found = async (query: object = {}) =>
      (await search(locator, { near: "48.857,2.352", ...query })).body.length;
    expect(await found()).toBe(2);
    expect(await found({ max_distance: "17000" })).toBe(1);
    expect(await found({ max_distance: "500000" })).toBe(3);
    expect((await search(locator, { near: "0,0" })).body).toEqual([]);
  });

  it("are empty for an address with an excluded postcode", async () => {
    const locator = await createTestLocator(acme, { postcode_filter: "^(75|78)" });
    await createTestLocation(acme, locator, { ...VERSAILLES, address: "1 place d’Armes, 78000 Versailles" });
    await createTestLocation(acme, locator, { ...LYON, address: "3 rue Mercière, 69002 Lyon" });
    const found = async (near: string) => (await search(locator, { near })).body.length;
    expect(await found("12 rue Royale, 78000 Versailles")).toBe(2);
    expect(await found("Paris")).toBe(2); // The address has no postcode to exclude.
    expect(await found("5 rue Victor Hugo, 69002 Lyon")).toBe(0);
    expect(await found("3 rue Mercière, 69002 Lyon")).toBe(0);
    expect(await found("99999 Nowhere")).toBe(0);
    expect((await search(locator, { near: "75999 Nowhere" })).status).toBe(400);
    expect(await found("45.764,4.836")).toBe(2);
  });

  it("are found from an address, too", async () => {
    const locator = await createTestLocator(acme, { address_postfix: "France" });
    const versailles = await createTestLocation(acme, locator, VERSAILLES);
    const { body } = await search(locator, { near: "12 rue Royale, Versailles" });
    expect(body).toEqual([{ ...versailles, distance: 0 }]);
  });

  it("are only those of this locator", async () => {
    const [locator, other] = [await createTestLocator(acme), await createTestLocator(acme)];
    await createTestLocation(acme, other, PARIS);
    expect((await search(locator, { near: "48.857,2.352" })).body).toEqual([]);
  });

  it.each([
    [{ near: "91,0" }, "/near out_of_range"],
    [{ near: "0,-180.01" }, "/near out_of_range"],
    [{ near: " " }, "/near too_small"],
    [{ near: "Nowhere" }, "/near unknown_address"],
    [{ near: "1" }, "/near unknown_address"],
    [{ near: "1,2,3" }, "/near unknown_address"],
    [{ near: "x".repeat(301) }, "/near too_big"],
    [{ near: "0,0", max_distance: "0" }, "/max_distance too_small"],
    [{ near: "0,0", max_distance: "far" }, "/max_distance invalid_format"],
    [{ near: "0,0", limit: "0" }, "/limit too_small"],
    [{ near: "0,0", cursor: Buffer.from("0".repeat(24)).toString("base64url") }, "/cursor invalid_value"],
    [{ max_distance: "5" }, "/max_distance invalid_value"],
  ])("are not searched with %j", async (query, issue) => {
    const locator = await createTestLocator(acme);
    const response = await search(locator, query as Record<string, string>);
    expect([response.status, listErrorCodes(response)]).toEqual([400, [issue]]);
  });
});

describe("the nearest locations, compared with the distance to every location,", () => {
  /** Any latitude, often a difficult one. */
  const latitude = fc.oneof(
    fc.double({ min: -90, max: 90, noNaN: true }),
    fc.constantFrom(-90, 90, 0, 89.999, -89.999, 45),
  );
  const longitude = fc.oneof(
    fc.double({ min: -180, max: 180, noNaN: true }),
    fc.constantFrom(-180, 180, 179.999, -179.999, 0),
  );
  const spot = fc.record({ latitude, longitude });
  /** Points around a centre, for short distances. */
  const cluster = fc
    .tuple(
      spot,
      fc.array(
        fc.tuple(fc.double({ min: -1, max: 1, noNaN: true }), fc.double({ min: -1, max: 1, noNaN: true })),
        { maxLength: 15 },
      ),
    )
    .map(([{ latitude: lat, longitude: lng }, steps]) =>
      steps.map(([north, east]) => ({
        latitude: Math.max(-90, Math.min(90, lat + north)),
        longitude: ((lng + east + 540) % 360) - 180,
      })),
    );

  it("are the same, across the date line and at the poles", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(spot, { maxLength: 15 }),
        cluster,
        spot,
        fc.boolean(),
        fc.option(fc.integer({ min: 1, max: 20_100_000 })),
        fc.integer({ min: 1, max: 40 }),
        async (spread, close, anywhere, atCluster, within, limit) => {
          const origin = (atCluster && close[0]) || anywhere;
          const locator = await createTestLocator(acme);
          const rows = await placeAt(locator._id, [...spread, ...close]);
          const { body } = await search(locator, {
            near: `${origin.latitude.toFixed(9)},${origin.longitude.toFixed(9)}`,
            limit: String(limit),
            ...(within && { max_distance: String(within) }),
          });
          const rounded = {
            latitude: Number(origin.latitude.toFixed(9)),
            longitude: Number(origin.longitude.toFixed(9)),
          };
          const expected = rows
            .map((row) => measureDistance(rounded, row))
            .filter((metres) => within === null || metres <= within)
            .sort((a, b) => a - b)
            .slice(0, limit);
          const found = body.map(({ distance }: { distance: number }) => distance);
          expect(found).toEqual(expected.map(Math.round));
          for (const { _id, distance } of body) {
            const row = rows.find(({ id }) => id === _id) as Spot;
            expect(Math.round(measureDistance(rounded, row))).toBe(distance);
          }
        },
      ),
      { numRuns: 60 },
    );
  }, 60_000);
});

describe("the nearest of very many locations", () => {
  it("read no more rows than requested, with and without a maximum distance", async () => {
    const locator = await createTestLocator(acme, { handle: makeUniqueName("large") });
    await api.pool.query(
      `INSERT INTO locations (id, organization_id, locator_id, extid, name, latitude, longitude, updated_at)
       SELECT lpad(to_hex(n), 24, '0'), $1, $2, n, 'Shop', (n * 7919 % 180000) / 1000.0 - 90,
              (n * 104729 % 360000) / 1000.0 - 180, now()
         FROM generate_series(1, 20000) n`,
      [acme.id, locator._id],
    );
    await api.pool.query("ANALYZE locations");
    const before = await scanned();
    for (const limit of ["5", "1000"]) {
      for (const query of [{}, { max_distance: "10" }, { max_distance: "20000000" }]) {
        expect((await search(locator, { near: "48.8,2.3", limit, ...query })).status).toBe(200);
      }
    }
    expect((await scanned()) - before).toBeLessThan(3500);
  });

  /** Returns the rows read from the table so far, by any scan. */
  async function scanned(): Promise<number> {
    await api.pool.query("SELECT pg_stat_force_next_flush()");
    await api.pool.query("SELECT pg_stat_clear_snapshot()");
    const { rows } = await api.pool.query(
      "SELECT (seq_tup_read + coalesce(idx_tup_fetch, 0))::int AS n FROM pg_stat_user_tables WHERE relname = 'locations'",
    );
    return rows[0].n;
  }
});
