import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { createTestApi, createTestKey, requestApi, type Tenant } from "../support/api";
import { createTestSession } from "../support/create-session";
import { createScimClient, type DirectoryResponse } from "../support/scim";
import { createTestUser, makeUniqueName } from "../support/users";

const api = createTestApi();

let acme: Tenant;
let scim: ReturnType<typeof createScimClient>;
beforeAll(async () => {
  acme = await api.tenant();
  scim = createScimClient(await createTestKey(api.db, acme.id, ["scim"]));
});

const address = () => `${makeUniqueName("user")}@example.com`;
const make = async (changes: object = {}) => {
  const userName = address();
  const made = await scim.post("/Users", {
    userName,
    name: { givenName: "Ana", familyName: "Lima" },
    ...changes,
  });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  return made.body;
};
const refusal = ({ status, body }: DirectoryResponse) => [status, body.scimType ?? null];

describe("a key for SCIM", () => {
  it("requires the scope, and sessions are rejected", async () => {
    const other = createScimClient(await createTestKey(api.db, acme.id, ["users:write"]));
    expect((await other.get("/Users")).status).toBe(403);
    expect((await createScimClient("bp_nonsense").get("/Users")).status).toBe(401);
    const user = await createTestUser(acme);
    const session = await createTestSession(api.db, user);
    expect((await scim.get("/Users", { ...session, authorization: "" })).status).toBe(401);
    expect((await createScimClient(acme.key).get("/Users")).status).toBe(200);
  });

  it("with only that scope is rejected elsewhere", async () => {
    const key = await createTestKey(api.db, acme.id, ["scim"]);
    for (const path of ["/v2/users", "/v2/teams", "/v2/sign_in"])
      expect((await requestApi("GET", path, { headers: { authorization: key } })).status).toBe(403);
  });

  it("reads its own organisation only", async () => {
    const globex = createScimClient(await createTestKey(api.db, (await api.tenant()).id, ["scim"]));
    const { id, userName } = await make({ externalId: makeUniqueName("x") });
    const group = (await scim.post("/Groups", { displayName: makeUniqueName("g") })).body;
    for (const path of [`/Users/${id}`, `/Groups/${group.id}`]) {
      expect((await globex.get(path)).status).toBe(404);
      expect((await globex.put(path, { userName, displayName: "x" })).status).toBe(404);
      expect((await globex.change(path, { op: "replace", path: "displayName", value: "x" })).status).toBe(
        404,
      );
      expect((await globex.delete(path)).status).toBe(404);
    }
    expect((await globex.get("/Users")).body.totalResults).toBe(0);
    // Another organisation's id is no member, and its name is available here.
    expect(refusal(await globex.post("/Groups", { displayName: "g", members: [{ value: id }] }))).toEqual([
      400,
      "invalidValue",
    ]);
    expect((await globex.post("/Users", { userName })).status).toBe(201);
  });
});

