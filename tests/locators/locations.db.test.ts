import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { env } from "@/lib/platform/env/env";
import { createTestApi, type Tenant } from "../support/api";
import { createTestLocation, createTestLocator } from "../support/locators";
import { createTestPage, createTestUser, listErrorCodes, makeUniqueName } from "../support/users";

const api = createTestApi();

let acme: Tenant;
let locator: Awaited<ReturnType<typeof createTestLocator>>;
let path: string;
beforeAll(async () => {
  acme = await api.tenant();
  locator = await createTestLocator(acme);
  path = `/v2/locators/${locator._id}/locations`;
  await acme.post("/v2/bookpages", { nickname: "jane", belongs_to: (await createTestUser(acme))._id });
  await acme.post("/v2/bookpages/jane/types", { name: "Advice", handle: "advice" });
});

const ALL_FIELDS = {
  location: { type: "Point", coordinates: [48.8708, 2.3317] },
  name: "Paris Opéra",
  address: "5 rue de la Paix, 75002 Paris",
  picture_url: "https://example.com/opera.jpg",
  link: "/jane/types/advice?lang=fr",
  opening_hours: {
    monday: [
      { start: "09:00", end: "12:30" },
      { start: "14:00", end: "18:00" },
    ],
    saturday: [{ start: "20:00", end: "24:00" }],
  },
  timezone: "Europe/Paris",
};

