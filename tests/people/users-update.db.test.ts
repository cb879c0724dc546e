import { beforeAll, describe, expect, it } from "vitest";
import { createTestApi, type Tenant } from "../support/api";
import { createTestUser, listErrorCodes, makeUniqueName } from "../support/users";

const api = createTestApi();

let acme: Tenant;
beforeAll(async () => {
  acme = await api.tenant();
});

const extid = (id: string) => ({ account: { organization: { extid: id } } });

describe("PUT /v2/users/:user_id", () => {
  it("changes the sent fields only", { tags: "main" }, async () => {
    const user = await createTestUser(acme, { user: { first_name: "Ana", last_name: "Silva" } });
    const { body } = await acme.put(`/v2/users/${user._id}`, {
      user: { last_name: null, timezone: "Asia/Tokyo" },
    });
    expect(body.user).toEqual({
      ...user,
      last_name: null,
      full_name: "Ana",
      timezone: "Asia/Tokyo",
      updatedAt: body.user.updatedAt,
      __v: 1,
    });
  });

  it("returns 404 for another organisation and for an unknown user", async () => {
    const user = await createTestUser(acme);
    expect((await acme.put(`/v2/users/${user._id}`, { organization: "0".repeat(24) })).status).toBe(404);
    expect((await acme.put(`/v2/users/${"0".repeat(24)}`, {})).status).toBe(404);
  });

  it("rejects an address that another user has, and changes nothing", async () => {
    const [user, other] = [await createTestUser(acme), await createTestUser(acme)];
    const response = await acme.put(`/v2/users/${user._id}`, {
      user: { emails: other.emails, first_name: "Eve" },
    });
    expect([response.status, listErrorCodes(response)]).toEqual([409, ["/user/emails taken"]]);
    expect((await acme.get(`/v2/users/${user._id}`)).body).toEqual(user);
  });

  it("applies every one of many simultaneous updates", async () => {
    const user = await createTestUser(acme);
    await Promise.all(
      Array.from({ length: 5 }, (_, n) =>
        acme.put(`/v2/users/${user._id}`, { user: { first_name: `${n}` } }),
      ),
    );
    expect((await acme.get(`/v2/users/${user._id}`)).body.__v).toBe(5);
  });
});

describe("PUT /v2/users", () => {
  it("finds the user by e-mail address and sets the booking page, then renames it", {
    tags: "main",
  }, async () => {
    const user = await createTestUser(acme);
    for (const nickname of [makeUniqueName("first"), makeUniqueName("renamed")]) {
      const response = await acme.put("/v2/users", {
        organization: acme.id,
        user: { emails: user.emails },
        bookpage: { nickname },
      });
      expect(response.body.user._id).toBe(user._id);
      expect((await acme.get(`/v2/users/${user._id}/bookpages`)).body).toMatchObject([{ nickname }]);
    }
  });

  it("finds the user by extid, and can change the address", async () => {
    const user = await createTestUser(acme, { user: extid("by-extid") });
    const email = `${makeUniqueName("new")}@example.com`;
    const { body } = await acme.put("/v2/users", { user: { email, ...extid("by-extid") } });
    expect([body.user._id, body.user.emails]).toEqual([user._id, [email]]);
  });

  it("finds the user by id first, and can change address and extid", async () => {
    const user = await createTestUser(acme, { user: extid("before") });
    const email = `${makeUniqueName("by-id")}@example.com`;
    const { body } = await acme.put("/v2/users", { user: { _id: user._id, email, ...extid("after") } });
    expect([body.user._id, body.user.emails]).toEqual([user._id, [email]]);
    expect(body.user.account.organization.extid).toBe("after");
    const unknown = await acme.put("/v2/users", { user: { _id: "0".repeat(24), email } });
    expect([unknown.status, listErrorCodes(unknown)]).toEqual([404, ["/user/_id unknown"]]);
  });

  it("with the response of GET changes nothing", async () => {
    const user = await createTestUser(acme, { user: { first_name: "Ana", ...extid("same") } });
    const { body } = await acme.put("/v2/users", { user });
    expect(body.user).toEqual(user);
  });

  it("requires an existing user", async () => {
    expect(listErrorCodes(await acme.put("/v2/users", { user: { first_name: "Eve" } }))).toEqual([
      "/user/emails required",
    ]);
    expect((await acme.put("/v2/users", { user: { email: "unknown@example.com" } })).status).toBe(404);
    expect((await acme.put("/v2/users", { user: extid("unknown") })).status).toBe(404);
  });
});