describe("a SCIM filter", () => {
  it("finds users by their names, in any order of and, or, not and brackets", {
    tags: "main",
  }, async () => {
    const word = makeUniqueName("needle");
    const ann = await make({
      userName: `${word}.ann@example.com`,
      name: { givenName: "Ann", familyName: word },
    });
    const bob = await make({
      userName: `${word}.bob@example.com`,
      name: { givenName: "Bob", familyName: word },
    });
    const cid = await make({
      userName: `${word}.cid`,
      name: { givenName: "Cid", familyName: word },
      active: false,
    });
    const find = async (text: string) => {
      const all = `name.familyName eq "${word}" and (${text})`;
      const { status, body } = await scim.get(`/Users?sortBy=userName&filter=${encodeURIComponent(all)}`);
      expect(status, JSON.stringify(body)).toBe(200);
      return body.Resources.map(({ id }: { id: string }) => id);
    };
    const [a, b, c] = [ann.id, bob.id, cid.id];
    expect(await find(`userName co "ANN@"`)).toEqual([a]);
    expect(await find(`userName sw "${word}"`)).toEqual([a, b, c]);
    expect(await find(`userName ew "@example.com"`)).toEqual([a, b]);
    expect(await find(`active eq false`)).toEqual([c]);
    expect(await find(`active eq "True" or userName ew ".cid"`)).toEqual([a, b, c]);
    expect(await find(`not (name.givenName eq "ann")`)).toEqual([b, c]);
    expect(await find(`name.givenName ne "Ann" and emails pr`)).toEqual([b]);
    expect(await find(`emails[type eq "work" and value co "bob"]`)).toEqual([b]);
    expect(await find(`emails[type eq "work"].value eq "${word}.ann@example.com"`)).toEqual([a]);
    expect(await find(`emails.value eq "${word}.ann@example.com"`)).toEqual([a]);
    expect(await find(`externalId pr`)).toEqual([]);
    expect(
      await find(
        `title eq "Boss" or urn:ietf:params:scim:schemas:extension:enterprise:2.0:User:department eq "x"`,
      ),
    ).toEqual([]);
    expect(await find(`urn:ietf:params:scim:schemas:core:2.0:User:displayName eq "ann ${word}"`)).toEqual([
      a,
    ]);
    expect(await find(`name.givenName gt "Ann" and name.givenName le "Bob"`)).toEqual([b]);
    expect(
      await find(`meta.created gt "2020-01-01T00:00:00Z" and meta.lastModified lt "2099-01-01T00:00:00Z"`),
    ).toEqual([a, b, c]);
    expect(await find(`id eq "${a}" or id eq "${c}"`)).toEqual([a, c]);
    expect(await find(`name.givenName eq "' OR 1=1 --"`)).toEqual([]);
  });

  it("may be sent in a body", async () => {
    const userName = address();
    await scim.post("/Users", { userName });
    const schemas = ["urn:ietf:params:scim:api:messages:2.0:SearchRequest"];
    const filter = `userName eq "${userName}"`;
    const { status, body } = await scim.post("/Users/.search", {
      schemas,
      filter,
      count: 1,
      attributes: ["userName"],
    });
    expect([status, body.totalResults, body.Resources[0].userName]).toEqual([200, 1, userName]);
    expect(
      (await scim.post("/Groups/.search", { schemas, filter: 'displayName eq "none"' })).body.totalResults,
    ).toBe(0);
    expect((await scim.post(`/Users/${body.Resources[0].id}`, {})).status).toBe(405);
  });

  it("over all resources in a body returns users, then groups, in pages", async () => {
    const tenant = await api.tenant();
    const client = createScimClient(await createTestKey(api.db, tenant.id, ["scim"]));
    for (const letter of ["c", "a", "b"])
      await client.post("/Users", { userName: `${letter}@example.com`, name: { givenName: letter } });
    for (const displayName of ["b", "z"]) await client.post("/Groups", { displayName });
    const search = async (query: object) => {
      const { status, body } = await client.post("/.search", query);
      expect(status, JSON.stringify(body)).toBe(200);
      const names = body.Resources.map((one: { userName?: string; displayName: string }) =>
        one.userName ? one.userName[0] : one.displayName,
      );
      return [names.join(""), body.totalResults, body.startIndex, body.itemsPerPage];
    };
    expect(await search({})).toEqual(["cabbz", 5, 1, 5]);
    expect(await search({ sortBy: "displayName", startIndex: 3, count: 2 })).toEqual(["cb", 5, 3, 2]);
    expect(await search({ startIndex: 5 })).toEqual(["z", 5, 5, 1]);
    expect(await search({ count: 0 })).toEqual(["", 5, 1, 0]);
    expect(await search({ filter: 'displayName eq "b"' })).toEqual(["bb", 2, 1, 2]);
    expect(await search({ filter: 'meta.resourceType eq "Group"', sortBy: "id" })).toEqual(["bz", 2, 1, 2]);
    expect(await search({ filter: 'userName eq "a@example.com"' })).toEqual(["a", 1, 1, 1]);
    expect(refusal(await client.post("/.search", { filter: "nonsense" }))).toEqual([400, "invalidFilter"]);
    expect(refusal(await client.post("/.search", { count: "x" }))).toEqual([400, "invalidValue"]);
    expect((await client.get("/.search")).status).toBe(405);
  });

  it("is rejected for service metadata, and a key has no /Me", async () => {
    for (const path of ["/Schemas", "/ResourceTypes"])
      expect((await scim.get(`${path}?filter=${encodeURIComponent('id eq "User"')}`)).status).toBe(403);
    for (const response of [await scim.get("/Me"), await scim.delete("/Me"), await scim.put("/Me", {})])
      expect(response.status).toBe(501);
  });

  it("finds groups by their members", async () => {
    const { id } = await make();
    const { body } = await scim.post("/Groups", {
      displayName: makeUniqueName("Team"),
      members: [{ value: id }],
    });
    const found = await scim.get(`/Groups?filter=${encodeURIComponent(`members[value eq "${id}"]`)}`);
    expect(found.body.Resources.map((one: { id: string }) => one.id)).toEqual([body.id]);
    const ofUser = await scim.get(`/Users?filter=${encodeURIComponent(`groups.value eq "${body.id}"`)}`);
    expect(ofUser.body.Resources.map((one: { id: string }) => one.id)).toEqual([id]);
  });

  it("that cannot be parsed is rejected in words", async () => {
    const wrong = [
      `formatUserName`,
      `userName eq`,
      `userName is "x"`,
      `(userName eq "x"`,
      `userName eq "x" and`,
      `nonsense eq "x"`,
      `userName eq 4`,
      `active gt true`,
      `active eq "perhaps"`,
      `meta.created gt "yesterday"`,
      `name[givenName eq "x"]`,
      `emails[emails[value eq "x"]]`,
      `userName.first eq "x"`,
      `"x" eq userName`,
      `userName eq "\u0000"`,
      `${'userName eq "x" or '.repeat(60)}userName eq "y"`,
      `${"(".repeat(900)}userName eq "x"${")".repeat(900)}`,
      `userName eq "${"x".repeat(3000)}"`,
    ];
    for (const text of wrong) {
      const response = await scim.get(`/Users?filter=${encodeURIComponent(text)}`);
      if (text.startsWith("((")) expect([200, 400]).toContain(response.status);
      else expect(refusal(response), text.slice(0, 60)).toEqual([400, "invalidFilter"]);
    }
  });
});