describe("a new location", () => {
  it("closes at midnight, in either spelling", async () => {
    const opening_hours = {
      monday: [{ start: "20:00", end: "00:00" }],
      tuesday: [{ start: "00:00", end: "23:59" }],
      friday: [{ start: "20:00", end: "24:00" }],
    };
    const { body } = await acme.post(path, { ...ALL_FIELDS, extid: makeUniqueName("bar"), opening_hours });
    expect(body.opening_hours).toEqual({
      monday: [{ start: "20:00", end: "24:00" }],
      tuesday: [{ start: "00:00", end: "24:00" }],
      friday: [{ start: "20:00", end: "24:00" }],
    });
  });

  it("has every field and can be read again", { tags: "main" }, async () => {
    const extid = makeUniqueName("shop");
    const { status, body } = await acme.post(path, { ...ALL_FIELDS, extid });
    expect(status).toBe(201);
    expect(body).toEqual({
      _id: expect.stringMatching(/^[0-9a-f]{24}$/),
      ...ALL_FIELDS,
      extid,
      org: acme.id,
      locator: locator._id,
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
      __v: 0,
    });
    expect((await acme.get(`${path}/${body._id}`)).body).toEqual(body);
  });

  it("uses its id as missing extid, also after one was removed", async () => {
    const made = (await acme.post(path, { name: "Shop", location: { coordinates: [1, 2] } })).body;
    expect(made.extid).toBe(made._id);
    expect((await acme.put(`${path}/${made._id}`, { extid: "shop-9" })).body.extid).toBe("shop-9");
    expect((await acme.put(`${path}/${made._id}`, { extid: null })).body.extid).toBe(made._id);
  });

  it("is created with a warning if its coordinates are far from its address", async () => {
    const address = "Unter den Linden 1, 10117 Berlin";
    const locations = [
      { name: "Swapped", address, location: { coordinates: [13.4, 52.52] } },
      { name: "There", address, location: { coordinates: [52.52, 13.4] } },
    ];
    const { results } = (await acme.post(`${path}/batch`, { dry_run: true, locations })).body;
    expect(results[0]).toMatchObject({ status: 201, doubt: { place: "Berlin", swapped: true } });
    expect(results[1].doubt).toBeUndefined();
  });

  it("keeps a link to a deleted page", async () => {
    const nickname = makeUniqueName("gone");
    await acme.post("/v2/bookpages", { nickname, belongs_to: (await createTestUser(acme))._id });
    const location = await createTestLocation(acme, locator, { link: `/${nickname}` });
    await acme.put(`/v2/bookpages/${nickname}`, { nickname: `${nickname}-2` });
    expect((await acme.put(`${path}/${location._id}`, location)).status).toBe(200);
    await createTestLocation(acme, locator, { link: `/${nickname}` }); // The link works.
    await acme.delete(`/v2/bookpages/${nickname}-2`);
    expect((await acme.put(`${path}/${location._id}`, location)).status).toBe(200);
  });

  it("may link to a future page, with a warning until then", async () => {
    const nickname = makeUniqueName("later");
    for (const link of [`/${nickname}`, `/${nickname}/types/call`]) {
      const { status, body } = await acme.post(path, {
        name: "Shop",
        location: { coordinates: [1, 2] },
        link,
      });
      expect([status, body.doubt]).toEqual([201, { link }]);
      const again = await acme.put(`${path}/${body._id}`, body);
      expect([again.status, again.body.doubt]).toEqual([200, { link }]);
      const { results } = (await acme.post(`${path}/batch`, { locations: [{ ...body, name: "Shop" }] })).body;
      expect(results[0]).toMatchObject({ status: 200, doubt: { link } });
    }
    const listLost = async () =>
      (await acme.get(`${path}?filter=leads_nowhere`)).body
        .map(({ link }: { link: string }) => link)
        .filter((link: string) => link.includes(nickname));
    expect(await listLost()).toHaveLength(2);
    await createTestPage(acme, (await createTestUser(acme))._id, { nickname });
    expect(await listLost()).toEqual([`/${nickname}/types/call`]);
    const made = await acme.post(path, {
      name: "Shop",
      location: { coordinates: [1, 2] },
      link: `/${nickname}`,
    });
    expect([made.status, made.body.doubt]).toEqual([201, undefined]);
  });

  it("requires only a name and either coordinates or an address", async () => {
    const location = await createTestLocation(acme, locator, { location: { coordinates: [-90, 180] } });
    expect(location).toMatchObject({
      location: { type: "Point", coordinates: [-90, 180] },
      address: null,
      picture_url: null,
      link: null,
    });
  });

  it.each([
    [{ name: undefined }, "/name required"],
    [{ name: " " }, "/name too_small"],
    [{ name: "x".repeat(201) }, "/name too_big"],
    [{ extid: "" }, "/extid too_small"],
    [{ extid: "x".repeat(129) }, "/extid too_big"],
    [{ location: undefined }, "/location required"],
    [{ location: undefined, address: null }, "/location required"],
    [{ location: {} }, "/location/coordinates required"],
    [{ location: { type: "Polygon", coordinates: [1, 2] } }, "/location/type invalid_value"],
    [{ location: { coordinates: [90.1, 2] } }, "/location/coordinates/0 too_big"],
    [{ location: { coordinates: [1, -180.5] } }, "/location/coordinates/1 too_small"],
    [{ location: { coordinates: ["1", 2] } }, "/location/coordinates/0 invalid_type"],
    [{ location: { coordinates: [1, 2, 3] } }, "/location/coordinates too_big"],
    [{ address: "" }, "/address too_small"],
    [{ address: "x".repeat(5001) }, "/address too_big"],
    [{ picture_url: "picture.jpg" }, "/picture_url invalid_value"],
    [
      { opening_hours: { monday: [{ start: "18:00", end: "09:00" }] } },
      "/opening_hours/monday/0/end invalid_value",
    ],
    [{ link: "jane" }, "/link invalid_value"],
    [{ link: "//evil.example" }, "/link invalid_value"],
    [{ link: "/\\evil.example" }, "/link invalid_value"],
    [{ link: "/\t/evil.example" }, "/link invalid_value"],
    [{ link: "javascript:alert(1)" }, "/link invalid_value"],
    [{ link: "ftp://example.com" }, "/link invalid_value"],
  ])("rejects %j", async (wrong, issue) => {
    const body = { name: "Shop", extid: makeUniqueName("ok"), location: { coordinates: [1, 2] }, ...wrong };
    const answered = await acme.post(path, body);
    expect([answered.status, listErrorCodes(answered)]).toEqual([400, [issue]]);
  });

  it.each([
    "/",
    "/jane",
    "/JANE?lang=fr",
    "/forms/where",
    "https://example.com/shop?id=1#map",
    "http://example.com",
  ])("may link to %s", async (link) => {
    expect((await createTestLocation(acme, locator, { link })).link).toBe(link);
  });

  it("has an extid that is unique in its locator", async () => {
    const { extid } = await createTestLocation(acme, locator);
    const body = { name: "Twin", extid, location: { coordinates: [1, 2] } };
    const answered = await acme.post(path, body);
    expect([answered.status, listErrorCodes(answered)]).toEqual([409, ["/extid taken"]]);
    expect((await createTestLocation(acme, await createTestLocator(acme), { extid })).extid).toBe(extid);
  });

  it("is one of many simultaneous ones with the same extid", async () => {
    const body = { name: "Rush", extid: makeUniqueName("rush"), location: { coordinates: [1, 2] } };
    const responses = await Promise.all([1, 2, 3].map(() => acme.post(path, body)));
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });

  it("requires a locator of the organisation", async () => {
    const foreign = await createTestLocator(await api.tenant("Other"));
    const body = { name: "Shop", extid: "1", location: { coordinates: [1, 2] } };
    for (const [id, status] of [
      [foreign._id, 404],
      ["0".repeat(24), 404],
      [locator.handle, 400],
    ]) {
      expect((await acme.post(`/v2/locators/${id}/locations`, body)).status).toBe(status);
    }
  });
});

