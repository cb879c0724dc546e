import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { asInstant, DAY, HOUR } from "@/lib/core/time/instant";
import { notifyBrokenCalendars } from "@/lib/domain/calendars/sync/notify-broken-calendars";
import { createTestApi, type Tenant } from "../support/api";
import { createSlackKit, runSlackJobs, SLACK_START, type SlackKit } from "../support/slack-kit";
import {
  listSlackButtons,
  readSlackTexts,
  SLACK_SETTINGS,
  type SlackPost,
  startSlackServer,
} from "../support/start-slack-server";
import { createTestTeam } from "../support/teams";
import { buildExchangeAccount, createTestUser } from "../support/users";

const slack = await startSlackServer();
const api = createTestApi({ ...SLACK_SETTINGS, SLACK_TEST_ORIGIN: slack.origin, RATE_LIMIT_BOOKING: "0" });

const CHANNEL = "C0BOOKINGS";

let acme: Tenant;
let kit: SlackKit;

afterAll(() => slack.close());
beforeEach(async () => {
  slack.reset();
  acme = await api.tenant();
  kit = await createSlackKit(api, slack, acme);
  await kit.connect();
  await kit.setChannel(CHANNEL);
});

const getOnly = (posts: readonly SlackPost[]): SlackPost => {
  expect(posts).toHaveLength(1);
  return posts[0] as SlackPost;
};

const listActions = (message: SlackPost) => listSlackButtons(message).map(({ action_id: id }) => id);

