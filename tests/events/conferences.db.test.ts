import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { asInstant } from "@/lib/core/time/instant";
import { type CalendarEntry, renderEntryIcs } from "@/lib/domain/calendars/calendar-entry";
import { mergeEntry } from "@/lib/domain/calendars/merge-entry";
import { buildEntries } from "@/lib/domain/events/calendar-entries/build-entries";
import { listEventRows } from "@/lib/domain/events/event-rows";
import { buildMailedKey } from "@/lib/domain/events/visitor/mailed-key";
import { buildRowContext } from "@/lib/domain/tenancy/sealing/row-context";
import { loadEventPageView } from "@/lib/pages/event/load-event-page-view";
import { unseal } from "@/lib/platform/crypto/seal";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { createTestApi, type Tenant } from "../support/api";
import { createTestBooking } from "../support/bookings";
import { runMailJobs } from "../support/mail-jobs";
import { createTestHost, createTestPage, listErrorCodes } from "../support/users";

const api = createTestApi({ JITSI_URL: "https://rooms.example.com/" });
const NOW = asInstant(Date.UTC(2031, 2, 1));
const browser = { acceptLanguage: "en-GB", cookies: { lang: null, tz: "Europe/Paris", h: null } };
const ROOM = /^https:\/\/rooms\.example\.com\/[0-9a-f]{32}$/;

let acme: Tenant;
beforeAll(async () => {
  acme = await api.tenant();
});

let host: { _id: string };
beforeEach(async () => {
  host = await createTestHost(acme);
});

const openPage = (fixed_places: object[], custom: object = {}) =>
  createTestPage(acme, host._id, { custom: { auto_confirm: true, fixed_places, ...custom } });

async function book(fixed_places: object[], rest: Record<string, unknown> = {}) {
  host = await createTestHost(acme);
  const { nickname } = await openPage(fixed_places);
  return createTestBooking(acme, { page: nickname, ...rest });
}

const show = (event: { _id: string; invitees: { _id: string }[] }, person: number) =>
  loadEventPageView(api.db, {
    id: event._id,
    search: new URLSearchParams(
      `key=${buildMailedKey({ id: event.invitees[person]?._id ?? "", keyVersion: 0 })}`,
    ),
    browser,
    now: NOW,
    zoneOptions: () => "",
  });

async function placeShown(event: Parameters<typeof show>[0], person: number) {
  return (await show(event, person))?.place ?? null;
}

const unfold = (file: string | null) => file?.replace(/\r\n[ \t]/g, "");

describe("the places of a page", () => {
  it("have a kind with its fields", { tags: "main" }, async () => {
    const page = await openPage([
      { kind: "zoom" },
      { kind: "phone" },
      { kind: "phone", name: "Hotline", who_calls: "booker", number: "+49 30 123456", url: "https://a.b" },
      { kind: "link", url: "https://calls.example.com/ana" },
      { kind: "jitsi", name: "Our room" },
    ]);
    expect(page.custom.fixed_places).toEqual([
      { kind: "zoom", name: "Zoom" },
      { kind: "phone", name: "Phone", who_calls: "host" },
      { kind: "phone", name: "Hotline", who_calls: "booker", number: "+49 30 123456" },
      { kind: "link", name: "calls.example.com", url: "https://calls.example.com/ana" },
      { kind: "jitsi", name: "Our room" },
    ]);
  });

  it("are rejected with the missing field", async () => {
    const { nickname } = await openPage([]);
    const refused = await acme.put(`/v2/bookpages/${nickname}`, {
      custom: {
        fixed_places: [
          { kind: "place" },
          { kind: "link" },
          { kind: "phone", who_calls: "booker" },
          { kind: "phone", who_calls: "booker", number: "soon" },
          { kind: "skype" },
          { kind: "link", url: "javascript:alert(1)" },
        ],
      },
    });
    const at = "/custom/fixed_places";
    expect([refused.status, listErrorCodes(refused)]).toEqual([
      400,
      [
        `${at}/0/name required`,
        `${at}/1/url required`,
        `${at}/2/number required`,
        `${at}/3/number invalid_format`,
        `${at}/4/kind invalid_value`,
        `${at}/5/url invalid_value`,
      ],
    ]);
  });
});

