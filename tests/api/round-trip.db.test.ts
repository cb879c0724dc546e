import { describe, expect, it } from "vitest";
import { createTestApi } from "../support/api";
import { registerFullFixture, registerTenantFixture } from "../support/fixtures";
import { createFullFixture } from "../support/full-fixture/create-full-fixture";
import { createTestLocation } from "../support/locators";
import { createTestPage, createTestUser, listErrorCodes } from "../support/users";

const api = createTestApi();

const acme = registerTenantFixture(api);
const fixture = registerFullFixture(acme);

/** The addresses at which a resource can be read and written. */
const places = (): [string, (answer: object) => unknown][] => [
  [`/v2/users/${fixture.user._id}`, (user) => ({ user })],
  [`/v2/bookpages/${fixture.bookpage.nickname}`, (page) => page],
  [`/v2/bookpages/${fixture.bookpage.nickname}/types/${fixture.type.handle}`, (type) => type],
  [`/v2/users/${fixture.user._id}/availabilities`, (availability) => availability],
  [`/v2/users/${fixture.user._id}/absences/${fixture.absence._id}`, (absence) => absence],
  [`/v2/teams/${fixture.team._id}`, (team) => team],
  [`/v2/locators/${fixture.locator._id}`, (locator) => locator],
  [`/v2/locators/${fixture.locator._id}/locations/${fixture.location._id}`, (location) => location],
  [`/v2/events/${fixture.event._id}`, (event) => event],
  [`/hooks/${fixture.hook._id}`, (hook) => hook],
];

describe("a resource that is sent back unchanged", () => {
  it("is accepted without a new version and without notifications", { tags: "main" }, async () => {
    for (const [path, toBody] of places()) {
      const before = await acme.get(path);
      const told = await api.db.webhookDelivery.count();
      const { status, body } = await acme.put(path, toBody(before.body));
      expect([path, status, body.errors], path).toEqual([path, 200, undefined]);
      const after = await acme.get(path);
      expect(after.headers.get("etag"), path).toBe(before.headers.get("etag"));
      expect(after.body.updatedAt, path).toBe(before.body.updatedAt);
      expect(await api.db.webhookDelivery.count(), path).toBe(told);
    }
  });

  it("is accepted by a POST that updates an existing one, too", async () => {
    const { body: locator } = await acme.get(`/v2/locators/${fixture.locator._id}`);
    expect((await acme.post(`/v2/locators/${fixture.locator._id}`, locator)).status).toBe(200);
    const { body: user } = await acme.get(`/v2/users/${fixture.user._id}`);
    expect((await acme.post("/v2/users", { organization: acme.id, user })).status).toBe(200);
  });

  it("is accepted for another resource with copied settings", async () => {
    const { body: hours } = await acme.get(`/v2/users/${fixture.user._id}/availabilities`);
    const other = await createTestUser(acme);
    expect((await acme.post(`/v2/users/${other._id}/availabilities`, hours)).status).toBe(201);
    const { body: type } = await acme.get(
      `/v2/bookpages/${fixture.bookpage.nickname}/types/${fixture.type.handle}`,
    );
    const { nickname } = await createTestPage(acme, other._id);
    const copied = await acme.post(`/v2/bookpages/${nickname}/types`, { ...type, availability: undefined });
    expect([copied.status, copied.body.errors]).toEqual([201, undefined]);
  });

  it("is rejected with a changed read-only field, which the error names", async () => {
    for (const [path, toBody] of places()) {
      const { body: current } = await acme.get(path);
      const refused = await acme.put(path, toBody({ ...current, createdAt: "2001-01-01T00:00:00.000Z" }));
      expect(refused.status, path).toBe(400);
      const at = path === `/v2/users/${fixture.user._id}` ? "/user" : "";
      expect(listErrorCodes(refused), path).toEqual([`${at}/createdAt read_only`]);
    }
    const { body: user } = await acme.get(`/v2/users/${fixture.user._id}`);
    const account = { ...user.account, organization: { ...user.account.organization, admin: true } };
    const promoted = await acme.put(`/v2/users/${user._id}`, { user: { account } });
    expect(listErrorCodes(promoted)).toEqual(["/user/account/organization/admin read_only"]);
    const invitees = await acme.put(`/v2/events/${fixture.event._id}`, { invitees: [] });
    expect(listErrorCodes(invitees)).toEqual(["/invitees read_only"]);
  });
});

