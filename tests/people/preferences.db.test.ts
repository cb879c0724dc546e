import { beforeAll, describe, expect, it } from "vitest";
import { createTestApi, type Tenant } from "../support/api";
import { createTestUser, listErrorCodes } from "../support/users";

const api = createTestApi();

let acme: Tenant;
beforeAll(async () => {
  acme = await api.tenant();
});

const of = (user: { _id: string }) => `/v2/users/${user._id}/preferences`;

describe("the preferences of a user", () => {
  it("are the defaults at first, with both lists and nothing else", { tags: "main" }, async () => {
    const { body } = await acme.get(of(await createTestUser(acme)));
    expect(Object.keys(body)).toEqual(["email", "push", "day_at"]);
    expect(Object.keys(body.email)).toHaveLength(14);
    expect(Object.keys(body.push)).toHaveLength(9);
    expect([body.email.new_suggestion_own, body.email.vote_confirmation, body.push.new_event]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it("merge the choices, in either form", { tags: "main" }, async () => {
    const user = await createTestUser(acme);
    const before = (await acme.get(of(user))).body;
    await acme.put(of(user), { email: { declined: false } });
    const { body } = await acme.put(of(user), { prefs: { push: { new_event: true } } });
    expect(body).toEqual({
      email: { ...before.email, declined: false },
      push: { ...before.push, new_event: true },
      day_at: null,
    });
    expect((await acme.get(of(user))).body).toEqual(body);
    expect((await acme.put(of(user), body)).body).toEqual(body);
  });

  it("lose none of many simultaneous changes, the first ones included", async () => {
    const user = await createTestUser(acme);
    const keys = ["attending", "declined", "event_cancelled", "event_confirmed", "new_event"];
    await Promise.all(keys.map((key) => acme.put(of(user), { push: { [key]: true } })));
    const { push } = (await acme.get(of(user))).body;
    expect(keys.filter((key) => push[key])).toEqual(keys);
  });

  it.each([
    [{ email: { declined: "no" } }, "/email/declined invalid_type"],
    [{ prefs: { push: { new_event: null } } }, "/prefs/push/new_event invalid_type"],
    [{ day_at: "7:30" }, "/day_at invalid_format"],
    [{ day_at: "23:30" }, "/day_at invalid_format"],
    [{ push_enabled: 1 }, "/push_enabled invalid_type"],
    [{ log: { push_enabled: "yes" } }, "/log/push_enabled invalid_type"],
  ])("reject %j", async (body, issue) => {
    const response = await acme.put(of(await createTestUser(acme)), body);
    expect([response.status, listErrorCodes(response)]).toEqual([400, [issue]]);
  });

  it("of an unknown user return 404", async () => {
    const unknown = { _id: "0".repeat(24) };
    expect((await acme.get(of(unknown))).status).toBe(404);
    expect((await acme.put(of(unknown), {})).status).toBe(404);
  });
});
