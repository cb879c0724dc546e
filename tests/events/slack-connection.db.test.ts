import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { handleSlackInteraction } from "@/lib/api/slack/handle-interaction";
import { handleSlackEvent } from "@/lib/api/slack/handle-slack-event";
import { asInstant, DAY, MINUTE } from "@/lib/core/time/instant";
import { buildInstallState } from "@/lib/domain/messaging/slack/install-state";
import { handleSlackCallback } from "@/lib/pages/slack/handle-slack-callback";
import { createTestApi, requestApi, type Tenant } from "../support/api";
import { createTestSession } from "../support/create-session";
import { createSlackKit, runSlackJobs, SLACK_START, type SlackKit } from "../support/slack-kit";
import {
  buildSlackCall,
  buildSlackPress,
  SLACK_SETTINGS,
  SLACK_WORKSPACE,
  type SlackPost,
  startSlackServer,
} from "../support/start-slack-server";
import { createTestUser, listErrorCodes } from "../support/users";

const slack = await startSlackServer();
const api = createTestApi({ ...SLACK_SETTINGS, SLACK_TEST_ORIGIN: slack.origin, RATE_LIMIT_BOOKING: "0" });

let acme: Tenant;
let kit: SlackKit;

afterAll(() => slack.close());
beforeEach(async () => {
  slack.reset();
  acme = await api.tenant();
  kit = await createSlackKit(api, slack, acme);
});

const BROWSER = { languages: "en", country: null, prefersDark: false } as never;

/** Follows Slack's page back, in the session of these headers. */
async function install(headers: Record<string, string>, change: (back: URL) => void = () => {}) {
  const started = await requestApi("POST", "/v2/slack/authorization", { headers });
  expect(started.status, JSON.stringify(started.body)).toBe(200);
  const url = new URL(started.body.url);
  expect(url.searchParams.get("scope")).toContain("chat:write");
  const page = await fetch(url, { redirect: "manual" });
  const back = new URL(page.headers.get("location") ?? "");
  change(back);
  return handleSlackCallback(new Request(back, { headers }), BROWSER);
}

async function signInAdmin(role = "admin") {
  const admin = await createTestUser(acme, { user: { role } });
  return { admin, headers: await createTestSession(api.db, admin) };
}

const findConnection = () => api.db.slackConnection.findFirst({ where: { organizationId: acme.id } });

const expectRefusal = (response: Response, why: string) =>
  expect(response.headers.get("location")).toMatch(new RegExp(`/console/slack\\?why=${why}$`));

