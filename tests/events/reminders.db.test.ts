import type { ChildProcess } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { asInstant, HOUR, type Instant } from "@/lib/core/time/instant";
import { enqueueEventMails } from "@/lib/domain/events/event-mails/enqueue-event-mails";
import { enqueueReminderMails } from "@/lib/domain/events/event-mails/enqueue-reminder-mails";
import { createTestApi, type Tenant } from "../support/api";
import { createTestEvent } from "../support/events";
import { startWorkerProcess, stopProcess } from "../support/processes";
import { parseCalendarLines, startMailServer } from "../support/start-mail-server";
import { createTestPage, createTestUser, makeUniqueName } from "../support/users";

const mailbox = await startMailServer();
const api = createTestApi({
  SMTP_URL: `smtp://127.0.0.1:${mailbox.port}`,
  MAIL_FROM: "meetings@meet.example.com",
});

let acme: Tenant;
let worker: ChildProcess | undefined;

beforeAll(async () => {
  acme = await api.tenant();
}, 120_000);

afterAll(async () => {
  if (worker) await stopProcess(worker, "SIGKILL");
  await mailbox.close();
});

const address = (name: string) => `${makeUniqueName(name)}@example.com`;

const dateAt = (start: number) => ({
  date: new Date(start).toISOString(),
  end_date: new Date(start + HOUR).toISOString(),
});

/** Creates a confirmed meeting at this start, with a Dutch host and a guest. */
async function createMeeting(start: number, more: Record<string, unknown> = {}) {
  const host = await createTestUser(acme, { user: { emails: [address("host")], language: "nl" } });
  const guest = address("guest");
  const event = await createTestEvent(acme, host, {
    dates: [dateAt(start)],
    confirmed: { flag: true },
    lang: "fr",
    invitees: [{ email: guest, full_name: "Ana" }],
    ...more,
  });
  return { event, guest, host: { ...host, email: host.emails[0] as string } };
}

type Kind = "created" | "changed" | "cancelled" | "reopened";

const tell = (event: { _id: string }, kind: Kind, now: number) =>
  enqueueEventMails(
    api.db,
    {
      organization: acme.id,
      event: event._id,
      version: 0,
      kind,
      phase: kind === "cancelled" ? "cancelled" : kind === "reopened" ? "planning" : "confirmed",
    },
    asInstant(now),
  );

/** Returns the due times of an event's pending reminders. */
async function waiting({ _id }: { _id: string }): Promise<number[]> {
  const { rows } = await api.pool.query<{ run_at: Date }>(
    "SELECT run_at FROM graphile_worker._private_jobs WHERE key = $1",
    [`send_reminder/${_id}`],
  );
  return rows.map(({ run_at }) => run_at.getTime());
}

const remind = (event: { _id: string }, now: Instant | number) =>
  enqueueReminderMails(api.db, { organization: acme.id, event: event._id }, asInstant(now));

const listReminders = async (event: { _id: string }) =>
  (await acme.get(`/v2/mails?event=${event._id}`)).body.filter(
    ({ kind }: { kind: string }) => kind === "reminder",
  );

const START = Date.UTC(2031, 2, 10, 9);
const LONG_BEFORE = START - 240 * HOUR;