it("the list returns the newest first, in pages", async () => {
  const ownLocator = await createTestLocator(acme);
  expect((await acme.get(`/v2/locators/${ownLocator._id}/locations`)).body).toEqual([]);
  const [one, two] = [await createTestLocation(acme, ownLocator), await createTestLocation(acme, ownLocator)];
  const first = await acme.get(`/v2/locators/${ownLocator._id}/locations?limit=1`);
  expect(first.body).toEqual([two]);
  const next = /<(.+)>; rel="next"/.exec(first.headers.get("link") ?? "")?.[1] as string;
  expect((await acme.get(next.replace("https://meet.example.com", ""))).body).toEqual([one]);
});

describe.each(["put", "post"] as const)("updating a location by %s", (method) => {
  const update = (location: { _id: string }, body: unknown, headers?: Record<string, string>) =>
    acme[method](`${path}/${location._id}`, body, headers);

  it("changes the sent fields only; null clears", { tags: "main" }, async () => {
    const location = await createTestLocation(acme, locator, ALL_FIELDS);
    const { status, body } = await update(location, { name: "Opéra", picture_url: null, link: null });
    expect(status).toBe(200);
    expect(body).toMatchObject({ ...ALL_FIELDS, name: "Opéra", picture_url: null, link: null, __v: 1 });
    expect((await acme.get(`${path}/${location._id}`)).body).toEqual(body);
  });

  it("with the response of GET changes nothing, including the version", async () => {
    const location = await createTestLocation(acme, locator, ALL_FIELDS);
    expect((await update(location, location)).body).toEqual(location);
  });

  it("rejects a taken extid and what POST rejects, and changes nothing", async () => {
    const [location, other] = [
      await createTestLocation(acme, locator),
      await createTestLocation(acme, locator),
    ];
    for (const [body, status, issue] of [
      [{ extid: other.extid, name: "changed" }, 409, "/extid taken"],
      [{ link: "//evil.example", name: "changed" }, 400, "/link invalid_value"],
      [{ location: { coordinates: [91, 0] } }, 400, "/location/coordinates/0 too_big"],
      [{ address: "Nowhere", name: "changed" }, 400, "/address unknown_address"],
    ] as const) {
      const answered = await update(location, body);
      expect([answered.status, listErrorCodes(answered)]).toEqual([status, [issue]]);
    }
    expect((await acme.get(`${path}/${location._id}`)).body).toEqual(location);
  });

  it("finds it only in its own locator", async () => {
    const location = await createTestLocation(acme, locator);
    const other = await createTestLocator(acme);
    const elsewhere = `/v2/locators/${other._id}/locations/${location._id}`;
    expect((await acme[method](elsewhere, { name: "x" })).status).toBe(404);
    expect((await acme.get(elsewhere)).status).toBe(404);
    expect((await acme.delete(elsewhere)).status).toBe(404);
  });

  it("rejects an outdated version", async () => {
    const location = await createTestLocation(acme, locator);
    const etag = { "if-match": `"${location._id}-0"` };
    const responses = await Promise.all(["a", "b", "c"].map((name) => update(location, { name }, etag)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 412, 412]);
  });

  it("geocodes another address, unless coordinates are sent", async () => {
    const location = await createTestLocation(acme, locator, { address: "Lyon" });
    expect(location.location.coordinates).toEqual([45.764, 4.836]);
    const moved = (await update(location, { address: "12 Via Roma, Milano" })).body;
    expect(moved.location.coordinates).toEqual([45.464, 9.19]);
    const placed = { address: "Torino", location: { type: "Point", coordinates: [45.1, 7.7] } };
    expect((await update(location, placed)).body).toMatchObject(placed);
    expect((await update(location, { address: "Torino" })).body).toMatchObject(placed);
    expect((await update(location, { address: null })).body).toMatchObject({ ...placed, address: null });
  });
});

