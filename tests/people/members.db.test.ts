import { beforeAll, describe, expect, it } from "vitest";
import { CONTRACTS } from "@/lib/api/contracts";
import { findReach } from "@/lib/domain/contracts/audience";
import { createTestApi, requestApi, type Tenant } from "../support/api";
import { confirmUserEmail } from "../support/confirm-user-email";
import { createTestSession } from "../support/create-session";
import { buildTestEventBody } from "../support/events";
import { createFullFixture } from "../support/full-fixture/create-full-fixture";
import { SAMPLES } from "../support/full-fixture/samples";
import { createTestUser } from "../support/users";

const api = createTestApi();

let acme: Tenant;
let fixture: Awaited<ReturnType<typeof createFullFixture>>;
let owner: Record<string, string>;
let colleague: Record<string, string>;

beforeAll(async () => {
  acme = await api.tenant();
  fixture = await createFullFixture(acme);
  await confirmUserEmail(api.db, fixture.user);
  owner = await createTestSession(api.db, fixture.user);
  colleague = await createTestSession(api.db, await createTestUser(acme));
});

const LOCKED = CONTRACTS.filter(({ scope, keyOnly }) => scope !== "public" && !keyOnly);
const reachOfMember = ({ audience }: (typeof LOCKED)[number]) => audience && findReach(audience, "member");
const ADMINS_ONLY = LOCKED.filter((contract) => !reachOfMember(contract));
const OF_SOMEBODY = LOCKED.filter(
  // Batches reject each operation separately; others' tokens, apps and deleted resources are not found.
  (contract) =>
    reachOfMember(contract) === "own" &&
    !contract.keyPerOperation &&
    !/^\/v2\/(personal_tokens\b|oauth_grants\b|trash$)/.test(contract.path),
);

function sendRequest(
  headers: Record<string, string>,
  { name, method }: (typeof LOCKED)[number],
  body?: unknown,
) {
  const sample = SAMPLES[name];
  if (!sample) throw new Error(`No sample for ${name}`);
  const made = sample.call(fixture);
  return requestApi(method, made.path, { body: body ?? made.body, headers });
}

describe("a member without admin rights", () => {
  it.each(ADMINS_ONLY)("is refused admin operations: $method $path", async (contract) => {
    expect((await sendRequest(owner, contract)).status).toBe(403);
  });

  it.each(OF_SOMEBODY)("is refused a colleague's resources: $method $path", async (contract) => {
    expect((await sendRequest(colleague, contract)).status).toBe(403);
  });

  it("cannot distinguish a colleague's page from an unknown one", async () => {
    const told = async (nickname: string) => {
      const { status, body } = await requestApi("GET", `/v2/bookpages/${nickname}`, { headers: colleague });
      return { status, detail: body.detail };
    };
    expect(await told(fixture.bookpage.nickname)).toEqual(await told("unknown-name"));
  });

  it("may use their own resources", { tags: "main" }, async () => {
    const { user, bookpage, event } = fixture;
    for (const path of [
      `/v2/users/${user._id}`,
      `/v2/users/${user._id}/availabilities`,
      `/v2/users/${user._id}/calendars`,
      `/v2/users/${user._id}/preferences`,
      `/v2/users/${user._id}/bookpages`,
      `/v2/bookpages/${bookpage.nickname}`,
      `/v2/bookpages/${bookpage.nickname}/types`,
      `/v2/events?creator_users=${user._id}`,
      `/v2/events?invitee_users=${user._id}`,
      `/v2/events/${event._id}`,
      `/v2/events/${event._id}/timeline`,
      `/v2/events/${event._id}/organiser_link`,
      `/v2/slots/next?users=${user._id}&duration=30`,
    ]) {
      expect([path, (await requestApi("GET", path, { headers: owner })).status]).toEqual([path, 200]);
    }
  });

  it("does not see others' events by listing more people", async () => {
    const own = `/v2/events?creator_users=${fixture.user._id}`;
    for (const more of [`creator_emails=guest@example.com`, `team=${fixture.team._id}`]) {
      expect((await requestApi("GET", `${own}&${more}`, { headers: owner })).status).toBe(403);
    }
  });

  it("changes their names, not their credentials", async () => {
    const put = (user: object, more = {}) =>
      requestApi("PUT", `/v2/users/${fixture.user._id}`, { headers: owner, body: { user, ...more } });
    expect((await put({ first_name: "Robin", language: "de" })).status).toBe(200);
    expect((await put({ email: "else@example.com" })).status).toBe(403);
    expect((await put({ emails: [] })).status).toBe(403);
    expect((await put({ account: { organization: { extid: "boss" } } })).status).toBe(403);
    const login = { credentials: { username: "robin", password: "long enough to do" } };
    expect((await put({}, { login })).status).toBe(403);
    expect((await put({}, { finish_signup_with: "email" })).status).toBe(403);
  });

  it("cannot give or take pages", async () => {
    const other = (await createTestUser(acme))._id;
    const { nickname } = fixture.bookpage;
    const move = { body: { belongs_to: other }, headers: owner };
    expect((await requestApi("PUT", `/v2/bookpages/${nickname}`, move)).status).toBe(403);
    const create = { body: { nickname: "for-them", belongs_to: other }, headers: owner };
    expect((await requestApi("POST", "/v2/bookpages", create)).status).toBe(403);
  });

  it("acts in an event under their own name only, and leaves it to its organiser", async () => {
    const guest = await createTestUser(acme);
    await confirmUserEmail(api.db, guest);
    const headers = await createTestSession(api.db, guest);
    const [mail] = guest.emails;
    const body = buildTestEventBody(fixture.user, {
      invitees: [{ email: mail }, { email: "bo@example.com" }],
    });
    const { _id } = (await acme.post("/v2/events", body)).body;
    const send = (what: string, sent: unknown) =>
      requestApi("POST", `/v2/events/${_id}/${what}`, { body: sent, headers });
    expect((await requestApi("GET", `/v2/events/${_id}`, { headers })).status).toBe(200);
    expect((await send("messages", { from: mail, body: "Hello" })).status).toBe(201);
    expect((await send("messages", { from: "bo@example.com", body: "Hello" })).status).toBe(403);
    expect((await send("messages", { body: "Hello" })).status).toBe(403);
    expect((await send("declines", { invitee: "bo@example.com" })).status).toBe(403);
    expect((await send("declines", { invitee: mail })).status).toBe(200);
    expect((await send("cancel", {})).status).toBe(403);
  });
});