describe("a reminder", () => {
  it("is scheduled a day before the meeting, and moves with it", { tags: "main" }, async () => {
    const { event } = await createMeeting(START);
    await tell(event, "created", LONG_BEFORE);
    expect(await waiting(event)).toEqual([START - 24 * HOUR]);
    await acme.put(`/v2/events/${event._id}`, {
      dates: [{ _id: event.dates[0]._id, ...dateAt(START + 5 * HOUR) }],
    });
    await tell(event, "changed", LONG_BEFORE);
    expect(await waiting(event)).toEqual([START - 19 * HOUR]);
  });

  it("is cancelled with the meeting, and sends nothing if its job still runs", async () => {
    const { event } = await createMeeting(START);
    await tell(event, "created", LONG_BEFORE);
    await acme.post(`/v2/events/${event._id}/cancel`, {});
    await tell(event, "cancelled", LONG_BEFORE);
    expect(await waiting(event)).toEqual([]);
    await remind(event, START - 24 * HOUR);
    expect(await listReminders(event)).toEqual([]);
  });

  it("is not scheduled for a meeting within that day", async () => {
    const { event } = await createMeeting(START);
    await tell(event, "created", START - 23 * HOUR);
    expect(await waiting(event)).toEqual([]);
  });

  it("reaches everyone once, even if its job repeats or is late, and never after the start", {
    tags: "main",
  }, async () => {
    const { event, guest, host } = await createMeeting(START);
    await remind(event, START);
    expect(await listReminders(event)).toEqual([]);
    await remind(event, START - 5 * HOUR);
    await acme.post(`/v2/events/${event._id}/messages`, { body: "Soon!" });
    await remind(event, START - 5 * HOUR);
    expect((await listReminders(event)).map(({ to }: { to: string }) => to).sort()).toEqual(
      [guest, host.email].sort(),
    );
  });

  it("skips users without mails for confirmed meetings, and invitees who declined", async () => {
    const { event, guest, host } = await createMeeting(START);
    await acme.put(`/v2/users/${host._id}/preferences`, { email: { event_confirmed_admin: false } });
    await acme.post(`/v2/events/${event._id}/declines`, { invitee: guest });
    await remind(event, START - 24 * HOUR);
    expect(await listReminders(event)).toEqual([]);
  });

  it("is as early as the booking page or the type sets, or disabled", async () => {
    const owner = await createTestUser(acme);
    const page = await createTestPage(acme, owner._id, { custom: { reminder_hours: 2 } });
    const type = await acme.post(`/v2/bookpages/${page.nickname}/types`, {
      name: "Long",
      custom: { reminder_hours: 48 },
    });
    const { event } = await createMeeting(START);
    await api.db.event.updateMany({ where: { id: event._id }, data: { bookpageId: page._id } });
    await tell(event, "created", LONG_BEFORE);
    expect(await waiting(event)).toEqual([START - 2 * HOUR]);
    await api.db.event.updateMany({ where: { id: event._id }, data: { appointmentTypeId: type.body._id } });
    await tell(event, "changed", LONG_BEFORE);
    expect(await waiting(event)).toEqual([START - 48 * HOUR]);
    await acme.put(`/v2/bookpages/${page.nickname}/types/${type.body.handle}`, {
      custom: { reminder_hours: 1 },
    });
    await remind(event, START - 48 * HOUR); // The job was due by the earlier setting.
    expect([await listReminders(event), await waiting(event)]).toEqual([[], [START - HOUR]]);
    await acme.put(`/v2/bookpages/${page.nickname}/types/${type.body.handle}`, {
      custom: { reminder_hours: 0 },
    });
    await tell(event, "changed", LONG_BEFORE);
    expect(await waiting(event)).toEqual([]);
  });

  it("is sent by the worker, in the reader's language", { tags: "main", timeout: 90_000 }, async () => {
    const { event, guest, host } = await createMeeting(Date.now() + 24 * HOUR + 15_000);
    worker = await startWorkerProcess({});
    const [, toGuest] = await mailbox.to(guest, 2);
    const [, toHost] = await mailbox.to(host.email, 2);
    expect(toGuest?.subject).toMatch(/^Rappel : /);
    expect(toHost?.subject).toMatch(/^Herinnering: /);
    expect(toHost?.parts[0]?.text).toContain("Uw afspraak met Ana komt eraan.");
    await expect.poll(() => waiting(event), { timeout: 20_000 }).toEqual([]);
  });
});

describe("an invitee removed from a meeting", () => {
  it("is notified, and the calendar entry is removed", async () => {
    const { event, guest } = await createMeeting(START);
    await mailbox.to(guest);
    const invitee = event.invitees.find(({ email }: { email: string }) => email === guest);
    await acme.delete(`/v2/events/${event._id}/invitees/${invitee._id}`);
    const [booked, removed] = await mailbox.to(guest, 2);
    expect(removed?.subject).toMatch(/^Invitation retirée : /);
    expect(removed?.parts[0]?.text).not.toContain("key="); // The link is revoked.
    const [before, after] = [booked, removed].map((mail) =>
      parseCalendarLines(mail?.parts.find(({ type }) => type.startsWith("text/calendar"))?.text ?? ""),
    );
    expect([before?.METHOD, before?.SEQUENCE]).toEqual(["REQUEST", "0"]);
    expect([after?.METHOD, after?.SEQUENCE, after?.STATUS]).toEqual(["CANCEL", "1", "CANCELLED"]);
    expect(after?.UID).toBe(before?.UID);
    await acme.post(`/v2/events/${event._id}/messages`, { body: "Without you" });
    await sleep(3000);
    expect(mailbox.received.filter(({ to }) => to === guest)).toHaveLength(2);
  }, 60_000);

  it("is not notified if the meeting is over", async () => {
    const { event, guest } = await createMeeting(Date.UTC(2020, 1, 1));
    const invitee = event.invitees.find(({ email }: { email: string }) => email === guest);
    await acme.delete(`/v2/events/${event._id}/invitees/${invitee._id}`);
    expect((await acme.get(`/v2/mails?event=${event._id}`)).body).toEqual([]);
  });
});
