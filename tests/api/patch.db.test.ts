import { describe, expect, it } from "vitest";
import { CONTRACTS } from "@/lib/api/contracts";
import { createTestApi, requestApi } from "../support/api";
import { registerFullFixture, registerTenantFixture } from "../support/fixtures";
import { SAMPLES } from "../support/full-fixture/samples";
import { createTestTeam } from "../support/teams";
import {
  createTestHost,
  createTestPage,
  createTestUser,
  listErrorCodes,
  makeUniqueName,
} from "../support/users";

const api = createTestApi();

const acme = registerTenantFixture(api);
const fixture = registerFullFixture(acme);

/** PUT operations without a PATCH, by reason. */
const WITHOUT_PATCH = [
  ...["putLogo", "putPhoto", "putCover"], // Files.
  ...["changePassword", "putCancellation", "setTestMode"], // Actions.
  ...["updateUserByEmailOrExtid", "updateUsers", "changePeople"], // The body names the resource.
];

const MERGE_PATCH = "application/merge-patch+json";

const patch = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  requestApi("PATCH", path, {
    body,
    headers: { authorization: acme.key, "content-type": MERGE_PATCH, ...headers },
  });

const patches = CONTRACTS.filter(({ method }) => method === "PATCH");

it("PATCH exists for every PUT of a resource", { tags: "main" }, () => {
  const puts = CONTRACTS.filter(({ method, name }) => method === "PUT" && !WITHOUT_PATCH.includes(name));
  expect(patches.map(({ path }) => path).sort()).toEqual(puts.map(({ path }) => path).sort());
});

/** Fields derived from those that the samples set. */
const DERIVED = ["full_name", "push", "prefs", "actions", "dates", "confirmed", "capabilities"];

/** A live organisation has no test clock. */
const ofLive = patches.filter(({ name }) => name !== "patchTestClock");

describe.each(ofLive)("PATCH $path", ({ name, unversioned }) => {
  const sampleOf = () => (SAMPLES[name] as NonNullable<(typeof SAMPLES)[string]>).call(fixture);

  it("leaves unnamed fields unchanged, and accepts what PUT accepts", async () => {
    const { path, body } = sampleOf();
    const before = await acme.get(path);
    const same = await patch(path, {});
    expect([same.status, same.body.errors]).toEqual([200, undefined]);
    const { updatedAt: _, __v: __, ...kept } = before.body;
    expect((await acme.get(path)).body).toMatchObject(kept);
    const changed = await patch(path, body);
    expect([changed.status, changed.body.errors]).toEqual([200, undefined]);
    const after = (await acme.get(path)).body;
    const named = new Set([...Object.keys(body as object), "updatedAt", "__v", "ics_sequence", "version"]);
    for (const [field, value] of Object.entries(before.body))
      if (!named.has(field) && !DERIVED.includes(field)) expect(after[field], field).toEqual(value);
    expect((await requestApi("PATCH", path, { body, headers: { authorization: acme.key } })).status).toBe(
      200,
    );
  });

  it("rejects bodies that are no object or no JSON, and an old version", async () => {
    const { path, body } = sampleOf();
    for (const wrong of [[], "text", null, 5]) {
      const response = await patch(path, JSON.stringify(wrong));
      expect([response.status, listErrorCodes(response)], JSON.stringify(wrong)).toEqual([
        400,
        [" invalid_type"],
      ]);
    }
    expect((await patch(path, "a=b", { "content-type": "text/plain" })).status).toBe(415);
    const stale = await patch(path, body, { "if-match": '"65f0c1a2b3c4d5e6f7a8b9c0-0"' });
    if (!unversioned) expect(stale.body.code).toBe("precondition_failed");
  });
});