describe("the workspace", () => {
  it("is connected by an admin's own installation, stored encrypted, and given back", {
    tags: "main",
  }, async () => {
    const { headers } = await signInAdmin();
    const response = await install(headers);
    expect(response.headers.get("location")).toMatch(/\/console\/slack\?connected=1$/);
    const row = await findConnection();
    expect(Buffer.from(row?.token ?? []).includes(slack.state.token)).toBe(false);
    const { body } = await acme.get("/v2/slack");
    expect(body).toMatchObject({ connected: true, workspace: SLACK_WORKSPACE.name, problem: null });
    expect(JSON.stringify(body)).not.toContain(slack.state.token);
    await kit.run();
    const found = (await acme.get("/v2/slack")).body.people;
    expect([found.found, found.missing_count, found.waiting]).toEqual([1, 1, 0]);
    expect((await acme.delete("/v2/slack")).body).toEqual({ n: 1, ok: 1 });
    await kit.run();
    expect(slack.state.isRevoked).toBe(true);
    expect(await api.db.accessRevocation.count({ where: { organizationId: acme.id } })).toBe(0);
  });

  it("is not connected by a code that another session has fetched, nor by members, nor later", async () => {
    const { headers, admin } = await signInAdmin();
    const { headers: other } = await signInAdmin();
    expectRefusal(
      await install(headers, (back) => {
        back.searchParams.set("state", buildInstallState("another", asInstant(Date.now())));
      }),
      "expired",
    );
    const session = await api.db.session.findFirstOrThrow({ where: { userId: admin._id } });
    const old = buildInstallState(session.id, asInstant(Date.now() - 11 * MINUTE));
    expectRefusal(await install(headers, (back) => back.searchParams.set("state", old)), "expired");
    const started = await requestApi("POST", "/v2/slack/authorization", { headers });
    const page = await fetch(started.body.url, { redirect: "manual" });
    const back = page.headers.get("location") ?? "";
    expectRefusal(await handleSlackCallback(new Request(back, { headers: other }), BROWSER), "expired");
    expectRefusal(await install(headers, (url) => url.searchParams.set("error", "access_denied")), "denied");
    expectRefusal(await install(headers, (url) => url.searchParams.set("code", "wrong")), "expired");
    const { headers: member } = await signInAdmin("member");
    expect((await requestApi("POST", "/v2/slack/authorization", { headers: member })).status).toBe(403);
    expect((await acme.post("/v2/slack/authorization", undefined)).status).toBe(403);
    expect(await findConnection()).toBeNull();
  });

  it("that two organisations use keeps its token when one of them leaves", async () => {
    await kit.connect();
    const other = await api.tenant("Other");
    const otherKit = await createSlackKit(api, slack, other);
    await otherKit.connect();
    await acme.delete("/v2/slack");
    await kit.run();
    expect(slack.state.isRevoked).toBe(false);
    await other.delete("/v2/slack");
    await kit.run();
    expect(slack.state.isRevoked).toBe(true);
  });

  it("that rejects the token is broken: admins get one mail, and messages wait no longer", async () => {
    const { admin } = await signInAdmin();
    await kit.connect();
    await kit.setChannel("C0BOOKINGS");
    slack.state.modes = { all: "revoked" };
    await kit.book();
    await kit.run();
    await kit.book({}, SLACK_START + DAY);
    await kit.run();
    expect((await acme.get("/v2/slack")).body).toMatchObject({ connected: true, problem: "token_revoked" });
    expect((await acme.get("/v2/action_items")).body.broken_slack).toEqual({
      workspace: SLACK_WORKSPACE.name,
    });
    const mails = (await acme.get("/v2/mails?limit=200")).body;
    const ofAdmin = mails.filter(
      ({ to, kind }: { to: string; kind: string }) =>
        [to, kind].join() === [admin.emails[0], "slack_broken"].join(),
    );
    expect(ofAdmin).toHaveLength(1);
    expect((await kit.listStored()).map(({ state }) => state)).toEqual(["failed", "failed"]);
  });

  it("is checked after Slack's events, which may be late, doubled or forged", async () => {
    await kit.connect();
    const report = (type: string, rest = {}) =>
      handleSlackEvent(
        buildSlackCall(
          "https://meet.example.com/api/slack/events",
          JSON.stringify({ type: "event_callback", team_id: SLACK_WORKSPACE.id, event: { type } }),
          "application/json",
          rest,
        ),
      );
    slack.state.isRevoked = true;
    expect((await report("app_uninstalled", { secret: "forged" })).status).toBe(403);
    await kit.run();
    expect((await findConnection())?.problem).toBeNull();
    slack.state.isRevoked = false;
    expect((await report("app_uninstalled")).status).toBe(200); // late: it was installed again since
    await kit.run();
    expect((await findConnection())?.problem).toBeNull();
    slack.state.isRevoked = true;
    expect([(await report("tokens_revoked")).status, (await report("app_uninstalled")).status]).toEqual([
      200, 200,
    ]);
    await kit.run();
    expect((await findConnection())?.problem).toBe("token_revoked");
  });
});

describe("a call of Slack", () => {
  const URLS = "https://meet.example.com/api/slack/events";

  it("proves the address", async () => {
    const body = JSON.stringify({ type: "url_verification", challenge: "abc", token: "old" });
    const response = await handleSlackEvent(buildSlackCall(URLS, body, "application/json"));
    expect([response.status, await response.json()]).toEqual([200, { challenge: "abc" }]);
  });

  it.each([
    ["without a signature", "{}", { secret: "another" }, 403],
    ["of ten minutes ago", "{}", { stamp: Math.floor(Date.now() / 1000) - 600 }, 403],
    ["that is no JSON", "<xml/>", {}, 400],
    ["of another shape", '{"type":[1]}', {}, 400],
    ["that is too large", `"${"x".repeat(300_000)}"`, {}, 413],
  ])("%s is rejected", async (_, body, signed, status) => {
    expect((await handleSlackEvent(buildSlackCall(URLS, body, "application/json", signed))).status).toBe(
      status,
    );
    expect(
      (await handleSlackInteraction(buildSlackCall(URLS, body, "application/json", signed))).status,
    ).toBe(status);
  });

  it("with a button that this installation has not signed does nothing", async () => {
    await kit.connect();
    await kit.setChannel("C0BOOKINGS");
    const event = await kit.book();
    await kit.run();
    const message = structuredClone(slack.posts[0]) as SlackPost;
    for (const block of message.blocks ?? [])
      if (block.type === "actions")
        for (const button of block.elements)
          if (button.value) button.value = button.value.replace(acme.id, (await api.tenant()).id);
    expect((await handleSlackInteraction(buildSlackPress(message, "confirm", kit.member.id))).status).toBe(
      200,
    );
    await kit.run();
    expect((await kit.read(event)).confirmed.flag).toBe(false);
    expect(await api.db.slackPress.count({ where: { organizationId: acme.id } })).toBe(0);
  });
});

