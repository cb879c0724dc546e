import { beforeEach, describe, expect, it } from "vitest";
import { asInstant, DAY } from "@/lib/core/time/instant";
import { deriveAccountLinkState, findAccountLink } from "@/lib/domain/auth/passwords/account-links";
import type { Role } from "@/lib/domain/contracts/audience";
import { findOpenInvitation } from "@/lib/domain/people/accounts/find-open-invitation";
import { joinOrganization } from "@/lib/domain/people/accounts/join-organization";
import { requestJoin } from "@/lib/domain/people/accounts/request-join";
import { toRoleColumns } from "@/lib/domain/tenancy/organizations/role";
import { createTenantClient, createTestApi, createTestKey, requestApi, type Tenant } from "../support/api";
import { createTestSession } from "../support/create-session";
import { createTestTeam } from "../support/teams";
import { createTestUser, listErrorCodes, makeUniqueName } from "../support/users";

const api = createTestApi();

let acme: Tenant;
beforeEach(async () => {
  acme = await api.tenant();
});

const now = () => asInstant(Date.now());
const tokenIn = (link: string) => link.split("/").at(-1) ?? "";
const DEVICE = { userAgent: null, token: null };
const address = () => `${makeUniqueName("ines")}@example.com`;

async function invite(
  body: Record<string, unknown>,
  headers: Record<string, string> = { authorization: acme.key },
) {
  const made = await requestApi("POST", "/v2/invitations", { headers, body });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  return made.body;
}

async function signIn(role: Role, person: Record<string, unknown> = {}) {
  const user = await createTestUser(acme, { user: person });
  await api.db.user.updateMany({ where: { id: user._id }, data: toRoleColumns(role) });
  return { id: user._id as string, headers: await createTestSession(api.db, user) };
}

/** Returns the mails to an address, oldest first. */
async function mailsTo(email: string) {
  const { body } = await acme.get(`/v2/mails?search=${email}`);
  const read = async ({ _id }: { _id: string }) => (await acme.get(`/v2/mails/${_id}`)).body;
  return (await Promise.all(body.map(read))).reverse();
}

const linkIn = ({ text }: { text: string }, path: string) =>
  new RegExp(`https://\\S+/${path}/[\\w-]+`).exec(text)?.[0] ?? "";

/** Fills in the form of the invitation, and opens the link that confirms the address. */
async function join(link: string, invited: string, typed = invited) {
  const applicant = {
    firstName: "Ines",
    lastName: "Costa",
    email: typed,
    password: "five grey herons",
    timezone: "Europe/Lisbon",
    language: "pt" as const,
    externalId: null,
  };
  const asked = await requestJoin(api.db, tokenIn(link), applicant, DEVICE, now());
  if (asked.outcome !== "mailed") return asked.outcome;
  const [, mail] = await mailsTo(invited);
  const confirm = mail && linkIn(mail, "join/confirm");
  if (!confirm) return "no mail";
  const joined = await joinOrganization(api.db, tokenIn(confirm), DEVICE, now());
  return joined.outcome;
}

/** Moves the last mail back in time. */
async function age(id: string, ms: number) {
  const { mailedAt } = await api.db.invitation.findFirstOrThrow({ where: { id } });
  const before = new Date((mailedAt?.getTime() ?? 0) - ms);
  await api.db.invitation.updateMany({ where: { id }, data: { mailedAt: before } });
}