describe("a list filter", () => {
  it("that does not exist is rejected", async () => {
    for (const path of [
      "/v2/users?extids=x",
      "/v2/events?state=confirmed",
      "/v2/teams?nme=x",
      "/v2/slots/next?usr=x",
    ])
      expect(
        (await acme.get(path)).body.errors?.map(({ code }: { code: string }) => code),
        path,
      ).toContain("unknown_key");
  });

  it("by id finds exactly one", async () => {
    const { body: user } = await acme.post("/v2/users", {
      organization: acme.id,
      user: { email: "exact@example.com", account: { organization: { extid: "crm-1" } } },
    });
    for (const query of ["extid=crm-1", "email=Exact@example.com"])
      expect((await acme.get(`/v2/users?${query}`)).body.map(({ _id }: { _id: string }) => _id)).toEqual([
        user.user._id,
      ]);
    expect((await acme.get("/v2/users?extid=crm-")).body).toEqual([]);
    expect((await acme.get(`/v2/teams?extid=${fixture.team.extid}`)).body).toMatchObject([
      { _id: fixture.team._id },
    ]);
    const locations = `/v2/locators/${fixture.locator._id}/locations`;
    await createTestLocation(acme, fixture.locator);
    expect((await acme.get(`${locations}?extid=${fixture.location.extid}`)).body).toMatchObject([
      { _id: fixture.location._id },
    ]);
  });
});

describe("a created resource", () => {
  it("is at the address in Location", async () => {
    const created = await acme.post("/v2/users", {
      organization: acme.id,
      user: { email: "new@example.com" },
    });
    expect(created.headers.get("location")).toBe(`/v2/users/${created.body.user._id}`);
    const { headers } = await acme.get(created.headers.get("location") ?? "");
    expect(created.headers.get("etag")).toBe(headers.get("etag"));
  });
});

describe("a written event", () => {
  it("names an app of the organisation, or none", async () => {
    const other = await createFullFixture(await api.tenant("Other"));
    const body = { title: "X", created_by: { user: fixture.user._id }, third_party: { app: other.app._id } };
    expect(listErrorCodes(await acme.post("/v2/events", body))).toEqual(["/third_party/app unknown"]);
    const put = await acme.put(`/v2/events/${fixture.event._id}`, { third_party: { app: other.app._id } });
    expect(listErrorCodes(put)).toEqual(["/third_party/app unknown"]);
    const own = { ...body, third_party: { app: fixture.app._id } };
    expect((await acme.post("/v2/events", own)).status).toBe(201);
  });

  it("cannot be confirmed without a date", async () => {
    const body = { title: "X", created_by: { user: fixture.user._id }, confirmed: { flag: true } };
    expect(listErrorCodes(await acme.post("/v2/events", body))).toEqual(["/dates required"]);
    expect(listErrorCodes(await acme.post("/v2/events", { ...body, dates: [] }))).toEqual([
      "/dates required",
    ]);
  });

  it("of a team keeps its creator among the invitees", async () => {
    const body = {
      title: "X",
      bookpage: true,
      created_by: { email: "visitor@example.com", full_name: "Vi" },
    };
    const { body: event } = await acme.post(`/v2/teams/${fixture.team._id}/events`, body);
    expect(
      event.invitees.map(({ email, full_name }: Record<string, string>) => [email, full_name]),
    ).toContainEqual(["visitor@example.com", "Vi"]);
  });
});