it("DELETE removes the location, once", async () => {
  const location = await createTestLocation(acme, locator);
  expect((await acme.delete(`${path}/${location._id}`)).body).toEqual({ n: 1, ok: 1 });
  expect((await acme.delete(`${path}/${location._id}`)).status).toBe(404);
  expect((await acme.get(`${path}/${location._id}`)).status).toBe(404);
});

describe("an address without coordinates", () => {
  it("is found in the list of cities", { tags: "main" }, async () => {
    const { location, address } = await createTestLocation(acme, locator, {
      address: "3 Quay St, Galway, Ireland",
    });
    expect([location.coordinates, address]).toEqual([[53.271, -9.057], "3 Quay St, Galway, Ireland"]);
  });

  it("that is not found is rejected with a request for coordinates", async () => {
    const answered = await acme.post(path, {
      name: "Shop",
      extid: makeUniqueName("x"),
      address: "1 Main Street, Nowhere",
    });
    expect([answered.status, listErrorCodes(answered)]).toEqual([400, ["/address unknown_address"]]);
    expect(answered.body.detail).toContain("location.coordinates");
  });

  it("is found by the address or postcode of a location of the locator", async () => {
    const ownLocator = await createTestLocator(acme);
    const at = (address: string) =>
      acme.post(`/v2/locators/${ownLocator._id}/locations`, {
        name: "Shop",
        extid: makeUniqueName("x"),
        address,
      });
    expect((await at("2 rue du Port, 56360 Le Palais")).status).toBe(400);
    const known = { address: "1 rue du Port, 56360 Le Palais", location: { coordinates: [47.347, -3.152] } };
    await createTestLocation(acme, ownLocator, known);
    expect((await at("2 rue du Port, 56360 Le Palais")).body.location.coordinates).toEqual([47.347, -3.152]);
    await createTestLocation(acme, ownLocator, {
      address: "Le Palais, the old fort",
      location: { coordinates: [47.35, -3.15] },
    });
    expect((await at("LE PALAIS, the old fort")).body.location.coordinates).toEqual([47.35, -3.15]);
    expect(
      (await acme.post(path, { name: "Shop", extid: makeUniqueName("x"), address: "56360 Le Palais" }))
        .status,
    ).toBe(400);
  });

  it("is completed and searched by the locator's settings", async () => {
    const at = async (settings: object, address: string) =>
      (await createTestLocation(acme, await createTestLocator(acme, { ...settings }), { address })).location
        .coordinates;
    const [ontario, england] = [
      [42.984, -81.245],
      [51.507, -0.128],
    ];
    expect(await at({}, "London")).toEqual(england);
    expect(await at({ address_postfix: ", Canada" }, "London")).toEqual(ontario);
    expect(await at({ address_postfix: "Canada" }, "London, CANADA")).toEqual(ontario);
    expect(await at({ address_region_bias: "ca" }, "London")).toEqual(ontario);
    expect(await at({ address_region_bias: "Canadá" }, "London")).toEqual(ontario);
    expect(await at({ address_region_bias: "Toronto" }, "London")).toEqual(ontario);
  });
});