describe("an invitation by mail", () => {
  it("names the inviter, in the recipient's language", { tags: "main" }, async () => {
    const { id, headers } = await signIn("owner", { first_name: "Bea", last_name: "Boss" });
    const email = address();
    const made = await invite({ email, first_name: "Ines", language: "de", role: "manager" }, headers);
    expect(made).toMatchObject({
      email,
      role: "manager",
      state: "open",
      invited_by: id,
      invited_by_name: "Bea Boss",
      mails: 1,
      max_uses: 1,
    });
    const [mail] = await mailsTo(email);
    expect(mail.subject).toBe("Bea Boss lädt Sie zu Acme ein");
    expect(linkIn(mail, "join")).toBe(made.link);
    const ends = new Date(made.expires_at).getTime() - Date.now();
    expect(Math.round(ends / DAY)).toBe(14);
  });

  it("adds the new user to the team, with the role, and announces them", {
    tags: "main",
  }, async () => {
    const team = await createTestTeam(acme);
    const email = address();
    const { _id, link } = await invite({ email, role: "manager", team: team._id });
    expect(await join(link, email)).toBe("joined");
    const [user] = (await acme.get(`/v2/users?email=${email}`)).body;
    expect(user).toMatchObject({ role: "manager", full_name: "Ines Costa" });
    expect((await acme.get(`/v2/teams/${team._id}`)).body).toMatchObject({
      members: [user._id],
      admins: [user._id],
      __v: team.__v + 1,
    });
    expect((await acme.get(`/v2/invitations/${_id}`)).body).toMatchObject({
      state: "joined",
      joined_at: expect.any(String),
      remind_from: null,
    });
  });

  it("joins at once by the link of the mail, and by that of the API after another mail", {
    tags: "main",
  }, async () => {
    const email = address();
    const { link } = await invite({ email });
    const [mail] = await mailsTo(email);
    const mailed = /https:\/\/\S+\/join\/\S+/.exec(mail.text)?.[0] ?? "";
    expect(mailed.startsWith(`${link}.`)).toBe(true);
    expect(await join(`${link}.${"x".repeat(32)}`, email)).toBe("joined"); // confirmed by another mail
    expect(await mailsTo(email)).toHaveLength(2);

    const other = address();
    await invite({ email: other });
    const [second] = await mailsTo(other);
    expect(await join(/https:\/\/\S+\/join\/\S+/.exec(second.text)?.[0] ?? "", other)).toBe("joined");
    expect(await mailsTo(other)).toHaveLength(1);
    expect((await acme.get(`/v2/users?email=${other}`)).body).toMatchObject([{ full_name: "Ines Costa" }]);
  });

  it("gives a user who joins hours and a page that confirms at once, and a viewer neither", {
    tags: "main",
  }, async () => {
    const studio = { name: "Studio", address: "14 Tanner Street" };
    const colleague = await createTestUser(acme, {});
    const first = { nickname: makeUniqueName("bea"), belongs_to: colleague._id };
    await acme.post("/v2/bookpages", { ...first, custom: { fixed_places: [studio] } });
    const email = address();
    await join((await invite({ email })).link, email);
    const [user] = (await acme.get(`/v2/users?email=${email}`)).body;
    const { body: hours } = await acme.get(`/v2/users/${user._id}/availabilities`);
    expect(hours).toMatchObject({
      timezone: "Europe/Lisbon",
      days: {
        monday: {
          enabled: true,
          slots: [
            { start_time: expect.stringContaining("T09:00"), end_time: expect.stringContaining("T17:00") },
          ],
        },
        sunday: { enabled: false },
      },
    });
    const { body: pages } = await acme.get(`/v2/bookpages?belongs_to=${user._id}`);
    expect(pages).toMatchObject([
      {
        nickname: expect.stringMatching(/^ines(-\d+)?$/),
        active: true,
        secondary: false,
        custom: { auto_confirm: true, fixed_places: [studio] },
      },
    ]);

    const reader = address();
    await join((await invite({ email: reader, role: "viewer" })).link, reader);
    const [viewer] = (await acme.get(`/v2/users?email=${reader}`)).body;
    expect((await acme.get(`/v2/bookpages?belongs_to=${viewer._id}`)).body).toEqual([]);
  });

  it("is valid for its address only, regardless of the typed one", async () => {
    const email = address();
    const { link } = await invite({ email });
    const thief = address();
    await join(link, thief, thief);
    expect(await mailsTo(thief)).toEqual([]);
    expect(await api.db.user.count({ where: { email: thief } })).toBe(0);
  });

  it("is sent once to an address, until it expires or is revoked", async () => {
    const email = address();
    const { _id } = await invite({ email });
    const again = await acme.post("/v2/invitations", { email });
    expect([again.status, listErrorCodes(again)]).toEqual([409, ["/email taken"]]);
    await api.db.invitation.updateMany({
      where: { id: _id },
      data: { expiresAt: new Date(Date.now() - DAY) },
    });
    expect((await acme.get(`/v2/invitations/${_id}`)).body.state).toBe("expired");
    const second = await invite({ email });
    await acme.delete(`/v2/invitations/${second._id}`);
    expect((await invite({ email })).state).toBe("open");
  });

  it("is refused for an existing user", async () => {
    const user = await createTestUser(acme);
    const response = await acme.post("/v2/invitations", { email: user.emails[0] });
    expect([response.status, listErrorCodes(response)]).toEqual([409, ["/email taken"]]);
  });

  it.each([
    [{}, "/email invalid_value"],
    [{ email: "a@example.com", user: "65f0c1a2b3c4d5e6f7a8b9c0" }, "/email invalid_value"],
    [{ email: "unknown" }, "/email invalid_format"],
    [{ email: "a@example.com", role: "chief" }, "/role invalid_value"],
    [{ email: "a@example.com", expires_at: "2020-01-01T00:00:00Z" }, "/expires_at past"],
  ])("rejects %j", async (body, issue) => {
    const response = await acme.post("/v2/invitations", body);
    expect([response.status, listErrorCodes(response)]).toEqual([400, [issue]]);
  });

  it("names teams of the organisation only", async () => {
    const other = await api.tenant("Other");
    const foreign = await createTestTeam(other);
    const response = await acme.post("/v2/invitations", { email: address(), team: foreign._id });
    expect(response.status).toBe(404);
  });
});

