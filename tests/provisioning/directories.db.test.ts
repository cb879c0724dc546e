import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { createTestApi, createTestKey, type Tenant } from "../support/api";
import { createTestSession } from "../support/create-session";
import { createScimClient } from "../support/scim";
import { createTestTeam } from "../support/teams";
import { createTestUser, makeUniqueName } from "../support/users";

const api = createTestApi();
const USER = "urn:ietf:params:scim:schemas:core:2.0:User";
const ENTERPRISE = "urn:ietf:params:scim:schemas:extension:enterprise:2.0:User";
const GROUP = "urn:ietf:params:scim:schemas:core:2.0:Group";

let acme: Tenant;
let scim: ReturnType<typeof createScimClient>;
beforeAll(async () => {
  acme = await api.tenant();
  scim = createScimClient(await createTestKey(api.db, acme.id, ["scim"]));
});

const address = () => `${makeUniqueName("ana")}@example.com`;
const filter = (text: string) => `filter=${encodeURIComponent(text)}`;

/** A user as Microsoft Entra ID creates it, with the default attribute mapping. */
const entraUser = (userName: string) => ({
  schemas: [USER, ENTERPRISE],
  externalId: randomUUID(),
  userName,
  active: true,
  addresses: [{ type: "work", country: "DE", locality: "Berlin" }],
  displayName: "Ana Lima",
  emails: [{ primary: true, type: "work", value: userName }],
  meta: { resourceType: "User" },
  name: { formatted: "Ana Lima", familyName: "Lima", givenName: "Ana" },
  preferredLanguage: "de-DE",
  phoneNumbers: [{ type: "mobile", value: "+49 30 1234" }],
  roles: [],
  title: "Head of sales",
  [ENTERPRISE]: { department: "Sales", manager: "boss" },
});