describe("PATCH", () => {
  it("merges objects, removes with null and replaces lists", { tags: "main" }, async () => {
    const host = await createTestHost(acme);
    const page = await createTestPage(acme, host._id, { custom: { duration: 30, auto_confirm: false } });
    const path = `/v2/bookpages/${page.nickname}`;
    const inside = await patch(path, { custom: { duration: 45 } });
    expect(inside.body.custom).toMatchObject({ duration: 45 });
    const { custom } = inside.body;
    const removed = await patch(path, { custom: { duration: null } });
    expect([removed.status, removed.body.errors]).toEqual([200, undefined]);
    expect(removed.body.custom.duration).not.toBe(45);
    const { duration: _, ...others } = custom;
    expect(removed.body.custom).toMatchObject(others);
    const team = await createTestTeam(acme, { members: [host._id] });
    const other = await createTestUser(acme);
    const { body } = await patch(`/v2/teams/${team._id}`, { members: [other._id] });
    expect(body.members).toEqual([other._id]);
  });

  it("keeps concurrent changes of the same object", async () => {
    const host = await createTestHost(acme);
    const page = await createTestPage(acme, host._id, { custom: { duration: 30 } });
    const path = `/v2/bookpages/${page.nickname}`;
    const responses = await Promise.all([
      patch(path, { custom: { duration: 50 } }),
      patch(path, { custom: { auto_confirm: true } }),
      patch(path, { message: "Hello" }),
    ]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { body } = await acme.get(path);
    expect(body).toMatchObject({ message: "Hello", custom: { duration: 50, auto_confirm: true } });
  });

  it("can switch an object between its variants", async () => {
    const host = await createTestHost(acme);
    const { nickname } = await createTestPage(acme, host._id);
    const team = await createTestTeam(acme, { members: [host._id] });
    const form = (
      await acme.post("/v2/forms", {
        handle: makeUniqueName("form"),
        title: "Hi",
        otherwise: { page: nickname },
      })
    ).body;
    const path = `/v2/forms/${form._id}`;
    const led = await patch(path, { otherwise: { page: null, team: team._id } });
    expect([led.status, led.body.otherwise.team, led.body.otherwise.page]).toEqual([
      200,
      team._id,
      undefined,
    ]);
    const said = await patch(path, { otherwise: { team: null, message: { en: "Thanks", de: "Danke" } } });
    expect(said.body.otherwise.message).toEqual({ en: "Thanks", de: "Danke" });
    const shorter = await patch(path, { title: { en: "Hi" }, otherwise: { message: { de: null } } });
    expect([shorter.body.title, shorter.body.otherwise.message]).toEqual([{ en: "Hi" }, { en: "Thanks" }]);
    expect((await patch(path, { otherwise: null })).body.otherwise).toBeNull();
  });

  it("points errors into the body that was sent", async () => {
    const path = `/v2/users/${fixture.user._id}`;
    const wrong = await patch(path, { language: "klingon" });
    expect(listErrorCodes(wrong)).toEqual(["/language invalid_value"]);
    expect(wrong.body.detail).toMatch(/^language must be one of/);
    expect(listErrorCodes(await patch(path, { user: { language: "klingon" } }))).toEqual([
      "/user/language invalid_value",
    ]);
  });

  it("points at fields that cannot be written or removed", async () => {
    const path = `/v2/users/${fixture.user._id}`;
    const refused = await patch(path, { createdAt: "2001-01-01T00:00:00.000Z" });
    expect(listErrorCodes(refused)).toEqual(["/createdAt read_only"]);
    expect((await patch(`/v2/teams/${fixture.team._id}`, { name: null })).status).toBe(400);
    expect((await patch(path, { nonsense: 1 }, { prefer: "handling=strict" })).status).toBe(400);
  });

  it("accepts a resource under the key that its PUT uses", async () => {
    const { _id } = await createTestUser(acme);
    const path = `/v2/users/${_id}`;
    const named = await patch(path, { user: { first_name: "Noor", language: "fr" } });
    expect([named.status, named.body.user.first_name, named.body.user.language]).toEqual([200, "Noor", "fr"]);
    const wrong = await patch(path, { user: { language: "klingon" } });
    expect([wrong.status, listErrorCodes(wrong)]).toEqual([400, ["/user/language invalid_value"]]);
    expect((await patch(path, { user: null })).status).toBe(400);
  });

  it("does not exist without a PUT", async () => {
    const response = await patch("/v2/events", {});
    expect([response.status, response.headers.get("allow")]).toEqual([405, "GET, POST"]);
  });
});
