import { beforeAll, describe, expect, it } from "vitest";
import { GET as getMetrics } from "@/app/metrics/route";
import { CONTRACTS } from "@/lib/api/contracts";
import { createTestApi, requestApi, type Tenant } from "../support/api";
import { buildTestEventBody } from "../support/events";
import { createTestUser, listErrorCodes } from "../support/users";

const api = createTestApi();

let acme: Tenant;
let user: { _id: string };
beforeAll(async () => {
  acme = await api.tenant();
  user = await createTestUser(acme);
});

it("GET /metrics returns 404 without a configured token", async () => {
  expect((await getMetrics(new Request("http://localhost:3000/metrics"))).status).toBe(404);
});

const countUsers = () => api.db.user.count();

describe("a compressed request body", () => {
  it.each(["gzip", "br", "deflate", "zstd", "GZIP", "gzip, br"])(
    "is rejected with the accepted encodings: %s",
    async (coding) => {
      const before = await countUsers();
      const { status, body, headers } = await acme.post(
        "/v2/users",
        { organization: acme.id, user: { emails: ["coded@example.com"] } },
        { "content-encoding": coding },
      );
      expect([status, body.code, headers.get("accept-encoding")]).toEqual([
        ...[415, "unsupported_media_type"],
        "identity",
      ]);
      expect(await countUsers()).toBe(before);
    },
  );

  it("is accepted with the encoding identity", async () => {
    const sent = { organization: acme.id, user: { emails: ["plain@example.com"] } };
    expect((await acme.post("/v2/users", sent, { "content-encoding": "identity" })).status).toBe(201);
  });
});

describe("the path of a request", () => {
  it.each(["/v2/nope", "/v2/users/1/2/3", "/v2/users/65f0c1a2b3c4d5e6f7a8b9c0/nope"])(
    "that the API does not have gets 404: %s",
    async (path) => {
      for (const method of ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]) {
        expect((await requestApi(method, path)).body.code).toBe("not_found");
      }
    },
  );

  it("gets 405 with the allowed methods", async () => {
    for (const path of new Set(CONTRACTS.map((contract) => contract.path))) {
      const allowed = CONTRACTS.filter((contract) => contract.path === path).map(({ method }) => method);
      const concrete = path.replace(/:\w+/g, user._id);
      for (const method of ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const) {
        if (allowed.includes(method as never)) continue;
        const { status, headers } = await requestApi(method, concrete);
        expect(status, `${method} ${path}`).toBe(405);
        expect(headers.get("allow")?.split(", ").sort()).toEqual(allowed.toSorted());
      }
    }
  });

  it.each(["x", "65F0C1A2B3C4D5E6F7A8B9C0", "65f0c1a2b3c4d5e6f7a8b9c", "a%00b"])(
    "with the malformed id %s gets 400",
    async (id) => {
      const response = await acme.get(`/v2/users/${id}`);
      expect(response.status).toBe(400);
      expect(response.body.errors[0]).toMatchObject({ in: "path", pointer: "/user_id" });
    },
  );

  it("with NUL in a nickname is rejected", async () => {
    expect(listErrorCodes(await acme.get("/v2/bookpages/a%00b"))).toEqual(["/nickname nul_character"]);
  });
});