describe("channels", () => {
  beforeEach(() => kit.connect());

  it("are searched on all pages, and joined when they are public", async () => {
    const names = (await acme.get("/v2/slack/channels")).body.channels.map(
      ({ name }: { name: string }) => name,
    );
    expect(names).toEqual(["admins", "bookings", "sales-team"]);
    expect((await acme.get("/v2/slack/channels?q=%23sal")).body.channels).toMatchObject([
      { channel: "C0SALES000" },
    ]);
    await kit.setChannel("C0BOOKINGS");
    expect(slack.channels.find(({ id }) => id === "C0BOOKINGS")?.is_member).toBe(true);
    const sent = await acme.post("/v2/slack/test", { purpose: "organization" });
    expect([sent.status, sent.body]).toEqual([200, { name: "bookings" }]);
    expect(slack.posts).toMatchObject([{ channel: "C0BOOKINGS", text: "This is a test message from Acme." }]);
  });

  it("that are private must invite the app first", async () => {
    const choose = () => acme.post("/v2/slack/channels", { purpose: "admins", channel: "G0SECRET00" });
    const refused = await choose();
    expect([refused.status, listErrorCodes(refused)]).toEqual([400, ["/channel refused"]]);
    const channel = slack.channels.find(({ id }) => id === "G0SECRET00");
    if (channel) channel.is_member = true;
    expect((await choose()).status).toBe(200);
    if (channel) channel.is_member = false;
  });

  it.each([
    [{ purpose: "team", channel: "C0BOOKINGS" }, ["/team invalid_value"]],
    [{ purpose: "admins", page: "0".repeat(24), channel: "C0BOOKINGS" }, ["/page invalid_value"]],
    [{ purpose: "organization", channel: "bookings" }, ["/channel invalid_format"]],
  ])("%o is refused", async (body, errors) => {
    const response = await acme.post("/v2/slack/channels", body);
    expect([response.status, listErrorCodes(response)]).toEqual([400, errors]);
  });

  it("of a team of another organisation are refused", async () => {
    const body = { purpose: "team", team: "0".repeat(24), channel: "C0SALES000" };
    expect((await acme.post("/v2/slack/channels", body)).status).toBe(404);
  });
});

it("people who are not in the workspace are named, and looked up again when they have another address", async () => {
  const user = await createTestUser(acme, { user: { first_name: "Nia", last_name: "New" } });
  await kit.connect();
  const missing = (await acme.get("/v2/slack")).body.people.missing;
  expect(missing).toEqual([{ user: user._id, full_name: "Nia New", email: user.emails[0] }]);
  slack.members.push({ id: "U0NIA", email: "nia@example.com" });
  await api.db.user.updateMany({ where: { id: user._id }, data: { email: "nia@example.com" } });
  expect((await acme.post("/v2/slack/people", undefined)).status).toBe(202);
  await kit.run();
  expect((await acme.get("/v2/slack")).body.people).toMatchObject({ found: 2, missing: [] });
});

it("a limit of Slack postpones the look-up of people", async () => {
  slack.state.modes = { "users.lookupByEmail": "limited" };
  await kit.connect();
  expect((await acme.get("/v2/slack")).body.people.waiting).toBe(1);
  slack.state.modes = {};
  await api.db.slackConnection.updateMany({ where: { organizationId: acme.id }, data: { paused: {} } });
  await runSlackJobs(api, asInstant(SLACK_START), { dueOnly: false });
  expect((await acme.get("/v2/slack")).body.people.found).toBe(1);
});