describe("a request", () => {
  it("comes with its answers, is confirmed in Slack once, and says so everywhere", {
    tags: "main",
  }, async () => {
    const event = await kit.book();
    await kit.run();
    const inChannel = getOnly(kit.listPosts(CHANNEL));
    const direct = getOnly(kit.listPosts(kit.member.id));
    expect(readSlackTexts(inChannel)).toContain("New request");
    expect(readSlackTexts(inChannel)).toContain("Ana Silva");
    expect(readSlackTexts(inChannel)).not.toContain("ana@example.com");
    expect(readSlackTexts(direct)).toContain("ana@example.com");
    expect(listActions(inChannel)).toEqual(["confirm", "propose", "decline"]);

    expect(await kit.press(inChannel, "confirm", kit.member.id)).toBe(200);
    expect(await kit.press(inChannel, "confirm", kit.member.id)).toBe(200); // Slack repeats its call
    await kit.run();
    expect((await kit.read(event)).confirmed.flag).toBe(true);
    for (const message of [inChannel, direct]) {
      expect(readSlackTexts(message)).toContain("Confirmed");
      expect(readSlackTexts(message)).toContain("confirmed this request in Slack");
      expect(listActions(message)).toEqual(["open"]);
    }
    expect(slack.posts).toHaveLength(2);
    const log = (await acme.get(`/v2/audit?resource=event&resource_id=${event._id}`)).body;
    const confirmation = log.find(({ changes }: { changes: object }) => "confirmed_flag" in changes);
    expect(confirmation).toMatchObject({ actor: { kind: "user", id: kit.host._id }, device: "Slack" });
    expect((await kit.listTimeline(event)).map(({ slack: shown }: { slack: object }) => shown)).toMatchObject(
      [
        { channel: "bookings", state: "sent", error: null },
        { channel: null, state: "sent", error: null },
      ],
    );
  });

  it("is declined after a question, and by an admin who is no host", async () => {
    await kit.addMember("admin", "U0ADMIN");
    const event = await kit.book();
    await kit.run();
    const message = getOnly(kit.listPosts(CHANNEL));
    const decline = listSlackButtons(message).find(({ action_id: id }) => id === "decline");
    expect(decline?.confirm?.title.text).toBe("Decline this request?");
    await kit.press(message, "decline", "U0ADMIN");
    await kit.run();
    expect((await kit.read(event)).cancelled).toBeTruthy();
    expect(readSlackTexts(message)).toContain("declined this request in Slack");
    expect(listActions(message)).toEqual(["open"]);
  });

  it("that is answered in the console loses its buttons", async () => {
    const event = await kit.book();
    await kit.run();
    await acme.post(`/v2/events/${event._id}/confirm`, {});
    await kit.run();
    const message = getOnly(kit.listPosts(CHANNEL));
    expect(readSlackTexts(message)).toContain("Confirmed");
    expect(listActions(message)).toEqual(["open"]);
  });

  it("is not cancelled by a late press once it is confirmed", async () => {
    const event = await kit.book();
    await kit.run();
    const before = structuredClone(getOnly(kit.listPosts(CHANNEL)));
    await acme.post(`/v2/events/${event._id}/confirm`, {});
    await kit.press(before, "decline", kit.member.id);
    await kit.run();
    expect((await kit.read(event)).cancelled).toBeFalsy();
    expect(slack.ephemerals).toMatchObject([
      { channel: CHANNEL, user: kit.member.id, text: expect.stringContaining("answered in the meantime") },
    ]);
  });

  it.each([
    ["a stranger", "U0STRANGER", "doesn’t belong to anyone"],
    ["another member", "U0MEMBER", "may not answer"],
    ["a viewer", "U0VIEWER", "may not answer"],
  ])("is not answered by %s, who is told so", async (_, user, text) => {
    await kit.addMember("member", "U0MEMBER");
    await kit.addMember("viewer", "U0VIEWER");
    slack.members.push({ id: "U0STRANGER", email: "stranger@elsewhere.example" });
    const event = await kit.book();
    await kit.run();
    await kit.press(getOnly(kit.listPosts(CHANNEL)), "confirm", user);
    await kit.run();
    expect((await kit.read(event)).confirmed.flag).toBe(false);
    expect(slack.ephemerals).toMatchObject([{ user, text: expect.stringContaining(text) }]);
  });

  it("is not answered by somebody of another workspace, nor by one who left", async () => {
    const event = await kit.book();
    await kit.run();
    const message = getOnly(kit.listPosts(CHANNEL));
    await kit.press(message, "confirm", kit.member.id, { team: "T0OTHER" });
    const host = slack.members.find(({ id }) => id === kit.member.id);
    if (host) host.deleted = true;
    await kit.press(message, "confirm", kit.member.id, { actionTs: "1700000009.1" });
    await kit.run();
    expect((await kit.read(event)).confirmed.flag).toBe(false);
    expect(slack.ephemerals).toHaveLength(1);
  });

  it("whose time was taken since is refused with words", async () => {
    const event = await kit.book();
    await kit.run();
    const message = getOnly(kit.listPosts(CHANNEL));
    await kit.book({ page: kit.pages.booking });
    await kit.press(message, "confirm", kit.member.id);
    await kit.run();
    expect((await kit.read(event)).confirmed.flag).toBe(false);
    expect(slack.ephemerals).toMatchObject([{ text: expect.stringContaining("isn’t possible any more") }]);
  });

  it("of another organisation in the same workspace is not answered with its rights", async () => {
    const other = await api.tenant("Other");
    const otherKit = await createSlackKit(api, slack, other);
    await otherKit.connect();
    const event = await kit.book();
    await kit.run();
    await kit.press(getOnly(kit.listPosts(CHANNEL)), "confirm", otherKit.member.id);
    await kit.run();
    expect((await kit.read(event)).confirmed.flag).toBe(false);
  });
});