describe("a SCIM list", () => {
  it("is paged, sorted, and limited to the requested attributes", async () => {
    const tenant = await api.tenant();
    const client = createScimClient(await createTestKey(api.db, tenant.id, ["scim"]));
    for (const letter of ["c", "a", "b"])
      await client.post("/Users", { userName: `${letter}@example.com`, name: { givenName: letter } });
    const names = ({ body }: DirectoryResponse) =>
      body.Resources.map(({ userName }: { userName: string }) => userName[0]);
    expect(names(await client.get("/Users?sortBy=userName"))).toEqual(["a", "b", "c"]);
    expect(names(await client.get("/Users?sortBy=emails.value&sortOrder=descending"))).toEqual([
      "c",
      "b",
      "a",
    ]);
    const part = await client.get("/Users?startIndex=2&count=1&sortBy=name.givenName");
    expect([names(part), part.body.totalResults, part.body.startIndex]).toEqual([["b"], 3, 2]);
    expect((await client.get("/Users?count=0")).body).toMatchObject({ totalResults: 3, Resources: [] });
    expect((await client.get("/Users?startIndex=-4&count=-1")).body).toMatchObject({
      startIndex: 1,
      itemsPerPage: 0,
    });
    expect((await client.get("/Users?startIndex=99")).body.Resources).toEqual([]);
    const few = await client.get("/Users?attributes=userName,name.givenName&count=1");
    expect(Object.keys(few.body.Resources[0]).sort()).toEqual(["id", "meta", "name", "schemas", "userName"]);
    expect(few.body.Resources[0].name).toEqual({ givenName: "c" });
    const without = await client.get("/Users?excludedAttributes=name,emails&count=1");
    expect(without.body.Resources[0]).not.toHaveProperty("name");
    for (const query of ["startIndex=x", "count=1.5", "sortBy=groups", "sortOrder=up"])
      expect(refusal(await client.get(`/Users?${query}`)), query).toEqual([400, "invalidValue"]);
  });
});