describe("a Jitsi link", () => {
  it("appears in the event, its page, the mails with their attachments, the calendar entry and the feed", {
    tags: "main",
  }, async () => {
    const event = await book([{ kind: "jitsi" }]);
    expect(event.conference).toMatchObject({
      provider: "jitsi",
      url: expect.stringMatching(ROOM),
      code: null,
      phone: null,
    });
    expect(event.places).toMatchObject([{ name: "Jitsi Meet", kind: "jitsi" }]);
    const { url } = event.conference;
    for (const person of [0, 1])
      expect(await placeShown(event, person)).toMatchObject({ join: { href: url, label: "Join" } });
    const mails = await runMailJobs(api.db, NOW);
    const { body: listed } = await acme.get(`/v2/mails?search=ana@example.com`);
    const { body: mail } = await acme.get(`/v2/mails/${listed[0]._id}`);
    expect(mail.text).toContain(`Join:\n${url}`);
    expect(mails).toHaveLength(2);
    const [file] = mails.map(({ id, organizationId, sealed }) => {
      const text = unseal(sealed, buildRowContext("mails.sealed", organizationId, id));
      return unfold(JSON.parse(text ?? "{}").calendar?.content ?? null);
    });
    expect(file).toContain(`\r\nCONFERENCE;VALUE=URI;FEATURE=VIDEO:${url}\r\n`);
    expect(file).toContain(`\r\nLOCATION:${url}\r\n`);
  });

  it("is different for each meeting, survives a move, and goes with the meeting", async () => {
    const [one, other] = [
      await book([{ kind: "jitsi" }]),
      await book([{ kind: "jitsi" }], { start: "2031-03-10T11:00:00+01:00" }),
    ];
    expect(one.conference.url).not.toBe(other.conference.url);
    const moved = await acme.post(`/v2/bookings/${one._id}/reschedule`, {
      start: "2031-03-12T09:00:00+01:00",
    });
    expect([moved.status, moved.body.conference]).toEqual([200, one.conference]);
    const cancelled = await acme.post(`/v2/bookings/${one._id}/cancel`, {});
    expect([cancelled.status, cancelled.body.conference]).toEqual([200, null]);
    expect((await placeShown(one, 1))?.join).toBeNull();
  });

  it("is shown to participants only", async () => {
    const { nickname } = await openPage([{ kind: "jitsi" }]);
    const event = await createTestBooking(acme, { page: nickname });
    const { body } = await acme.get(`/v2/bookpages/${nickname}`);
    expect(JSON.stringify(body)).not.toContain(event.conference.url);
  });
});

describe("a host's own link, and the telephone", () => {
  it("are set at once", async () => {
    const url = "https://calls.example.com/ana";
    const linked = await book([{ kind: "link", name: "My room", url }]);
    expect(linked.conference).toEqual({ provider: "link", url, code: null, phone: null, failed: null });
    const called = await book([{ kind: "phone", who_calls: "booker", number: "+49 30 123456" }], {
      start: "2031-03-10T11:00:00+01:00",
    });
    expect(called.conference).toMatchObject({
      provider: "phone",
      url: null,
      phone: "+49 30 123456",
      failed: null,
    });
    const shown = await Promise.all([0, 1].map((person) => placeShown(called, person)));
    expect(shown.map((place) => place?.items[0]?.detail)).toEqual([
      "We call you on +49 30 123456",
      "You call +49 30 123456",
    ]);
  });

  it("require the number of the person to call", async () => {
    const { nickname } = await openPage([{ kind: "phone" }, { name: "Office" }]);
    const body = { page: nickname, start: "2031-03-10T09:00:00+01:00" };
    const attendee = { name: "Ana Silva", email: "ana@example.com" };
    const refused = await acme.post("/v2/bookings", { ...body, attendee });
    expect(listErrorCodes(refused)).toEqual(["/attendee/phone required"]);
    const called = await createTestBooking(acme, {
      page: nickname,
      attendee: { ...attendee, phone: "+49 30 999999" },
    });
    expect((await placeShown(called, 1))?.items).toEqual([
      { name: "Phone", detail: "We call you", href: null },
    ]);
    const elsewhere = { ...body, start: "2031-03-10T12:00:00+01:00", attendee, place: { name: "Office" } };
    expect((await acme.post("/v2/bookings", elsewhere)).status).toBe(201);
  });
});

