// @module-tag radicale

import { expect, it } from "vitest";
import { asInstant, DAY } from "@/lib/core/time/instant";
import { buildReplyAddress } from "@/lib/domain/events/reply-address";
import { buildMailedKey } from "@/lib/domain/events/visitor/mailed-key";
import { buildRowContext } from "@/lib/domain/tenancy/sealing/row-context";
import { loadEventPageView } from "@/lib/pages/event/load-event-page-view";
import { unseal } from "@/lib/platform/crypto/seal";
import { createTestApi, requestApi } from "../support/api";
import { createTestBooking } from "../support/bookings";
import { runCalendarJobs } from "../support/calendar-jobs";
import { registerRadicaleFixture, registerTenantFixture } from "../support/fixtures";
import { runMailJobs } from "../support/mail-jobs";
import { buildEveryDay, createTestPage, createTestUser, makeUniqueName } from "../support/users";
import { createTestWebhook } from "../support/webhooks";

const SECRET = "only this story knows this secret word";
const api = createTestApi({ INBOUND_MAIL_DOMAIN: "in.example.com", INBOUND_MAIL_SECRET: SECRET });

const acme = registerTenantFixture(api);
const server = registerRadicaleFixture();

const day = new Date(Date.now() + 20 * DAY).toISOString().slice(0, 10);
const at = (hour: number) => `${day}T${String(hour).padStart(2, "0")}:00:00Z`;
const stamp = (hour: number) => at(hour).replace(/[-:]/g, "");
const now = () => asInstant(Date.now());
const browser = { acceptLanguage: "en-GB", cookies: { lang: null, tz: "Etc/UTC", h: null } };

interface Invitee {
  _id: string;
  email: string;
}

/**
 * Creates a host in UTC with meetings synced with a real CalDAV calendar, with webhooks for all actions.
 */
async function openDay() {
  const host = await createTestUser(acme, {
    user: { timezone: "Etc/UTC" },
    availability: { days: buildEveryDay("09:00", "17:00") },
  });
  const name = makeUniqueName("day");
  await server.makeCalendar(name);
  const list = `/v2/users/${host._id}/calendars`;
  const made = await acme.post(list, { source: "caldav", credentials: server.credentials });
  await acme.put(list, {
    on_calendar_change: "follow",
    calendars: [{ _id: made.body._id, subcalendars: [{ name, primary: true }] }],
  });
  const custom = { auto_confirm: true, duration: 60, invite_guests: true };
  const { nickname } = await createTestPage(acme, host._id, { custom });
  const hooks = await Promise.all(
    ["event.updated", "event.declined", "event.cancelled"].map((action) =>
      createTestWebhook(acme, { action }),
    ),
  );
  const work = async () => {
    expect((await acme.post(`${list}/${made.body._id}/sync`, undefined)).status).toBe(200);
    return runCalendarJobs(api);
  };
  const entry = async () => {
    const [file] = await server.list(name);
    return file ? `${name}/${decodeURIComponent(file)}` : null;
  };
  const read = async () => (await server.get((await entry()) ?? "")).replace(/\r\n[ \t]/g, "");
  const change = async (edit: (text: string) => string) =>
    server.put((await entry()) ?? "", edit(await read()));
  return { host, nickname, hooks: hooks.map(({ _id }) => _id as string), work, entry, read, change };
}

/** Returns the recipients of new mails, and the method of each calendar file. */
async function newMails(names: Record<string, string>) {
  const mails = await runMailJobs(api.db, now());
  return mails
    .filter(({ recipient }) => recipient in names)
    .map(({ id, organizationId, sealed, kind, recipient }) => {
      const { calendar } = JSON.parse(
        unseal(sealed, buildRowContext("mails.sealed", organizationId, id)) ?? "{}",
      );
      return [kind, names[recipient] ?? recipient, calendar?.method ?? "none"].join(" ");
    })
    .sort();
}