describe("a SCIM user", () => {
  it("is unique by name, by external id, and by address", async () => {
    const { id, userName } = await make({ externalId: makeUniqueName("ext") });
    expect(refusal(await scim.post("/Users", { userName }))).toEqual([409, "uniqueness"]);
    expect(refusal(await scim.post("/Users", { userName: userName.toUpperCase() }))).toEqual([
      409,
      "uniqueness",
    ]);
    expect(
      refusal(await scim.post("/Users", { userName: makeUniqueName("n"), emails: [{ value: userName }] })),
    ).toEqual([409, "uniqueness"]);
    const other = await make({ externalId: makeUniqueName("ext") });
    const { body } = await scim.get(`/Users/${id}`);
    expect(refusal(await scim.put(`/Users/${other.id}`, { ...other, externalId: body.externalId }))).toEqual([
      409,
      "uniqueness",
    ]);
    const { emails } = await createTestUser(acme);
    expect(refusal(await scim.post("/Users", { userName: emails[0] }))).toEqual([409, "uniqueness"]);
    const taken = { op: "replace", path: "userName", value: emails[0] };
    expect(refusal(await scim.change(`/Users/${other.id}`, taken))).toEqual([409, "uniqueness"]);
  });

  it("has the language that its directory names, legacy tags included", async () => {
    const spoken = async (names: object) => {
      const { preferredLanguage, locale } = await make(names);
      expect(locale).toBe(preferredLanguage);
      return preferredLanguage;
    };
    const inherited = await spoken({});
    expect(await spoken({ preferredLanguage: "iw" })).toBe("he");
    expect(await spoken({ preferredLanguage: "iw-IL", locale: "fr-FR" })).toBe("he");
    expect(await spoken({ preferredLanguage: "deu" })).toBe("de");
    expect(await spoken({ preferredLanguage: "fi, pt_BR;q=0.5, es;q=0.8" })).toBe("es");
    expect(await spoken({ preferredLanguage: "fi", locale: "zh_Hant_TW" })).toBe("zh");
    // Indonesian and Norwegian.
    expect(await spoken({ preferredLanguage: "in", locale: "no" })).toBe(inherited);
  });

  it("stores the writable attributes of its schema, and derives the rest", async () => {
    const { body } = await scim.get("/Schemas/urn:ietf:params:scim:schemas:core:2.0:User");
    const isWritable = (name: string) =>
      body.attributes.find((one: { name: string }) => one.name === name).mutability === "readWrite";
    const sent: Record<string, unknown> = {
      externalId: makeUniqueName("x"),
      displayName: "Queen Ana",
      preferredLanguage: "fr",
      locale: "de",
      timezone: "Europe/Rome",
      active: false,
    };
    const made = await make(sent);
    for (const [name, value] of Object.entries(sent))
      if (isWritable(name)) expect(made[name], name).toEqual(value);
    expect(Object.keys(sent).filter((name) => !isWritable(name))).toEqual(["displayName", "locale"]);
    expect(made).toMatchObject({ displayName: "Ana Lima", locale: "fr" });
    const changed = await scim.change(`/Users/${made.id}`, {
      op: "replace",
      path: "displayName",
      value: "Queen Bea",
    });
    // Directories send it with the name.
    expect([changed.status, changed.body.displayName]).toEqual([200, "Ana Lima"]);
  });

  it("is created once for two simultaneous requests", async () => {
    const userName = address();
    const both = await Promise.all([scim.post("/Users", { userName }), scim.post("/Users", { userName })]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it("is updated in the version that was read, and repeating it changes nothing", async () => {
    const { id, meta, ...rest } = await make();
    const change = { op: "replace", path: "name.givenName", value: "Bea" };
    const first = await scim.change(`/Users/${id}`, change);
    expect(first.body.meta.version).not.toBe(meta.version);
    expect((await scim.change(`/Users/${id}`, change)).body.meta.version).toBe(first.body.meta.version);
    expect((await scim.put(`/Users/${id}`, rest, { "if-match": meta.version })).status).toBe(412);
    expect((await scim.delete(`/Users/${id}`, { "if-match": meta.version })).status).toBe(412);
    const now = await scim.get(`/Users/${id}`);
    expect((await scim.get(`/Users/${id}`, { "if-none-match": now.body.meta.version })).status).toBe(304);
    expect((await scim.put(`/Users/${id}`, rest, { "if-match": now.body.meta.version })).status).toBe(200);
  });

  it("has a confirmed address only in a verified domain of the organisation", async () => {
    const tenant = await api.tenant();
    const client = createScimClient(await createTestKey(api.db, tenant.id, ["scim"]));
    const domain = `${makeUniqueName("firm")}.example`;
    await api.db.directoryEntry.create({
      data: { kind: "sign_in_domain", value: domain, organizationId: tenant.id, id: tenant.id },
    });
    const confirmed = async (userName: string) => {
      const { body } = await client.post("/Users", { userName });
      return (await api.db.user.findFirstOrThrow({ where: { id: body.id } })).emailConfirmedAt !== null;
    };
    expect(await confirmed(`ana@${domain}`)).toBe(true);
    expect(await confirmed(`ana@${makeUniqueName("else")}.example`)).toBe(false);
  });
});

describe("an invalid SCIM request", () => {
  it("is rejected for a user, and nothing is stored", async () => {
    const { id, meta } = await make();
    const bad: [object, string][] = [
      [{}, "invalidValue"],
      [{ userName: "" }, "invalidValue"],
      [{ userName: 4 }, "invalidValue"],
      [{ userName: "x".repeat(400) }, "invalidValue"],
      [{ userName: "nul\0name" }, "invalidValue"],
      [{ userName: "\ud800" }, "invalidValue"],
      [{ userName: "ok", active: "perhaps" }, "invalidValue"],
      [{ userName: "ok", name: "Ana" }, "invalidValue"],
      [{ userName: "ok", name: { givenName: 1 } }, "invalidValue"],
      [{ userName: "ok", emails: ["a@b.example"] }, "invalidValue"],
      [{ userName: "ok", emails: [{ value: "no address" }] }, "invalidValue"],
      [{ userName: "ok", timezone: "Mars/Base" }, "invalidValue"],
      [{ userName: "ok", externalId: "x".repeat(3000) }, "invalidValue"],
      [[], "invalidSyntax"],
    ];
    for (const [body, type] of bad) {
      expect(refusal(await scim.put(`/Users/${id}`, body)), JSON.stringify(body)).toEqual([400, type]);
      expect(refusal(await scim.post("/Users", body)), JSON.stringify(body)).toEqual([400, type]);
    }
    expect((await scim.get(`/Users/${id}`)).body.meta.version).toBe(meta.version);
    expect(refusal(await scim.post("/Users", "{"))).toEqual([400, "invalidSyntax"]);
    expect((await createScimClient(acme.key, "text/xml").post("/Users", "<x/>")).status).toBe(415);
    expect((await scim.post("/Users", `{"userName":"${"x".repeat(1_100_000)}"}`)).status).toBe(413);
    expect(
      (await createScimClient(acme.key, "application/json").post("/Users", { userName: address() })).status,
    ).toBe(201);
  });

  it("is rejected for a change, and nothing is stored", async () => {
    const { id, meta } = await make();
    const bad: [unknown, string][] = [
      [{ op: "move", path: "active", value: true }, "invalidSyntax"],
      [{ path: "active", value: true }, "invalidSyntax"],
      ["nonsense", "invalidSyntax"],
      [{ op: "remove" }, "noTarget"],
      [{ op: "replace", path: "active" }, "invalidValue"],
      [{ op: "replace", value: "x" }, "invalidValue"],
      [{ op: "replace", path: "nonsense", value: 1 }, "invalidPath"],
      [{ op: "replace", path: "name.nonsense", value: 1 }, "invalidPath"],
      [{ op: "replace", path: "][", value: 1 }, "invalidPath"],
      [{ op: "replace", path: 4, value: 1 }, "invalidPath"],
      [{ op: "replace", path: "name[x eq 1]", value: 1 }, "invalidPath"],
      [{ op: "replace", path: "id", value: "x" }, "mutability"],
      [{ op: "replace", path: "groups", value: [] }, "mutability"],
      [{ op: "replace", path: "emails[nonsense].value", value: "x" }, "invalidFilter"],
      [{ op: "replace", path: 'emails[type ne "work"].value', value: "a@b.example" }, "noTarget"],
      [{ op: "remove", path: "userName" }, "invalidValue"],
      [{ op: "replace", path: "userName", value: { a: 1 } }, "invalidValue"],
    ];
    for (const [operation, type] of bad)
      expect(refusal(await scim.change(`/Users/${id}`, operation)), JSON.stringify(operation)).toEqual([
        400,
        type,
      ]);
    for (const body of [{}, { Operations: [] }, { Operations: {} }, []])
      expect(refusal(await scim.patch(`/Users/${id}`, body))).toEqual([400, "invalidSyntax"]);
    expect((await scim.get(`/Users/${id}`)).body.meta.version).toBe(meta.version);
  });

  it("is rejected for a group", async () => {
    const { body } = await scim.post("/Groups", { displayName: makeUniqueName("Group") });
    const room = await createTestUser(acme, { user: { emails: [], resource: true, first_name: "Room" } });
    const bad: object[] = [
      { displayName: "" },
      { displayName: "x", members: ["someone"] },
      { displayName: "x", members: [{ value: "unknown" }] },
      { displayName: "x", members: [{ value: "65f0c1a2b3c4d5e6f7a8b9c0" }] },
      { displayName: "x", members: [{ value: room._id }] },
      { displayName: "x", members: [{ value: body.id, type: "Group" }] },
    ];
    for (const one of bad) {
      expect(refusal(await scim.put(`/Groups/${body.id}`, one)), JSON.stringify(one)).toEqual([
        400,
        "invalidValue",
      ]);
      expect(refusal(await scim.post("/Groups", one)), JSON.stringify(one)).toEqual([400, "invalidValue"]);
    }
    expect(refusal(await scim.post("/Groups", { displayName: body.displayName.toUpperCase() }))).toEqual([
      409,
      "uniqueness",
    ]);
  });

  it("never returns a server error", async () => {
    const { id } = await make();
    const odd = fc.oneof(
      fc.jsonValue({ maxDepth: 2 }),
      fc.constantFrom("userName", "emails", "name", "active", "members", 'emails[type eq "work"]', "meta"),
    );
    const operation = fc.record(
      { op: fc.constantFrom("add", "Replace", "REMOVE", "x"), path: odd, value: odd },
      { requiredKeys: ["op"] },
    );
    const resource = fc.record(
      { userName: odd, emails: odd, name: odd, active: odd, externalId: odd, displayName: odd, members: odd },
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(operation, resource, fc.string(), async (change, whole, filter) => {
        for (const kind of ["Users", "Groups"]) {
          await scim.change(`/${kind}/${id}`, change);
          await scim.put(`/${kind}/${id}`, whole);
          await scim.get(`/${kind}?filter=${encodeURIComponent(filter.toWellFormed())}`);
        }
      }),
      { numRuns: 40 },
    );
  }, 60_000);
});

describe("the SCIM service", () => {
  it("describes its capabilities", async () => {
    expect((await scim.get("/ServiceProviderConfig")).body).toMatchObject({
      patch: { supported: true },
      bulk: { supported: false },
      filter: { supported: true },
      etag: { supported: true },
    });
    const types = await scim.get("/ResourceTypes");
    expect(types.body.Resources.map(({ endpoint }: { endpoint: string }) => endpoint)).toEqual([
      "/Users",
      "/Groups",
    ]);
    for (const { id } of (await scim.get("/Schemas")).body.Resources)
      expect((await scim.get(`/Schemas/${id}`)).body).toMatchObject({ id });
    expect((await scim.get("/ResourceTypes/User")).body.schema).toContain("core:2.0:User");
    expect((await scim.get("/ResourceTypes/Robot")).status).toBe(404);
    expect((await scim.get("/Bulk/x/y")).status).toBe(404);
    const refused = await scim.patch("/Users", {});
    expect([refused.status, refused.headers.get("allow")]).toEqual([405, "GET, POST"]);
  });

  it("shows admins the directory's last access, and its last rejected request", async () => {
    const tenant = await api.tenant();
    const read = async () => (await tenant.get("/v2/provisioning")).body;
    expect(await read()).toMatchObject({
      base_url: "https://meet.example.com/scim/v2",
      last_request_at: null,
      last_error: null,
      users: 0,
      groups: 0,
    });
    const client = createScimClient(await createTestKey(api.db, tenant.id, ["scim"]));
    await client.post("/Users", { userName: address() });
    await client.post("/Users", { userName: 4 });
    const state = await read();
    expect(state).toMatchObject({
      users: 1,
      last_error: { request: "POST /scim/v2/Users", status: 400, detail: "userName must be a text." },
    });
    expect(state.last_request_at).toMatch(/^20/);
  });
});
