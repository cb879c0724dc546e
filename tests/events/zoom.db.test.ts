import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { asInstant, type Instant, MINUTE } from "@/lib/core/time/instant";
import { revokeProviderAccess } from "@/lib/domain/calendars/access/revoke-provider-access";
import { revokeVideoAccess } from "@/lib/domain/conferencing/conferences/accounts/revoke-video-access";
import { openVideoAccess } from "@/lib/domain/conferencing/conferences/accounts/video-account";
import { createZoomMeeting, getZoomUser } from "@/lib/domain/conferencing/conferences/zoom/meetings";
import { isLinkPending } from "@/lib/domain/events/event-conferences/is-link-pending";
import { buildRowContext } from "@/lib/domain/tenancy/sealing/row-context";
import { unseal } from "@/lib/platform/crypto/seal";
import { createTestApi, type Tenant } from "../support/api";
import { createTestBooking } from "../support/bookings";
import { connectAccount } from "../support/connect-account";
import { runMailJobs } from "../support/mail-jobs";
import { runConferenceJobs } from "../support/run-conference-jobs";
import { OAUTH_CLIENT } from "../support/start-oauth-server";
import { startZoomServer } from "../support/start-zoom-server";
import { createTestHost, createTestPage } from "../support/users";

const zoom = await startZoomServer();
const api = createTestApi({
  ZOOM_CLIENT_ID: OAUTH_CLIENT.id,
  ZOOM_CLIENT_SECRET: OAUTH_CLIENT.secret,
  ZOOM_TEST_ORIGIN: zoom.url,
});

let acme: Tenant;
beforeAll(async () => {
  acme = await api.tenant();
});

let host: { _id: string };
let page: string;
beforeEach(async () => {
  await api.db.$executeRaw`DELETE FROM graphile_worker._private_jobs`;
  zoom.heal();
  zoom.meetings.clear();
  zoom.loseAnswers(0);
  zoom.asked.length = 0;
  host = await createTestHost(acme);
  const custom = { auto_confirm: true, fixed_places: [{ kind: "zoom" }] };
  page = (await createTestPage(acme, host._id, { custom })).nickname;
});

const now = (): Instant => asInstant(Date.now());
const connect = (user = host) => connectAccount(api.db, "zoom", user);
const runLinkJobs = (at = now()) => runConferenceJobs(api.db, at);
const book = (rest: Record<string, unknown> = {}) => createTestBooking(acme, { page, ...rest });
const read = async (event: { _id: string }) => (await acme.get(`/v2/events/${event._id}`)).body;
const stored = (event: { _id: string }) => api.db.conference.findFirst({ where: { eventId: event._id } });
const kinds = (mails: { kind: string; recipient: string }[]) =>
  mails.map(({ kind, recipient }) => `${kind} ${recipient.startsWith("ana") ? "ana" : "host"}`).sort();
const only = () => [...zoom.meetings.values()][0];

describe("a Zoom account", () => {
  it("is connected by its owner, stored encrypted, and disconnected", { tags: "main" }, async () => {
    const path = `/v2/users/${host._id}/conferencing`;
    const before = (await acme.get(path)).body;
    expect(before.kinds).toContainEqual({ kind: "zoom", missing: "account" });
    expect(before.sign_ins).toEqual([
      { provider: "zoom", url: "https://meet.example.com/console/calendars/connect/zoom" },
    ]);
    await connect();
    const { body } = await acme.get(path);
    expect(body.accounts).toMatchObject([
      { provider: "zoom", name: "jane@zoom.example.com", access_broken: false },
    ]);
    expect(body.kinds).toContainEqual({ kind: "zoom", missing: null });
    const row = await api.db.videoAccount.findFirstOrThrow({ where: { userId: host._id } });
    for (const secret of zoom.secrets) expect(Buffer.from(row.credentials).includes(secret)).toBe(false);
    expect((await acme.delete(`${path}/${row.id}`)).status).toBe(200);
    const ended = await api.db.accessRevocation.findFirstOrThrow({ where: { source: "zoom" } });
    const given = { organization: acme.id, access: ended.id };
    await revokeProviderAccess(api.db, given, AbortSignal.timeout(10_000), revokeVideoAccess(api.db));
    expect(zoom.at(/oauth\/revoke$/)).toHaveLength(1);
    expect((await acme.get(path)).body.accounts).toEqual([]);
  });

  it("is refreshed once for simultaneous requests", async () => {
    await connect();
    const row = await api.db.videoAccount.findFirstOrThrow({ where: { userId: host._id } });
    zoom.endAccess();
    zoom.asked.length = 0;
    const sendRequest = () => {
      const access = openVideoAccess(api.db, row, AbortSignal.timeout(10_000));
      return access && getZoomUser(access);
    };
    const people = await Promise.all([sendRequest(), sendRequest(), sendRequest()]);
    expect(people.map((one) => one?.id)).toEqual(["zoom-user", "zoom-user", "zoom-user"]);
    expect(zoom.at(/oauth\/token$/)).toHaveLength(1);
    const fresh = await api.db.videoAccount.findFirstOrThrow({ where: { userId: host._id } });
    zoom.endAccess();
    const access = openVideoAccess(api.db, fresh, AbortSignal.timeout(10_000));
    expect(access && (await getZoomUser(access)).id).toBe("zoom-user");
  });
});