it("a meeting is booked, dragged in the calendar, declined by a guest and deleted by its host", {
  tags: "main",
}, async () => {
  const { host, nickname, hooks, work, entry, read, change } = await openDay();
  const [ana, bo] = [`${makeUniqueName("ana")}@example.com`, `${makeUniqueName("bo")}@example.com`];
  const names = { [ana]: "ana", [bo]: "bo", [host.emails[0] ?? ""]: "host" };
  const told = async (event: string) => {
    const where = { eventId: event, webhookId: { in: hooks } };
    const sent = await api.db.webhookDelivery.findMany({ where, orderBy: { id: "asc" } });
    return sent.map(({ action }) => action);
  };

  // Booked: the entry has both guests, who are invited by our mails only.
  const booked = await createTestBooking(acme, {
    page: nickname,
    start: at(10),
    attendee: { name: "Ana Silva", email: ana },
    guests: [bo],
  });
  const event: string = booked._id;
  const story = async () => (await acme.get(`/v2/events/${event}`)).body;
  const page = async (email: string) => {
    const invitee = (await story()).invitees.find((one: Invitee) => one.email === email);
    const key = buildMailedKey({ id: invitee._id, keyVersion: 0 });
    const search = new URLSearchParams({ key });
    return loadEventPageView(api.db, { id: event, search, browser, now: now(), zoneOptions: () => "" });
  };
  expect(await newMails(names)).toEqual(["booked ana REQUEST", "booked bo REQUEST", "booked host REQUEST"]);
  await work();
  await work(); // The worker reads replies that are new in the calendar.
  const file = await read();
  expect(file).toContain(`DTSTART:${stamp(10)}`);
  for (const email of [ana, bo])
    expect(file.toLowerCase()).toMatch(
      new RegExp(`attendee;[^\\r\\n]*schedule-agent=client[^\\r\\n]*mailto:${email}`),
    );
  expect(await work()).toBe(0);

  // The host drags it to two o'clock.
  await change((text) =>
    text
      .replace(/DTSTART:.*/, `DTSTART:${stamp(14)}`)
      .replace(/DTEND:.*/, `DTEND:${stamp(15)}`)
      .replace(/SUMMARY:.*/, "SUMMARY:Ana and Bo"),
  );
  await work();
  expect(new Date((await story()).dates[0].date)).toEqual(new Date(at(14)));
  expect(await read()).toContain("SUMMARY:Ana and Bo");
  expect(await newMails(names)).toEqual([
    "changed ana REQUEST",
    "changed bo REQUEST",
    "changed host REQUEST",
  ]);
  expect(JSON.stringify(await page(ana))).toContain("14:00");
  expect(await told(event)).toEqual(["event.updated"]);
  const { body: slots } = await acme.get(`/v2/slots?page=${nickname}&from=${day}&to=${day}`);
  const starts = slots.slots.map(({ start }: { start: { dateTime: string } }) =>
    start.dateTime.slice(11, 13),
  );
  expect([starts.includes("10"), starts.includes("14")]).toEqual([true, false]);
  expect(await work()).toBe(0);

  // Bo declines in a calendar, which mails a reply (RFC 5546, REPLY).
  const { ics_sequence } = await story();
  const reply = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Example Corp//Calendar//EN",
    "METHOD:REPLY",
    "BEGIN:VEVENT",
    `UID:${event}@meet.example.com`,
    `SEQUENCE:${ics_sequence}`,
    `DTSTAMP:${new Date().toISOString().replace(/[-:]|\.\d+/g, "")}`,
    `DTSTART:${stamp(14)}`,
    `ATTENDEE;PARTSTAT=DECLINED:mailto:${bo}`,
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ].join("\r\n");
  const mail = [
    `From: Bo <${bo}>`,
    `To: ${buildReplyAddress(event)}`,
    "Subject: Declined",
    `Message-ID: <${makeUniqueName("reply")}@example.com>`,
    "Auto-Submitted: auto-generated",
    "Content-Type: text/calendar; charset=utf-8; method=REPLY",
    "",
    reply,
  ].join("\r\n");
  const handed = await requestApi("POST", "/v2/inbound-mail", {
    body: mail,
    headers: { authorization: `Bearer ${SECRET}`, "content-type": "message/rfc822" },
  });
  expect([handed.status, handed.body.answered]).toEqual([201, "declined"]);
  const { declines, invitees } = await story();
  expect(declines.map(({ invitee }: { invitee: string }) => invitee)).toEqual([
    invitees.find(({ email }: Invitee) => email === bo)._id,
  ]);
  expect((await newMails(names)).filter((one) => one.includes("host"))).toEqual(["declined host none"]);
  expect(await told(event)).toEqual(["event.updated", "event.declined"]);
  expect(await work()).toBe(0);
  const declined = (await read()).toLowerCase();
  expect([declined.includes(`mailto:${ana}`), declined.includes(`mailto:${bo}`)]).toEqual([true, false]);

  // The host deletes it: remaining guests are notified, and the time is free again.
  await server.delete((await entry()) ?? "");
  await work();
  expect((await story()).cancelled).not.toBeNull();
  expect(await newMails(names)).toEqual(["cancelled ana CANCEL", "cancelled host CANCEL"]);
  expect(JSON.stringify(await page(ana))).toContain("cancelled");
  expect(await told(event)).toEqual(["event.updated", "event.declined", "event.cancelled"]);
  expect([await entry(), await work()]).toEqual([null, 0]);
  const after = await acme.get(`/v2/slots?page=${nickname}&from=${day}&to=${day}`);
  expect(after.body.slots).toHaveLength(8);
  const { body: timeline } = await acme.get(`/v2/events/${event}/timeline`);
  const kinds = timeline.map(({ kind }: { kind: string }) => kind);
  for (const kind of ["created", "changed", "declined", "cancelled", "entry_moved", "entry_deleted"])
    expect(kinds).toContain(kind);
});
