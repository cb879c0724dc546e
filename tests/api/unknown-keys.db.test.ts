import { describe, expect, it } from "vitest";
import { CONTRACTS } from "@/lib/api/contracts";
import { type AnyContract, isStrictContract } from "@/lib/domain/contracts/contract";
import { findShape } from "@/lib/platform/http/find-shape";
import { createTestApi, requestApi } from "../support/api";
import { buildTestBookingBody } from "../support/bookings";
import { registerFullFixture, registerTenantFixture } from "../support/fixtures";
import { SAMPLES } from "../support/full-fixture/samples";
import { listErrorCodes, makeUniqueName } from "../support/users";

const api = createTestApi();

const acme = registerTenantFixture(api);
const fixture = registerFullFixture(acme);

const STRICT = { prefer: "handling=strict" };
const SLIP = "nobody_knows_this";

/** Operations for programs; the console's own ones use sessions. */
const TAKES_FIELDS = CONTRACTS.filter(({ body, scope }) => body && findShape(body) && scope !== "session");

/** Operations that choose by themselves if the body is silent. */
const ACTIONS = TAKES_FIELDS.filter(({ exact }) => exact);

/** Operations that only write or validate the sent fields. */
const WRITES =
  /^(create|update|patch|write|preview|register|connect|invite|explain|join|set|try|put(?!Cancellation)|change(?!People|BookingRoom))/;

const send = ({ name, method }: AnyContract) => {
  const { path, body } = SAMPLES[name]?.call(fixture) ?? { path: "", body: {} };
  return requestApi(method, path, {
    body: { ...Object(body), [SLIP]: 1 },
    headers: { authorization: acme.key, ...STRICT },
  });
};

describe("an unknown key of a body", () => {
  it("is rejected by name by every operation in strict mode", { tags: "main" }, async () => {
    for (const contract of TAKES_FIELDS) {
      const refused = await send(contract);
      expect([contract.name, refused.status]).toEqual([contract.name, 400]);
      // The patch names no resource, unlike its PUT.
      expect(
        listErrorCodes(refused).map((issue) => issue.replace(/^\/user\//, "/")),
        contract.name,
      ).toContain(`/${SLIP} unknown_key`);
    }
  });

  it("is rejected by every action", async () => {
    for (const { name, method } of ACTIONS) {
      const { path, body } = SAMPLES[name]?.call(fixture) ?? { path: "" };
      const { status, body: problem } = await requestApi(method, path, {
        body: { ...Object(body), [SLIP]: 1 },
        headers: { authorization: acme.key },
      });
      expect([name, status], JSON.stringify(problem)).toEqual([name, 400]);
      expect(listErrorCodes({ body: problem }), name).toContain(`/${SLIP} unknown_key`);
    }
  });

  it("is accepted by every operation that only writes what it is sent", () => {
    const changed = ACTIONS.filter(({ name }) => /^(create|update|patch|write)(?!InvitationLink)/.test(name));
    expect(changed.map(({ name }) => name)).toEqual([]);
    const others = TAKES_FIELDS.filter(({ name, exact }) => !exact && !WRITES.test(name));
    expect(others.map(({ name }) => name)).toEqual([]);
  });

  it("is ignored by an action in lenient mode", async () => {
    const path = `/v2/events/${fixture.event._id}/cancel`;
    const lenient = { prefer: "handling=lenient" };
    const refused = await acme.post(path, { resaon: "Rain" });
    expect([refused.status, refused.body.detail]).toEqual([
      400,
      "resaon is not a known key (did you mean reason?).",
    ]);
    expect((await acme.get(`/v2/events/${fixture.event._id}`)).body.cancelled).not.toBe(true);
    expect((await acme.post(path, { resaon: "Rain" }, lenient)).status).toBe(200);
  });

  it("is ignored, and not stored, without a preference", async () => {
    const body = { handle: makeUniqueName("shops"), title: "Shops", tilte: "x" };
    const made = await acme.post("/v2/locators", body);
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    expect(made.body).not.toHaveProperty("tilte");
  });

  it("is reported with the probable spelling, beside all other errors", async () => {
    const body = buildTestBookingBody({ bookpage: fixture.bookpage.nickname, start: "2031-03-24T11:00:00Z" });
    for (const headers of [{}, STRICT]) {
      const refused = await acme.post("/v2/bookings", body, headers);
      expect(refused.body.errors).toContainEqual({
        in: "body",
        pointer: "/bookpage",
        code: "unknown_key",
        message: "is not a known key (did you mean page?)",
      });
    }
  });

  it("that resembles none is reported with the known keys", async () => {
    const body = buildTestBookingBody({
      page: fixture.bookpage.nickname,
      start: "2031-03-24T11:00:00Z",
      notes: "Hi",
    });
    const { errors } = (await acme.post("/v2/bookings", body, STRICT)).body;
    expect(errors[0].message).toMatch(/^is not a known key; there are page, .*\bmessage\b/);
  });

  it("is rejected in nested objects as well", async () => {
    const typo = { name: "Ana", email: "ana@example.com", langauge: "pt" };
    const body = buildTestBookingBody({
      page: fixture.bookpage.nickname,
      start: "2031-03-24T11:00:00Z",
      attendee: typo,
    });
    const refused = await acme.post("/v2/bookings", body, STRICT);
    expect(listErrorCodes(refused)).toEqual(["/attendee/langauge unknown_key"]);
    expect(refused.body.detail).toContain("did you mean language?");
  });
});

describe("an unknown query parameter", () => {
  const CHOOSING = CONTRACTS.filter((contract) => isStrictContract(contract) && contract.scope !== "session");

  it("is rejected by every operation that deletes or selects", async () => {
    for (const { name, method, body: schema } of CHOOSING) {
      const { path, body = {} } = SAMPLES[name]?.call(fixture) ?? { path: "" };
      const response = await requestApi(method, `${path}${path.includes("?") ? "&" : "?"}${SLIP}=1`, {
        ...(schema && { body }),
        headers: { authorization: acme.key },
      });
      expect([name, response.status], JSON.stringify(response.body)).toEqual([name, 400]);
      expect(listErrorCodes(response), name).toEqual([`/${SLIP} unknown_key`]);
    }
  });
});