describe("the body of a request", () => {
  it.each(["{", '{"a":}', "'x'", "{}{}", "undefined", "NaN"])(
    "that is not JSON gets 400: %s",
    { tags: "main" },
    async (body) => {
      const response = await acme.post("/v2/users", body);
      expect([response.status, response.body.code]).toEqual([400, "malformed_json"]);
    },
  );

  it.each([
    ["", "object"],
    ["null", "object"],
    ["[]", "object"],
    ['"x"', "object"],
    ["1", "object"],
  ])("that is no object gets 400: %j", async (body) => {
    const response = await acme.post("/v2/users", body);
    expect([response.status, response.body.code]).toEqual([400, "validation_failed"]);
    expect(response.body.errors[0].pointer).toBe("");
  });

  it("that is not UTF-8 gets 400", async () => {
    const response = await acme.post("/v2/users", new Uint8Array([0x22, 0xff, 0xfe, 0x22]));
    expect([response.status, response.body.code]).toEqual([400, "malformed_json"]);
  });

  it.each([
    "text/plain",
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=x",
    "application/jsonx",
  ])("of the type %s gets 415", async (type) => {
    expect((await acme.post("/v2/users", "{}", { "content-type": type })).status).toBe(415);
  });

  it.each(["application/json; charset=utf-8", "APPLICATION/JSON", "application/vnd.api+json"])(
    "of the type %s is read",
    async (type) => {
      const body = JSON.stringify({ organization: acme.id, user: {} });
      expect((await acme.post("/v2/users", body, { "content-type": type })).status).toBe(201);
    },
  );

  it("of 1 MiB is read, and of one byte more gets 413, with and without Content-Length", async () => {
    const start = '{"organization":"x","filler":"';
    const body = `${start}${"x".repeat(1024 * 1024 - start.length - 2)}"}`;
    expect((await acme.post("/v2/users", body)).status).toBe(400);
    expect((await acme.post("/v2/users", `${body} `)).status).toBe(413);
    expect((await acme.post("/v2/users", "{}", { "content-length": "1048577" })).status).toBe(413);
  });

  it("must not be nested too deeply", async () => {
    const nested = (depth: number) => `${'{"a":'.repeat(depth)}1${"}".repeat(depth)}`;
    expect(listErrorCodes(await acme.post("/v2/users", nested(100)))).toEqual([
      expect.stringMatching(/ too_deep$/),
    ]);
    expect((await acme.post("/v2/users", "[".repeat(500_000))).status).toBe(400);
    expect((await acme.post("/v2/users", `${"[".repeat(400_000)}${"]".repeat(400_000)}`)).status).toBe(400);
  });

  it.each([
    ["\\u0000", "nul_character"],
    ["a\\ud800", "lone_surrogate"],
    ["\\udfffb", "lone_surrogate"],
  ])("with %s in a text gets 400", async (text, code) => {
    const before = await countUsers();
    const response = await acme.post(
      "/v2/users",
      `{"organization":"${acme.id}","user":{"first_name":"${text}"}}`,
    );
    expect(response.status).toBe(400);
    expect(listErrorCodes(response)).toEqual([`/user/first_name ${code}`]);
    expect(await countUsers()).toBe(before);
  });

  it("keeps characters beyond the BMP, and composes accents", async () => {
    const made = await createTestUser(acme, { user: { first_name: "Zoe\u0308", last_name: "🙂" } });
    expect([made.first_name, made.last_name]).toEqual(["Zo\u00eb", "🙂"]);
  });

  it("may contain any text as a password", async () => {
    const credentials = { username: "any-text", password: "\u0000\ud800 correct Zoe\u0308" };
    await createTestUser(acme, { login: { credentials } });
  });

  it("may contain unknown keys, which are ignored", async () => {
    const user = { email: "nonsense@example.com", admin: true, nonsense: 1, __v: 7 };
    const { body } = await acme.post("/v2/users", { organization: acme.id, user, nonsense: 1 });
    expect(body.user).toMatchObject({ __v: 0, account: { organization: { admin: false } } });
    expect(body.user).not.toHaveProperty("nonsense");
  });

  it("cannot pollute a prototype", async () => {
    const body = `{"organization":"${acme.id}","user":{"__proto__":{"first_name":"Eve"},"constructor":{"prototype":{"x":1}}}}`;
    expect((await acme.post("/v2/users", body)).body.user.first_name).toBeNull();
    expect(({} as { x?: number }).x).toBeUndefined();
  });

  it("with a single object for a list is read as a list of one", async () => {
    const made = await acme.post(
      "/v2/events",
      buildTestEventBody(user, {
        dates: { date: "2031-03-10T09:00", end_date: "2031-03-10T10:00" },
        places: { name: "Office" },
        invitees: { email: "ana@example.com" },
        messages: { body: "Hello" },
      }),
    );
    expect(made.status).toBe(201);
    expect([made.body.dates.length, made.body.places.length, made.body.messages.length]).toEqual([1, 1, 1]);
    expect(made.body.invitees_length).toBe(2);
  });

  it("with a single text for a list is rejected", async () => {
    expect(
      listErrorCodes(await acme.post("/v2/events", buildTestEventBody(user, { dates: "2031-03-10" }))),
    ).toEqual(["/dates invalid_type"]);
  });
});

