import { beforeAll, describe, expect, it } from "vitest";
import { resolveName } from "@/lib/domain/tenancy/directory/resolve-name";
import { createTestApi, type Tenant } from "../support/api";
import { createTestLocation, createTestLocator } from "../support/locators";
import { listErrorCodes, makeUniqueName } from "../support/users";

const api = createTestApi();

let acme: Tenant;
beforeAll(async () => {
  acme = await api.tenant();
});

const ALL_FIELDS = {
  title: "Find a shop",
  message: "Type where you are.",
  lang: "fr",
  max_distance: 50_000,
  geolocation: true,
  postcode_filter: "^(75|9[2-4])",
  address_postfix: ", France",
  address_region_bias: "FR",
  no_results: {
    message: "No shop near you.",
    button: { label: "Write to us", link: "https://example.com/contact" },
  },
  back_button: { label: "Back" },
};

describe("a new locator", () => {
  it("has every field, with the defaults, and is found by its id and its handle in any case", {
    tags: "main",
  }, async () => {
    const handle = makeUniqueName("Shops");
    const { status, body } = await acme.post("/v2/locators", { handle });
    expect(status).toBe(201);
    expect(body).toEqual({
      _id: expect.stringMatching(/^[0-9a-f]{24}$/),
      handle,
      org: acme.id,
      title: "",
      message: "",
      lang: "en",
      max_distance: null,
      geolocation: false,
      postcode_filter: null,
      address_postfix: null,
      address_region_bias: null,
      no_results: {},
      back_button: {},
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
      __v: 0,
    });
    for (const name of [body._id, handle, handle.toLowerCase()]) {
      expect((await acme.get(`/v2/locators/${name}`)).body).toEqual(body);
    }
  });

  it("keeps every field", async () => {
    expect(await createTestLocator(acme, ALL_FIELDS)).toMatchObject(ALL_FIELDS);
  });

  it.each([
    [{ handle: undefined }, "/handle required"],
    [{ handle: "a" }, "/handle invalid_format"],
    [{ handle: "our shops" }, "/handle invalid_format"],
    [{ handle: "our/shops" }, "/handle invalid_format"],
    [{ handle: "-shops" }, "/handle invalid_format"],
    [{ handle: "x".repeat(65) }, "/handle invalid_format"],
    [{ handle: "65F0c1a2b3c4d5e6f7a8b9c0" }, "/handle invalid_value"],
    [{ title: "x".repeat(301) }, "/title too_big"],
    [{ message: "x".repeat(5001) }, "/message too_big"],
    [{ lang: "xx" }, "/lang invalid_value"],
    [{ max_distance: 0 }, "/max_distance too_small"],
    [{ max_distance: -5 }, "/max_distance too_small"],
    [{ max_distance: 1e9 }, "/max_distance too_big"],
    [{ max_distance: "far" }, "/max_distance invalid_type"],
    [{ geolocation: "yes" }, "/geolocation invalid_type"],
    [{ postcode_filter: "(75" }, "/postcode_filter invalid_value"],
    [{ postcode_filter: "(?=75)" }, "/postcode_filter invalid_value"],
    [{ postcode_filter: "x".repeat(201) }, "/postcode_filter too_big"],
    [{ no_results: "nothing" }, "/no_results invalid_type"],
    [{ no_results: { button: { link: "javascript:alert(1)" } } }, "/no_results/button/link invalid_value"],
    [{ no_results: { button: { link: "//evil.example" } } }, "/no_results/button/link invalid_value"],
    [{ back_button: { label: 1 } }, "/back_button/label invalid_type"],
  ])("rejects %j", async (wrong, issue) => {
    const response = await acme.post("/v2/locators", { handle: makeUniqueName("ok"), ...wrong });
    expect([response.status, listErrorCodes(response)]).toEqual([400, [issue]]);
  });

  it("has a handle that is unique in any case across organisations, without revealing its owner", async () => {
    const { handle } = await createTestLocator(acme);
    const other = await api.tenant("Other");
    for (const tenant of [acme, other]) {
      const response = await tenant.post("/v2/locators", { handle: handle.toUpperCase() });
      expect([response.status, listErrorCodes(response)]).toEqual([409, ["/handle taken"]]);
      expect(response.body.detail).toBe("handle: This handle is taken.");
    }
  });

  it("is one of many simultaneous requests for the same handle", async () => {
    const handle = makeUniqueName("rush");
    const responses = await Promise.all([1, 2, 3].map(() => acme.post("/v2/locators", { handle })));
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });

  it("is created once with an Idempotency-Key", async () => {
    const handle = makeUniqueName("once");
    const key = { "idempotency-key": makeUniqueName("key") };
    const first = await acme.post("/v2/locators", { handle }, key);
    const again = await acme.post("/v2/locators", { handle }, key);
    expect([again.status, again.body]).toEqual([201, first.body]);
  });
});