describe("a meeting", () => {
  it("that is booked, moved and cancelled has one message that shows its state, and replies", async () => {
    const event = await kit.book({ page: kit.pages.booking });
    await kit.run();
    const card = getOnly(kit.listPosts(CHANNEL));
    expect(readSlackTexts(card)).toContain("New booking");
    const moved = await acme.post(`/v2/bookings/${event._id}/reschedule`, {
      start: new Date(SLACK_START + 2 * HOUR).toISOString(),
    });
    expect(moved.status, JSON.stringify(moved.body)).toBe(200);
    await kit.run();
    await acme.post(`/v2/events/${event._id}/cancel`, { reason: "<!channel> *bye*" });
    await kit.run();
    const [first, ...replies] = kit.listPosts(CHANNEL);
    expect(readSlackTexts(first as SlackPost)).toContain("Cancelled");
    expect(replies.map(({ thread_ts: parent, reply_broadcast: shown }) => [parent, shown])).toEqual([
      [first?.ts, true],
      [first?.ts, true],
    ]);
    expect(replies.map((reply) => readSlackTexts(reply).split(":")[0])).toEqual(["Rescheduled", "Cancelled"]);
  });

  it("has what its booker wrote as plain text, without mentions, links and previews", async () => {
    const name = "<!channel> *Ana* <https://evil.example|Bank>";
    await kit.book({ attendee: { name, email: "ana@example.com" } });
    await kit.run();
    const card = getOnly(kit.listPosts(CHANNEL));
    expect(readSlackTexts(card)).toContain(name);
    expect(card.text).not.toContain("<");
    expect(card.text).toContain("&lt;!channel&gt;");
    expect([card.unfurl_links, card.unfurl_media]).toEqual([false, false]);
  });

  it("goes to the channel of its page, else of its team, else of the organisation", async () => {
    const team = await createTestTeam(acme, { members: [kit.host._id] });
    await kit.setChannel("C0SALES000", { purpose: "team", team: team._id });
    await kit.book();
    await kit.run();
    expect(kit.listPosts("C0SALES000")).toHaveLength(1);
    const { _id: page } = (await acme.get(`/v2/bookpages/${kit.pages.request}`)).body;
    await kit.setChannel("C0ADMINS00", { purpose: "page", page });
    await kit.book({}, SLACK_START + HOUR);
    await kit.run();
    expect([kit.listPosts("C0ADMINS00").length, kit.listPosts(CHANNEL).length]).toEqual([1, 0]);
  });

  it("writes no direct message to a host who does not want them", async () => {
    await acme.post(`/v2/users/${kit.host._id}/slack`, { direct: false });
    await kit.book();
    await kit.run();
    expect(kit.listPosts(kit.member.id)).toEqual([]);
    expect(kit.listPosts(CHANNEL)).toHaveLength(1);
  });

  it("is written in the language and zone of the host", async () => {
    await api.db.user.updateMany({
      where: { id: kit.host._id },
      data: { language: "de", timezone: "Asia/Tokyo" },
    });
    await kit.book();
    await kit.run();
    const texts = readSlackTexts(getOnly(kit.listPosts(kit.member.id)));
    expect(texts).toContain("Neue Anfrage");
    expect(texts).toContain("17:00");
    expect(texts).toContain("[Bestätigen]");
  });

  it("of an erased booker is written anew without the person", async () => {
    await kit.book();
    await kit.run();
    await acme.post("/v2/personal_data/erasures", { email: "ana@example.com" });
    await kit.run();
    for (const message of slack.posts) {
      expect(readSlackTexts(message)).not.toContain("Ana Silva");
      expect(message.text).not.toContain("Ana Silva");
    }
  });
});