describe("an address with the operator's geocoder", () => {
  let geocoder: ReturnType<typeof createServer>;
  let asked: string[] = [];
  let answered: { status: number; body: unknown } = { status: 200, body: [] };

  beforeAll(async () => {
    geocoder = createServer((request, response) => {
      asked.push(new URL(request.url as string, "http://x").searchParams.get("q") as string);
      response.writeHead(answered.status).end(JSON.stringify(answered.body));
    });
    await new Promise<void>((resolve) => geocoder.listen(0, "127.0.0.1", resolve));
    env().GEOCODER_URL = `http://127.0.0.1:${(geocoder.address() as AddressInfo).port}/search`;
  });
  afterAll(() => {
    delete env().GEOCODER_URL;
    geocoder.close();
  });

  const found = [{ lat: "44.84", lon: "-0.58", display_name: "Bordeaux" }];
  const send = (body: object, headers = {}) =>
    acme.post(path, { name: "Shop", extid: makeUniqueName("geo"), ...body }, headers);

  it("is requested once if unknown, and not if coordinates are sent", async () => {
    answered = { status: 200, body: found };
    asked = [];
    const address = `${makeUniqueName("Somewhere")} 5`;
    expect((await send({ address })).body.location.coordinates).toEqual([44.84, -0.58]);
    await send({ address });
    await send({ address: "Elsewhere", location: { coordinates: [1, 2] } });
    expect(asked).toEqual([address]);
  });

  it("gets a 503 with advice during an outage, not an unknown address", async () => {
    answered = { status: 500, body: "broken" };
    const refused = await send({ address: "12 New Street" });
    expect([refused.status, refused.body.code]).toEqual([503, "unavailable"]);
    expect(refused.body.detail).toContain("location.coordinates");
    expect(refused.headers.get("retry-after")).toBe("30");
    expect((await acme.get(`${path}?near=12+New+Street`)).status).toBe(503);
    expect((await send({ address: "12 New Street", location: { coordinates: [1, 2] } })).status).toBe(201);
  });

  it("is not requested by an update that keeps the address", async () => {
    answered = { status: 200, body: found };
    const location = (await send({ address: "13 New Street" })).body;
    await acme.put(`${path}/${location._id}`, { location: { coordinates: [5, 6] } });
    answered = { status: 500, body: "broken" };
    const { status, body } = await acme.put(`${path}/${location._id}`, {
      address: "13 New Street",
      name: "Same",
    });
    expect([status, body.location.coordinates]).toEqual([200, [5, 6]]);
    expect((await acme.put(`${path}/${location._id}`, { address: "14 New Street" })).status).toBe(503);
  });

  it("is not requested by a repetition with its Idempotency-Key", async () => {
    answered = { status: 200, body: found };
    const body = { extid: makeUniqueName("geo"), address: "15 New Street" };
    const key = { "idempotency-key": makeUniqueName("key") };
    const first = await send(body, key);
    answered = { status: 500, body: "broken" };
    const again = await send(body, key);
    expect([again.status, again.body]).toEqual([201, first.body]);
  });

  it("is requested outside of any transaction", async () => {
    answered = { status: 200, body: found };
    const slow = createServer(async (_, response) => {
      const { rows } = await api.pool.query(
        `SELECT count(*)::int AS open FROM pg_stat_activity
          WHERE datname = current_database() AND state LIKE 'idle in transaction%'`,
      );
      response.end(
        JSON.stringify([{ ...found[0], display_name: `${rows[0].open}`, lat: `${rows[0].open}` }]),
      );
    });
    await new Promise<void>((resolve) => slow.listen(0, "127.0.0.1", resolve));
    const usual = env().GEOCODER_URL as string;
    env().GEOCODER_URL = `http://127.0.0.1:${(slow.address() as AddressInfo).port}/search`;
    const made = await send({ address: "16 New Street" }, { "idempotency-key": makeUniqueName("key") });
    env().GEOCODER_URL = usual;
    slow.close();
    expect([made.status, made.body.location.coordinates[0]]).toEqual([201, 0]);
  });
});