it("a renamed locator is found under its new handle, and frees the old one", async () => {
  const { _id, handle } = await createTestLocator(acme);
  const renamed = makeUniqueName("renamed");
  const other = await api.tenant("Other");
  expect((await acme.put(`/v2/locators/${_id}`, { handle: renamed })).body.handle).toBe(renamed);
  expect(await resolveName(api.db, "locator", handle)).toBeNull();
  expect(await resolveName(api.db, "locator", renamed)).toMatchObject({ id: _id });
  const taken = await other.post("/v2/locators", { handle: renamed });
  expect([taken.status, listErrorCodes(taken)]).toEqual([409, ["/handle taken"]]);
  const theirs = await other.post("/v2/locators", { handle });
  expect(theirs.status).toBe(201);
  const back = await acme.put(`/v2/locators/${_id}`, { handle });
  expect([back.status, listErrorCodes(back)]).toEqual([409, ["/handle taken"]]);
  expect((await acme.get(`/v2/locators/${_id}`)).body.handle).toBe(renamed);
});

it("the list returns the newest first, in pages", async () => {
  const tenant = await api.tenant("Lister");
  expect((await tenant.get("/v2/locators")).body).toEqual([]);
  const [one, two, three] = [
    await createTestLocator(tenant),
    await createTestLocator(tenant),
    await createTestLocator(tenant),
  ];
  const first = await tenant.get("/v2/locators?limit=2");
  expect(first.body).toEqual([three, two]);
  const next = /<(.+)>; rel="next"/.exec(first.headers.get("link") ?? "")?.[1] as string;
  const rest = await tenant.get(next.replace("https://meet.example.com", ""));
  expect([rest.body, rest.headers.get("link")]).toEqual([[one], null]);
});

describe.each(["put", "post"] as const)("updating a locator by %s", (method) => {
  const update = (locator: { _id: string }, body: unknown, headers?: Record<string, string>) =>
    acme[method](`/v2/locators/${locator._id}`, body, headers);

  it("changes the sent fields only", { tags: "main" }, async () => {
    const locator = await createTestLocator(acme, ALL_FIELDS);
    const { status, body } = await update(locator, { title: "Find us", max_distance: 10 });
    expect(status).toBe(200);
    expect(body).toMatchObject({ ...ALL_FIELDS, title: "Find us", max_distance: 10, __v: 1 });
    expect((await acme.get(`/v2/locators/${locator._id}`)).body).toEqual(body);
  });

  it("clears a field with null, and replaces objects as a whole", async () => {
    const locator = await createTestLocator(acme, ALL_FIELDS);
    const sent = {
      max_distance: null,
      postcode_filter: null,
      back_button: null,
      no_results: { message: "-" },
    };
    expect((await update(locator, sent)).body).toMatchObject({
      max_distance: null,
      postcode_filter: null,
      back_button: {},
      no_results: { message: "-" },
    });
  });

  it("with the response of GET changes nothing, including the version", async () => {
    const locator = await createTestLocator(acme, ALL_FIELDS);
    expect((await update(locator, locator)).body).toEqual(locator);
  });

  it("uses the id, not the handle", async () => {
    const { handle } = await createTestLocator(acme);
    expect((await update({ _id: handle }, { title: "x" })).status).toBe(400);
    expect((await update({ _id: "0".repeat(24) }, { title: "x" })).status).toBe(404);
  });

  it("rejects a taken handle and changes nothing, and accepts its own in another case", async () => {
    const [locator, other] = [await createTestLocator(acme), await createTestLocator(acme)];
    const response = await update(locator, { handle: other.handle, title: "changed" });
    expect([response.status, listErrorCodes(response)]).toEqual([409, ["/handle taken"]]);
    expect((await acme.get(`/v2/locators/${locator._id}`)).body).toEqual(locator);
    const handle = locator.handle.toUpperCase();
    expect((await update(locator, { handle })).body.handle).toBe(handle);
  });

  it("rejects an outdated version", async () => {
    const locator = await createTestLocator(acme);
    const etag = { "if-match": `"${locator._id}-0"` };
    const responses = await Promise.all(["a", "b", "c"].map((title) => update(locator, { title }, etag)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 412, 412]);
  });
});

it("DELETE removes the locator and its locations, once", { tags: "main" }, async () => {
  const locator = await createTestLocator(acme);
  const location = await createTestLocation(acme, locator);
  expect((await acme.delete(`/v2/locators/${locator._id}`)).body).toEqual({ n: 1, ok: 1 });
  expect((await acme.delete(`/v2/locators/${locator._id}`)).status).toBe(404);
  expect((await acme.get(`/v2/locators/${locator.handle}`)).status).toBe(404);
  expect(await api.db.location.count({ where: { id: location._id } })).toBe(0);
});