describe("sending", () => {
  it("does not repeat a message whose result was lost by a kill, and mends it at the next press", async () => {
    const event = await kit.book();
    await runSlackJobs(api, asInstant(SLACK_START - DAY), { most: 1 }).catch(() => {});
    const [row] = await kit.listStored();
    // As a worker leaves it that is killed after Slack has taken the message.
    await api.db.slackMessage.updateMany({ where: { id: row?.id ?? "" }, data: { state: "sending" } });
    await kit.run();
    const after = await api.db.slackMessage.findFirstOrThrow({ where: { id: row?.id ?? "" } });
    expect([after.state, after.error]).toEqual(["unknown", "interrupted"]);
    expect(slack.posts).toHaveLength(1);
    expect(await kit.listTimeline(event)).toMatchObject([
      { slack: { state: "unknown" } },
      { slack: { state: "sent" } },
    ]);
  });

  it("does not repeat a message whose response was lost", async () => {
    slack.state.modes = { "chat.postMessage": "lose_response" };
    const event = await kit.book();
    await kit.run();
    expect((await kit.listStored()).map(({ state }) => state)).toEqual(["unknown", "unknown"]);
    expect(slack.posts).toHaveLength(2);
    slack.state.modes = {};
    // Its button shows where it is.
    await kit.press(slack.posts[0] as SlackPost, "confirm", kit.member.id);
    await kit.run();
    expect((await kit.read(event)).confirmed.flag).toBe(true);
    expect(readSlackTexts(slack.posts[0] as SlackPost)).toContain("Confirmed");
  });

  it("waits as long as Slack asks, for that method alone", async () => {
    slack.state.modes = { "chat.postMessage": "limited" };
    await kit.book();
    await kit.run();
    expect(slack.calls.filter((method) => method === "chat.postMessage")).toHaveLength(1);
    expect((await kit.listStored()).map(({ state }) => state)).toEqual(["queued", "queued"]);
    expect((await acme.get("/v2/slack/channels?q=book")).body.channels).toMatchObject([{ name: "bookings" }]);
    slack.state.modes = {};
    await api.db.slackConnection.updateMany({ where: { organizationId: acme.id }, data: { paused: {} } });
    await runSlackJobs(api, asInstant(SLACK_START - DAY), { dueOnly: false });
    expect(slack.posts).toHaveLength(2);
  });

  it("sends no message after the meeting when Slack was down, and says so", async () => {
    slack.state.modes = { all: "unavailable" };
    const event = await kit.book({}, SLACK_START);
    await kit.run();
    slack.state.modes = {};
    await runSlackJobs(api, asInstant(SLACK_START + DAY), { dueOnly: false });
    expect(slack.posts).toEqual([]);
    expect(await kit.listTimeline(event)).toMatchObject([
      { slack: { state: "failed", error: "expired" } },
      { slack: { state: "failed", error: "expired" } },
    ]);
  });

  it("shows the state at the time of sending, and not what was queued", async () => {
    slack.state.modes = { "chat.postMessage": "unavailable" };
    const event = await kit.book();
    await kit.run();
    await acme.post(`/v2/events/${event._id}/confirm`, {});
    await kit.run();
    slack.state.modes = {};
    await runSlackJobs(api, asInstant(SLACK_START - DAY), { dueOnly: false });
    expect(slack.posts).toHaveLength(2);
    expect(readSlackTexts(getOnly(kit.listPosts(CHANNEL)))).toContain("Confirmed");
  });

  it("tells which channel has lost the app", async () => {
    const channel = slack.channels.find(({ id }) => id === CHANNEL);
    if (channel) channel.is_member = false;
    await kit.book();
    await kit.run();
    expect((await acme.get("/v2/slack")).body.channels).toMatchObject([{ problem: "not_in_channel" }]);
    if (channel) channel.is_member = true;
    await kit.book({}, SLACK_START + HOUR);
    await kit.run();
    expect((await acme.get("/v2/slack")).body.channels).toMatchObject([{ problem: null }]);
  });
});

describe("the host's day", () => {
  const run = async (now: number) => {
    const { enqueueSlackDays } = await import("@/lib/domain/events/slack/enqueue-slack-days");
    await enqueueSlackDays(api.db, asInstant(now));
    await runSlackJobs(api, asInstant(now));
  };

  it("comes once at the chosen hour on the host's clock, and not on an empty day", async () => {
    await acme.post(`/v2/users/${kit.host._id}/slack`, { direct: false, day_hour: 7 });
    await kit.setChannel(null);
    await kit.book({ page: kit.pages.booking });
    await kit.run();
    await run(Date.UTC(2031, 2, 10, 5, 55)); // 6:55 in Paris
    expect(slack.posts).toEqual([]);
    await run(Date.UTC(2031, 2, 10, 6, 0));
    await run(Date.UTC(2031, 2, 10, 6, 5));
    const message = getOnly(kit.listPosts(kit.member.id));
    expect(readSlackTexts(message)).toContain("Your day: Monday 10 March");
    expect(readSlackTexts(message)).toContain("09:00");
    await run(Date.UTC(2031, 2, 11, 6, 0));
    expect(slack.posts).toHaveLength(1);
  });
});

it("admins learn in their channel which calendars cannot be read for a day", async () => {
  await createTestUser(acme, {
    user: { first_name: "Nia", last_name: "New" },
    calendars: [buildExchangeAccount("far@example.com")],
  });
  await kit.setChannel("C0ADMINS00", { purpose: "admins" });
  const begin = Date.now();
  const setFailures = (failures: number) =>
    api.db.calendarSync.updateMany({
      where: { organizationId: acme.id },
      data: { syncedAt: new Date(begin), failures },
    });
  const pass = async (hours: number) => {
    await notifyBrokenCalendars(api.db, asInstant(begin + hours * HOUR));
    await kit.run(begin + hours * HOUR);
  };
  await setFailures(3);
  await pass(2);
  expect(slack.posts).toEqual([]);
  await pass(25);
  await pass(26);
  expect(readSlackTexts(getOnly(kit.listPosts("C0ADMINS00")))).toContain("Nia New – far@example.com");
});