describe("the calendar entry of a meeting in the host's calendar", () => {
  const owner = {
    language: "de",
    timezone: "Europe/Berlin",
    emailConfirmedAt: new Date(NOW),
    suggestions: false,
    private: false,
  };
  const entryOf = async (event: { _id: string }, more: object = {}) => {
    const [row] = await listEventRows(api.db, asOrganizationId(acme.id), [event._id]);
    return row ? buildEntries(row, { id: host._id, ...owner, ...more })[0] : undefined;
  };

  it("lists guests, join link, answers and the event link, in the host's language", {
    tags: "main",
  }, async () => {
    const event = await book([{ kind: "jitsi" }], {
      message: "See you",
      guests: ["bo@example.com"],
      attendee: { name: "Ana Silva", email: "ana@example.com", phone: "+49 30 123456" },
    });
    const entry = await entryOf(event);
    expect(entry?.location).toBe(event.conference.url);
    expect(entry?.description?.split("\n")).toEqual([
      event.conference.url,
      "",
      "Mit:",
      "Ana Silva · ana@example.com · +49 30 123456",
      "bo@example.com",
      "",
      "Nachricht:",
      "See you",
      "",
      `Verschieben oder absagen: https://meet.example.com/console/meetings?event=${event._id}`,
    ]);
    expect(renderEntryIcs(entry as CalendarEntry)).not.toContain("ATTENDEE");
  });

  it("invites guests if the host chose that, and leaves the inviting to our mails otherwise", async () => {
    const event = await book([{ name: "Office" }], { guests: ["bo@example.com"] });
    const entry = await entryOf(event, {
      invitesGuests: true,
      name: 'Jane "JJ" Doe',
      email: "jane@example.com",
    });
    const lines = unfold(renderEntryIcs(entry as CalendarEntry))?.split("\r\n") ?? [];
    expect(lines.filter((line) => /^(ATTENDEE|ORGANIZER)/.test(line))).toEqual([
      "ORGANIZER;SCHEDULE-AGENT=CLIENT;CN=\"Jane ^'JJ^' Doe\":mailto:jane@example.com",
      expect.stringMatching(/^ATTENDEE;.*PARTSTAT=ACCEPTED.*SCHEDULE-AGENT=CLIENT.*MAILTO:ana@example\.com$/),
      expect.stringMatching(/^ATTENDEE;.*PARTSTAT=NEEDS-ACTION.*MAILTO:bo@example\.com$/),
    ]);
  });

  it("drops the join link when the meeting gets a location, and keeps the owner's text", async () => {
    const event = await book([{ kind: "jitsi" }]);
    const before = renderEntryIcs((await entryOf(event)) as CalendarEntry);
    expect(unfold(before)).toContain(event.conference.url);
    await acme.put(`/v2/events/${event._id}`, { places: [{ name: "Atelier" }] });
    const after = renderEntryIcs((await entryOf(event)) as CalendarEntry);
    const alarm = "BEGIN:VALARM\r\nACTION:DISPLAY\r\nTRIGGER:-PT15M\r\nDESCRIPTION:Go\r\nEND:VALARM\r\n";
    const merged = unfold(mergeEntry(before.replace("END:VEVENT", `${alarm}END:VEVENT`), after)) ?? "";
    expect(merged).toContain("LOCATION:Atelier");
    expect(merged).toContain("TRIGGER:-PT15M");
    for (const gone of ["CONFERENCE", event.conference.url]) expect(merged).not.toContain(gone);
  });

  it("reveals nothing of other guests to guests", async () => {
    const event = await book([{ kind: "jitsi" }], { guests: ["bo@example.com"] });
    const guest = await createTestHost(acme);
    await api.db.invitee.updateMany({
      where: { eventId: event._id, email: "bo@example.com" },
      data: { userId: guest._id },
    });
    const entry = await entryOf(event, { id: guest._id, language: "en" });
    expect(entry?.description).toContain(event.conference.url);
    expect(entry?.description).not.toContain("ana@example.com");
  });
});