describe("the rights from an invitation", () => {
  it("do not exceed the inviter's", async () => {
    await signIn("owner");
    const admin = await signIn("admin");
    const send = async (role: Role, headers: Record<string, string>) =>
      (await requestApi("POST", "/v2/invitations", { headers, body: { email: address(), role } })).status;
    expect([await send("owner", admin.headers), await send("admin", admin.headers)]).toEqual([403, 201]);
    const limited = { authorization: await createTestKey(api.db, acme.id, ["users:write"]) };
    expect([await send("member", limited), await send("viewer", limited)]).toEqual([201, 403]);
  });

  it("lapse if the inviter loses them", async () => {
    const owner = await signIn("owner");
    const admin = await signIn("admin");
    const email = address();
    const { link } = await invite({ email, role: "admin" }, admin.headers);
    const plain = await invite({ email: address() }, admin.headers);
    await requestApi("PUT", `/v2/users/${admin.id}`, {
      headers: owner.headers,
      body: { user: { role: "member" } },
    });
    expect(await join(link, email)).toBe("closed");
    expect(await findOpenInvitation(api.db, tokenIn(plain.link), now())).not.toBeNull();
  });
});

describe("the reminder of an invitation", () => {
  const remind = (id: string) => acme.post(`/v2/invitations/${id}/remind`, {});

  it("is sent a day after the last mail at the earliest", async () => {
    const email = address();
    const { _id } = await invite({ email });
    const early = await remind(_id);
    expect([early.status, early.body.code, Number(early.headers.get("retry-after")) > 86_000]).toEqual([
      429,
      "mail_limit",
      true,
    ]);
    await age(_id, DAY);
    expect((await remind(_id)).body).toMatchObject({ mails: 2, state: "open" });
    expect((await remind(_id)).status).toBe(429);
    const mails = await mailsTo(email);
    expect(mails.map(({ subject }) => subject)).toEqual([
      "You’re invited to Acme",
      "Reminder: your invitation to Acme",
    ]);
    expect(linkIn(mails[0], "join")).toBe(linkIn(mails[1], "join"));
  });

  it("is sent once for two simultaneous requests", async () => {
    const { _id } = await invite({ email: address() });
    await age(_id, DAY);
    const statuses = (await Promise.all([remind(_id), remind(_id)])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 429]);
  });

  it("renews an expired invitation, and stops after five mails", async () => {
    const { _id } = await invite({ email: address() });
    await age(_id, DAY);
    await api.db.invitation.updateMany({ where: { id: _id }, data: { expiresAt: new Date(Date.now() - 1) } });
    expect((await remind(_id)).body.state).toBe("open");
    await api.db.invitation.updateMany({ where: { id: _id }, data: { mails: 5 } });
    await age(_id, DAY);
    expect((await remind(_id)).status).toBe(409);
  });

  it("is refused for joined users, revoked invitations and links", async () => {
    const email = address();
    const joined = await invite({ email });
    await join(joined.link, email);
    const revoked = await invite({ email: address() });
    await acme.delete(`/v2/invitations/${revoked._id}`);
    const link = await invite({ name: "All" });
    for (const { _id } of [joined, revoked, link]) expect((await remind(_id)).status).toBe(409);
  });
});