describe("Microsoft Entra ID", () => {
  it("tests the connection with an unknown user", async () => {
    const { status, body } = await scim.get(`/Users?${filter(`userName eq "${randomUUID()}"`)}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ totalResults: 0, startIndex: 1, itemsPerPage: 0, Resources: [] });
  });

  it("finds, creates, updates and deactivates a user", { tags: "main" }, async () => {
    const userName = address();
    const requested = entraUser(userName);
    const look = () => scim.get(`/Users?${filter(`userName eq "${userName.toUpperCase()}"`)}`);
    expect((await look()).body.totalResults).toBe(0);
    const made = await scim.post("/Users", requested);
    expect(made.status).toBe(201);
    const { id, meta } = made.body;
    expect(made.headers.get("location")).toBe(`https://meet.example.com/scim/v2/Users/${id}`);
    expect(made.headers.get("etag")).toBe(meta.version);
    expect(made.body).toMatchObject({
      userName,
      externalId: requested.externalId,
      active: true,
      name: { formatted: "Ana Lima", familyName: "Lima", givenName: "Ana" },
      emails: [{ value: userName, type: "work", primary: true }],
      preferredLanguage: "de",
      groups: [],
      meta: { resourceType: "User" },
    });
    expect((await look()).body.Resources[0].id).toBe(id);
    expect((await acme.get(`/v2/users/${id}`)).body).toMatchObject({
      full_name: "Ana Lima",
      signedup_with: "scim",
    });

    const changed = await scim.change(
      `/Users/${id}`,
      { op: "Replace", path: 'emails[type eq "work"].value', value: `new-${userName}` },
      { op: "Replace", path: "name.familyName", value: "Costa" },
      { op: "Add", path: `${ENTERPRISE}:department`, value: "Support" },
      { op: "Add", path: "title", value: "Head of support" },
    );
    expect(changed.status).toBe(200);
    expect(changed.body).toMatchObject({
      name: { familyName: "Costa" },
      emails: [{ value: `new-${userName}` }],
    });

    const headers = await createTestSession(api.db, { _id: id });
    const off = await scim.change(`/Users/${id}`, { op: "Replace", path: "active", value: "False" });
    expect(off.body.active).toBe(false);
    expect((await acme.get(`/v2/users/${id}`)).body.suspended).toBe(true);
    expect(await api.db.session.count({ where: { userId: id } })).toBe(0);
    expect(headers.cookie).toContain("bookpage_session");
    const on = await scim.change(`/Users/${id}`, { op: "Replace", value: { active: "True" } });
    expect(on.body.active).toBe(true);
    expect((await scim.delete(`/Users/${id}`)).status).toBe(204);
    expect((await scim.get(`/Users/${id}`)).status).toBe(404);
    expect((await scim.delete(`/Users/${id}`)).status).toBe(404);
  });

  it("finds and adopts existing users", async () => {
    const { _id, emails } = await createTestUser(acme);
    const found = await scim.get(`/Users?${filter(`userName eq "${emails[0]}"`)}`);
    expect(found.body.Resources).toMatchObject([{ id: _id, userName: emails[0] }]);
    const externalId = randomUUID();
    const patched = await scim.change(
      `/Users/${_id}`,
      { op: "Add", path: "externalId", value: externalId },
      { op: "Replace", value: { "name.givenName": "Bea", "name.familyName": "Sol", displayName: "Bea Sol" } },
    );
    expect(patched.body).toMatchObject({ externalId, displayName: "Bea Sol" });
    const again = await scim.get(`/Users?${filter(`externalId eq "${externalId}"`)}`);
    expect(again.body.totalResults).toBe(1);
  });

  it("creates, fills, renames and deletes a group", async () => {
    const people = [await createTestUser(acme), await createTestUser(acme), await createTestUser(acme)].map(
      ({ _id }) => _id,
    );
    const displayName = makeUniqueName("Sales");
    const made = await scim.post("/Groups", {
      schemas: [GROUP, "http://schemas.microsoft.com/2006/11/ResourceManagement/ADSCIM/2.0/Group"],
      externalId: randomUUID(),
      displayName,
      meta: { resourceType: "Group" },
    });
    expect([made.status, made.body.displayName, made.body.members]).toEqual([201, displayName, []]);
    const { id } = made.body;
    const look = await scim.get(
      `/Groups?excludedAttributes=members&${filter(`displayName eq "${displayName}"`)}`,
    );
    expect(look.body.Resources).toMatchObject([{ id }]);
    expect(look.body.Resources[0]).not.toHaveProperty("members");

    const added = await scim.change(`/Groups/${id}`, {
      op: "Add",
      path: "members",
      value: people.map((value) => ({ $ref: null, value })),
    });
    expect(added.status).toBe(204);
    const team = async () => (await acme.get(`/v2/teams/${id}`)).body;
    expect((await team()).members).toEqual(people);
    await scim.change(`/Groups/${id}`, {
      op: "Remove",
      path: "members",
      value: [{ $ref: null, value: people[0] }],
    });
    await scim.change(`/Groups/${id}`, { op: "Remove", path: `members[value eq "${people[1]}"]` });
    expect((await team()).members).toEqual([people[2]]);
    await scim.change(`/Groups/${id}`, { op: "Replace", path: "displayName", value: `${displayName} EMEA` });
    expect((await team()).name).toBe(`${displayName} EMEA`);
    const user = await scim.get(`/Users/${people[2]}`);
    expect(user.body.groups).toMatchObject([{ value: id, display: `${displayName} EMEA` }]);
    expect((await scim.delete(`/Groups/${id}`)).status).toBe(204);
    expect((await scim.get(`/Groups/${id}`)).status).toBe(404);
    expect((await acme.get(`/v2/teams/${id}`)).status).toBe(404);
  });
});

describe("Okta", () => {
  it("discovers the service, creates and replaces a user, and deactivates them", {
    tags: "main",
  }, async () => {
    expect((await scim.get("/Users?startIndex=1&count=2")).body.itemsPerPage).toBeLessThanOrEqual(2);
    expect((await scim.get("/Groups?startIndex=1&count=100")).status).toBe(200);
    const userName = address();
    const look = await scim.get(`/Users?${filter(`userName eq "${userName}"`)}&startIndex=1&count=100`);
    expect(look.body.totalResults).toBe(0);
    const requested = {
      schemas: [USER],
      userName,
      name: { givenName: "Ben", familyName: "Ito" },
      emails: [{ primary: true, value: userName, type: "work" }],
      displayName: "Ben Ito",
      locale: "en-US",
      externalId: "00ujl29u0le5T6Aj10h7",
      groups: [],
      password: "1mz050nq",
      active: true,
    };
    const { status, body } = await scim.post("/Users", requested);
    expect(status).toBe(201);
    const same = await scim.put(`/Users/${body.id}`, { ...requested, id: body.id, meta: body.meta });
    expect([same.status, same.body.meta.version]).toEqual([200, body.meta.version]);
    const written = await scim.put(`/Users/${body.id}`, {
      ...requested,
      name: { givenName: "Benny", familyName: "Ito" },
    });
    expect(written.body.name.givenName).toBe("Benny");
    expect(written.body.meta.version).not.toBe(body.meta.version);
    const off = await scim.change(`/Users/${body.id}`, { op: "replace", value: { active: false } });
    expect([off.status, off.body.active]).toEqual([200, false]);
    expect((await scim.get(`/Users?${filter(`userName eq "${userName}"`)}`)).body.Resources[0].active).toBe(
      false,
    );
    const back = await scim.put(`/Users/${body.id}`, { ...requested, active: true });
    expect(back.body.active).toBe(true);
  });

  it("pushes a group, replaces its members, and renames it without a path", async () => {
    const [one, two] = [await createTestUser(acme), await createTestUser(acme)];
    const displayName = makeUniqueName("Support");
    const { body } = await scim.post("/Groups", {
      schemas: [GROUP],
      displayName,
      members: [{ value: one._id, display: one.emails[0] }],
    });
    expect(body.members).toMatchObject([{ value: one._id, type: "User" }]);
    await scim.change(`/Groups/${body.id}`, {
      op: "replace",
      value: { id: body.id, displayName: `${displayName} 2` },
    });
    await scim.change(
      `/Groups/${body.id}`,
      { op: "remove", path: `members[value eq "${one._id}"]` },
      { op: "add", path: "members", value: [{ value: two._id, display: two.emails[0] }] },
    );
    const whole = await scim.get(`/Groups/${body.id}`);
    expect(whole.body).toMatchObject({ displayName: `${displayName} 2`, members: [{ value: two._id }] });
    const put = await scim.put(`/Groups/${body.id}`, { schemas: [GROUP], displayName, members: [] });
    expect([put.status, put.body.members]).toEqual([200, []]);
  });
});

describe("a SCIM group", () => {
  it("maps to a team of its name or of the sign-in settings, which outlives it", async () => {
    const [name, other] = [makeUniqueName("Field"), makeUniqueName("Desk")];
    const person = await createTestUser(acme);
    const team = await createTestTeam(acme, { name, members: [person._id] });
    const named = await createTestTeam(acme, { name: other });
    await api.db.signInSettings.upsert({
      where: { organizationId: acme.id },
      create: { organizationId: acme.id, teamGroups: [{ group: "grp-desk", team: named._id }] },
      update: { teamGroups: [{ group: "grp-desk", team: named._id }] },
    });
    const field = await scim.post("/Groups", { displayName: name });
    expect(field.body).toMatchObject({ id: team._id, members: [{ value: person._id }] });
    const desk = await scim.post("/Groups", { displayName: "grp-desk" });
    expect(desk.body.id).toBe(named._id);
    expect((await acme.get(`/v2/teams/${named._id}`)).body.name).toBe(other);
    for (const { _id } of [team, named]) {
      expect((await scim.delete(`/Groups/${_id}`)).status).toBe(204);
      expect((await acme.get(`/v2/teams/${_id}`)).status).toBe(200);
    }
  });

  it("makes admins if the sign-in settings say so, and demotes no owner and no last admin", async () => {
    const tenant = await api.tenant();
    const directory = createScimClient(await createTestKey(api.db, tenant.id, ["scim"]));
    const [owner, member] = [await createTestUser(tenant), await createTestUser(tenant)];
    await api.db.user.updateMany({ where: { id: owner._id }, data: { admin: true, role: "owner" } });
    await api.db.signInSettings.create({ data: { organizationId: tenant.id, adminGroups: ["it"] } });
    const role = async (id: string) => (await tenant.get(`/v2/users/${id}`)).body.role;
    const { body } = await directory.post("/Groups", {
      displayName: "it",
      members: [{ value: owner._id }, { value: member._id }],
    });
    expect([await role(owner._id), await role(member._id)]).toEqual(["owner", "admin"]);
    await directory.change(`/Groups/${body.id}`, { op: "remove", path: "members" });
    expect([await role(owner._id), await role(member._id)]).toEqual(["owner", "member"]);
    // The directory neither deactivates the last owner nor changes an owner's credentials.
    const off = await directory.change(`/Users/${owner._id}`, {
      op: "replace",
      path: "active",
      value: false,
    });
    expect([off.status, off.body.detail]).toEqual([409, expect.stringContaining("The last owner")]);
    const mail = await directory.change(`/Users/${owner._id}`, {
      op: "replace",
      path: 'emails[type eq "work"].value',
      value: address(),
    });
    expect(mail.status).toBe(403);
  });
});