describe("a Zoom meeting", () => {
  it("is created once, moves with the event, and is deleted on cancellation", { tags: "main" }, async () => {
    await connect();
    const event = await book();
    expect(event.conference).toEqual({ provider: "zoom", url: null, code: null, phone: null, failed: null });
    await runLinkJobs();
    const made = only();
    expect(made).toMatchObject({
      start_time: "2031-03-10T08:00:00Z",
      duration: 30,
      agenda: `https://meet.example.com/event/${event._id}`,
    });
    expect((await read(event)).conference).toMatchObject({
      provider: "zoom",
      url: made?.join_url,
      code: made?.password,
      phone: "+1 646 555 0100",
    });
    await runLinkJobs();
    const start = "2031-03-12T09:00:00+01:00";
    const moved = await acme.post(`/v2/bookings/${event._id}/reschedule`, { start });
    expect(moved.body.conference.url).toBe(made?.join_url);
    await runLinkJobs();
    expect(only()).toMatchObject({ id: made?.id, start_time: "2031-03-12T08:00:00Z" });
    expect(zoom.at(/^POST .*meetings$/)).toHaveLength(1);
    expect((await acme.post(`/v2/bookings/${event._id}/cancel`, {})).body.conference).toBeNull();
    await runLinkJobs();
    expect([zoom.meetings.size, await stored(event)]).toEqual([0, null]);
  });

  it("that is created at once is in the first mail: one mail each, with the link", async () => {
    await connect();
    const event = await book();
    const payload = {
      organization: acme.id,
      event: event._id,
      kind: "created",
      version: 0,
      phase: "confirmed",
    } as const;
    expect(await isLinkPending(api.db, payload, now())).toBe(true);
    await runLinkJobs();
    expect(await isLinkPending(api.db, payload, now())).toBe(false);
    expect(kinds(await runMailJobs(api.db, now()))).toEqual(["booked ana", "booked host"]);
    const { body: listed } = await acme.get("/v2/mails?search=ana@example.com");
    const { body: mail } = await acme.get(`/v2/mails/${listed[0]._id}`);
    expect(mail.text).toContain(only()?.join_url);
    expect(mail.text).toContain(`Passcode: ${only()?.password}`);
  });

  it("that is created late, after an outage, is sent in a second mail", async () => {
    await connect();
    zoom.fail(/meetings$/, { status: 500 });
    const event = await book();
    await runLinkJobs();
    const payload = {
      organization: acme.id,
      event: event._id,
      kind: "created",
      version: 0,
      phase: "confirmed",
    } as const;
    expect(await isLinkPending(api.db, payload, now())).toBe(false);
    expect(kinds(await runMailJobs(api.db, now()))).toEqual(["booked ana", "booked host"]);
    const { body: listed } = await acme.get("/v2/mails?search=ana@example.com");
    const { body: first } = await acme.get(`/v2/mails/${listed[0]._id}`);
    expect(first.text).toContain("We’ll email you the link.");
    expect(await stored(event)).toMatchObject({ state: "late", reason: "unanswered" });
    await runLinkJobs();
    expect(kinds(await runMailJobs(api.db, now()))).toEqual(["linked ana", "linked host"]);
    const after = await read(event);
    expect([after.conference.url, after.ics_sequence > event.ics_sequence]).toEqual([only()?.join_url, true]);
  });

  it("is retried after throttling", async () => {
    await connect();
    zoom.fail(/meetings$/, { status: 429, headers: { "retry-after": "4000" } });
    await book();
    const at = now();
    await runLinkJobs(at);
    const [job] = await api.db.$queryRaw<{ run_at: Date }[]>`
      SELECT j.run_at FROM graphile_worker._private_jobs j
        JOIN graphile_worker._private_tasks t ON t.id = j.task_id AND t.identifier = 'sync_conference'`;
    expect(Math.round(((job?.run_at.getTime() ?? 0) - at) / 1000)).toBe(4000);
  });

  it("is not created again after a lost response", async () => {
    await connect();
    const row = await api.db.videoAccount.findFirstOrThrow({ where: { userId: host._id } });
    const access = openVideoAccess(api.db, row, AbortSignal.timeout(10_000));
    for (const topic of ["one", "two", "three"])
      if (access)
        await createZoomMeeting(access, {
          topic,
          start: now(),
          end: asInstant(now() + MINUTE),
          timezone: "UTC",
          agenda: topic,
        });
    zoom.loseAnswers(1);
    const event = await book();
    await runLinkJobs();
    await runLinkJobs();
    const ofEvent = [...zoom.meetings.values()].filter(({ agenda }) => agenda.endsWith(event._id));
    expect(ofEvent).toHaveLength(1);
    expect((await read(event)).conference).toMatchObject({
      url: ofEvent[0]?.join_url,
      code: ofEvent[0]?.password,
    });
  });

  it("is deleted if the event was cancelled before the response", async () => {
    await connect();
    zoom.loseAnswers(1);
    const event = await book();
    await runLinkJobs();
    await acme.post(`/v2/bookings/${event._id}/cancel`, {});
    await runLinkJobs();
    expect(zoom.meetings.size).toBe(0);
  });

  it("is deleted if the meeting now has a location", async () => {
    await connect();
    const event = await book();
    await runLinkJobs();
    expect(zoom.meetings.size).toBe(1);
    const moved = await acme.put(`/v2/events/${event._id}`, { places: [{ name: "Atelier" }] });
    expect([moved.status, moved.body.conference]).toEqual([200, null]);
    await runLinkJobs();
    expect(zoom.meetings.size).toBe(0);
    expect(await stored(event)).toBeNull();
  });

  it("belongs to the new host after a reassignment", async () => {
    await connect();
    const event = await book();
    await runLinkJobs();
    const [before] = zoom.meetings.keys();
    const next = await createTestHost(acme);
    await connect(next);
    const handed = await acme.post(`/v2/bookings/${event._id}/reassign`, { user: next._id });
    expect([handed.status, handed.body.conference?.url]).toEqual([200, null]);
    await runLinkJobs();
    expect(zoom.meetings.size).toBe(1);
    expect(zoom.meetings.has(before ?? 0)).toBe(false);
    expect((await read(event)).conference.url).toBe(only()?.join_url);
  });

  it("is missing without an account: guests read the contact, the host the reason; it is created once connected", async () => {
    const event = await book();
    await runLinkJobs();
    const told = await runMailJobs(api.db, now());
    expect(kinds(told)).toEqual(["booked ana", "booked host"]);
    const texts = told.map(({ id, organizationId, sealed, recipient }) => {
      const { text } = JSON.parse(
        unseal(sealed, buildRowContext("mails.sealed", organizationId, id)) ?? "{}",
      );
      return `${recipient.startsWith("ana") ? "ana" : "host"}: ${/(There’s no link yet|You have no video account connected)/.exec(text)?.[0]}`;
    });
    expect(texts.sort()).toEqual(["ana: There’s no link yet", "host: You have no video account connected"]);
    expect(await stored(event)).toMatchObject({ state: "failed", reason: "no_account" });
    expect((await read(event)).conference.url).toBeNull();
    const { body: attention } = await acme.get(`/v2/action_items?user=${host._id}`);
    expect(attention.meetings_without_link).toMatchObject([
      { event: event._id, provider: "zoom", reason: "no_account", user: host._id },
    ]);
    expect(attention.places_without_link).toMatchObject([
      { nickname: page, kind: "zoom", missing: "account" },
    ]);
    await connect();
    await runLinkJobs();
    expect((await read(event)).conference.url).toBe(only()?.join_url);
    expect(kinds(await runMailJobs(api.db, now()))).toEqual(["linked ana", "linked host"]);
    expect((await acme.get(`/v2/action_items?user=${host._id}`)).body).toMatchObject({
      meetings_without_link: [],
      places_without_link: [],
    });
  });

  it("that fails after revoked access is reported to the host", async () => {
    await connect();
    zoom.endAccess();
    zoom.endRefresh();
    const event = await book();
    await runLinkJobs();
    expect(await stored(event)).toMatchObject({ state: "failed", reason: "access" });
    const letters = await api.db.mail.findMany({ where: { kind: "video_broken" } });
    expect(letters).toHaveLength(1);
    const { body } = await acme.get(`/v2/users/${host._id}/conferencing`);
    expect(body.kinds).toContainEqual({ kind: "zoom", missing: "access" });
    await connect();
    await runLinkJobs();
    expect((await read(event)).conference.url).toBe(only()?.join_url);
  });

  it("is given up if Zoom never responds: guests read the contact, the host the reason", async () => {
    await connect();
    const event = await book();
    zoom.fail(/meetings$/, { status: 500 }, 100);
    for (let tried = 0; tried < 12; tried += 1) await runLinkJobs();
    expect(await stored(event)).toMatchObject({ state: "failed", reason: "unanswered" });
    expect(kinds(await runMailJobs(api.db, now()))).toEqual([
      "booked ana",
      "booked host",
      "unlinked ana",
      "unlinked host",
    ]);
    expect(zoom.meetings.size).toBe(0);
  });

  it("is created on manual retry, and guests are mailed only about success", async () => {
    await connect();
    const event = await book();
    const retry = () => acme.post(`/v2/events/${event._id}/conference/retry`, undefined);
    zoom.fail(/meetings$/, { status: 500 }, 100);
    for (let tried = 0; tried < 12; tried += 1) await runLinkJobs();
    expect((await read(event)).conference).toMatchObject({ url: null, failed: "unanswered" });
    await runMailJobs(api.db, now());
    const asked = await retry();
    expect([asked.status, asked.body.conference]).toEqual([
      200,
      { provider: "zoom", url: null, code: null, phone: null, failed: null },
    ]);
    for (let tried = 0; tried < 12; tried += 1) await runLinkJobs();
    expect((await read(event)).conference.failed).toBe("unanswered");
    expect(kinds(await runMailJobs(api.db, now()))).toEqual([]);
    zoom.heal();
    expect((await retry()).status).toBe(200);
    await runLinkJobs();
    expect((await read(event)).conference).toMatchObject({ url: only()?.join_url, failed: null });
    expect(kinds(await runMailJobs(api.db, now()))).toEqual(["linked ana", "linked host"]);
    expect([(await retry()).status, (await retry()).body.code]).toEqual([409, "conflict"]);
    await acme.post(`/v2/bookings/${event._id}/cancel`, {});
    expect((await retry()).status).toBe(409);
  });

  it("that is late is requested at once on manual retry", async () => {
    await connect();
    const event = await book();
    zoom.fail(/meetings$/, { status: 500 }, 1);
    await runLinkJobs();
    expect(await stored(event)).toMatchObject({ state: "late" });
    const due = async () => {
      const [job] = await api.db.$queryRaw<{ soon: boolean }[]>`
        SELECT run_at <= now() AS soon FROM graphile_worker._private_jobs WHERE key = ${`sync_conference/${event._id}`}`;
      return job?.soon;
    };
    expect(await due()).toBe(false);
    expect((await acme.post(`/v2/events/${event._id}/conference/retry`, undefined)).status).toBe(200);
    expect(await due()).toBe(true);
  });

  it("is in the booking's timeline", async () => {
    await connect();
    const event = await book();
    await runLinkJobs();
    const { body } = await acme.get(`/v2/events/${event._id}/timeline`);
    expect(body.map(({ kind }: { kind: string }) => kind)).toContain("linked");
  });

  it("is revoked when its owner is deleted", async () => {
    await connect();
    expect((await acme.delete(`/v2/users/${host._id}`)).status).toBe(200);
    expect(await api.db.videoAccount.count({ where: { userId: host._id } })).toBe(0);
    expect(await api.db.accessRevocation.count({ where: { source: "zoom" } })).toBeGreaterThan(0);
  });
});