describe("an imported user", () => {
  const list = async () =>
    (await acme.get("/v2/users?filter=not_joined")).body.map(({ _id }: { _id: string }) => _id);

  it("is listed as not joined until they have set a password", async () => {
    const user = await createTestUser(acme);
    await createTestUser(acme, { user: { emails: [], resource: true, first_name: "Blue room" } });
    const login = { credentials: { username: makeUniqueName("login"), password: "five grey herons" } };
    await createTestUser(acme, { login });
    expect(await list()).toEqual([user._id]);
  });

  it("is invited with a link to set a password, and again with another one", async () => {
    const user = await createTestUser(acme, { user: { role: "viewer" } });
    const made = await invite({ user: user._id });
    expect(made).toMatchObject({ user: user._id, email: user.emails[0], role: "viewer" });
    const open = async (link: string) =>
      deriveAccountLinkState(await findAccountLink(api.db, "signup", tokenIn(link)), now()) === "open";
    expect(await open(made.link)).toBe(true);
    const { link } = (await acme.post(`/v2/invitations/${made._id}/link`, {})).body;
    expect([link === made.link, await open(link)]).toEqual([false, true]);
    await acme.delete(`/v2/invitations/${made._id}`);
    expect([await open(made.link), await open(link)]).toEqual([false, false]);
  });

  it("has joined with the first password", async () => {
    const user = await createTestUser(acme);
    const { _id } = await invite({ user: user._id });
    const login = { credentials: { username: makeUniqueName("login"), password: "five grey herons" } };
    await acme.put(`/v2/users/${user._id}`, { login });
    expect((await acme.get(`/v2/invitations/${_id}`)).body.state).toBe("joined");
    const again = await acme.post("/v2/invitations", { user: user._id });
    expect([again.status, listErrorCodes(again)]).toEqual([409, ["/user taken"]]);
  });

  it("cannot be invited by callers without access to credentials", async () => {
    const user = await createTestUser(acme);
    const limited = createTenantClient(acme.id, await createTestKey(api.db, acme.id, ["users:write"]));
    expect((await limited.post("/v2/invitations", { user: user._id })).status).toBe(403);
  });
});

describe("bulk invitations", () => {
  it("have a result each", async () => {
    const user = await createTestUser(acme);
    const email = address();
    const invitations = [
      { email },
      { email },
      { email: "unknown" },
      { user: user._id },
      { email: user.emails[0] },
    ];
    const tried = (await acme.post("/v2/invitations/batch", { invitations, dry_run: true })).body.results;
    const statuses = [201, 409, 400, 201, 409];
    expect(tried.map(({ status }: { status: number }) => status)).toEqual(statuses);
    expect((await acme.get("/v2/invitations")).body).toEqual([]);
    expect(await mailsTo(email)).toEqual([]);
    const { results } = (await acme.post("/v2/invitations/batch", { invitations })).body;
    expect(results.map(({ status }: { status: number }) => status)).toEqual(statuses);
    expect(results[2].error.errors[0].pointer).toBe("/invitations/2/email");
    expect((await acme.get("/v2/invitations?state=open&kind=mail")).body).toHaveLength(2);
  });

  it("are limited to a hundred", async () => {
    const invitations = Array.from({ length: 101 }, () => ({ email: address() }));
    expect((await acme.post("/v2/invitations/batch", { invitations })).status).toBe(400);
  });
});

describe("the list of invitations", () => {
  it("filters by state, kind, role and words", async () => {
    const open = await invite({ email: address(), role: "viewer", first_name: "Zelda" });
    const revoked = await invite({ email: address() });
    await acme.delete(`/v2/invitations/${revoked._id}`);
    const link = await invite({ name: "Spring intake" });
    const ids = async (query: string) =>
      (await acme.get(`/v2/invitations?${query}`)).body.map(({ _id }: { _id: string }) => _id);
    expect(await ids("state=open&kind=mail")).toEqual([open._id]);
    expect(await ids("state=revoked")).toEqual([revoked._id]);
    expect(await ids("kind=link")).toEqual([link._id]);
    expect(await ids("role=viewer")).toEqual([open._id]);
    expect(await ids("search=zelda")).toEqual([open._id]);
    expect(await ids("state=joined")).toEqual([]);
    expect(await ids("state=expired")).toEqual([]);
  });
});

it("an invitation is cleared of an erased address", async () => {
  const email = address();
  const { _id } = await invite({ email, first_name: "Ines" });
  expect((await acme.post("/v2/personal_data/erasures", { email })).status).toBe(201);
  expect((await acme.get(`/v2/invitations/${_id}`)).status).toBe(404);
  const rows = await api.pool.query("SELECT changes::text FROM audit_entries");
  expect(rows.rows.some(({ changes }) => changes?.includes(email))).toBe(false);
});