describe("Prefer: handling=strict", () => {
  const strict = { prefer: "return=minimal, handling=strict" };

  it("rejects unknown keys at every depth", async () => {
    const body = buildTestEventBody(user, {
      "a/b": 1,
      places: [{ name: "Office", floor: 3 }],
      confirmed: { flag: false, x: 1 },
    });
    const response = await acme.post("/v2/events", body, strict);
    expect(response.status).toBe(400);
    expect(listErrorCodes(response).sort()).toEqual([
      "/a~1b unknown_key",
      "/confirmed/x unknown_key",
      "/places/0/floor unknown_key",
    ]);
    expect((await acme.post("/v2/events", body)).status).toBe(201);
  });

  it("rejects unknown parameters", async () => {
    expect(listErrorCodes(await acme.get("/v2/events?limt=5", strict))).toEqual(["/limt unknown_key"]);
    // Lists reject unknown parameters in any mode.
    expect(listErrorCodes(await acme.get("/v2/events?limt=5"))).toEqual(["/limt unknown_key"]);
  });

  it("rejects wrong values as without it", async () => {
    for (const [path, issue] of [
      ["/v2/users?cursor=x", "/cursor invalid_value"],
      ["/v2/events?limit=0", "/limit too_small"],
      ...["0x10", "1e1", "%205", "1.0", "-1", "", "٣"].flatMap((text): [string, string][] => [
        [`/v2/events?limit=${text}`, "/limit invalid_format"],
        [`/v2/insights?weeks=${text}`, "/weeks invalid_format"],
        [`/v2/slots/next?users=${user._id}&duration=${text}`, "/duration invalid_format"],
      ]),
      [`/v2/slots/next?users=${user._id}&duration=0`, "/duration invalid_value"],
      ["/v2/slots/next?duration=30", "/users exactly_one"],
    ]) {
      expect(listErrorCodes(await acme.get(path as string, strict))).toEqual([issue]);
    }
    expect(
      listErrorCodes(await acme.post("/v2/events", buildTestEventBody(user, { created_by: {} }), strict)),
    ).toEqual(["/created_by/email required"]);
  });

  it("accepts valid requests", async () => {
    expect(
      (await acme.post("/v2/events", buildTestEventBody(user, { places: { name: "Office" } }), strict))
        .status,
    ).toBe(201);
  });
});

describe("the query of a request", () => {
  it("with NUL is rejected", async () => {
    expect(listErrorCodes(await acme.get("/v2/events?q=a%00"))).toEqual(["/q nul_character"]);
  });

  it.each(["%ED%A0%80", "%FF", "%C3"])("with bytes that are not UTF-8 is rejected: %s", async (bytes) => {
    const response = await acme.get(`/v2/events?q=a${bytes}`);
    expect([response.status, listErrorCodes(response)]).toEqual([400, [" invalid_encoding"]]);
  });

  it("may contain a percent sign that encodes no byte", async () => {
    expect((await acme.get("/v2/events?q=100%")).status).toBe(200);
  });
});

describe("a request id", () => {
  it("of the client is used, unless it could corrupt a log", async () => {
    const given = await acme.get("/v2/nope", { "x-request-id": "order-66.a_b" });
    expect([given.headers.get("x-request-id"), given.body.request_id]).toEqual([
      "order-66.a_b",
      "order-66.a_b",
    ]);
    const forged = await acme.get("/v2/nope", { "x-request-id": 'a" b' });
    expect(forged.body.request_id).toMatch(/^[0-9a-f-]{36}$/);
  });
});
