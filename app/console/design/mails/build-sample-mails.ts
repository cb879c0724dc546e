import { asInstant } from "@/lib/core/time/instant";
import type { MailReader } from "@/lib/domain/events/event-mails/find-readers";
import type { MailNoticeKind } from "@/lib/domain/events/event-mails/list-mail-notices";
import { renderEventMail } from "@/lib/domain/events/event-mails/render-event-mail";
import type { EventVisitor } from "@/lib/domain/events/visitor/load-event-page";
import {
  buildAccountExistsEmail,
  buildAddressChangedEmail,
  buildCalendarBrokenEmail,
  buildCalendarEmptiedEmail,
  buildCalendarRejectsEmail,
  buildCalendarsBrokenEmail,
  buildConfirmationEmail,
  buildJoinEmail,
  buildPasswordEmail,
  buildWebhookDisabledEmail,
} from "@/lib/domain/messaging/mail/account-emails";
import { buildAccountMail } from "@/lib/domain/messaging/mail/store-account-mails";
import type { NewMail } from "@/lib/domain/messaging/mail/store-mails";
import type { Language } from "@/lib/platform/i18n/languages";

const HOST_ID = "65f0c1a2b3c4d5e6f7a8b9c1";
const GUEST_ID = "65f0c1a2b3c4d5e6f7a8b9c2";

const at = (day: number, hour: number, minute = 0) => new Date(Date.UTC(2031, 2, day, hour, minute));

const date = (id: string, day: number) => ({
  id,
  startsAt: at(day, 8),
  endsAt: at(day, 8, 30),
  allDay: false,
});

/** The fields of an event that mails read. */
const event = {
  id: "65f0c1a2b3c4d5e6f7a8b9c0",
  title: "Ana Silva / Amara Okafor",
  timezone: "Europe/Berlin",
  confirmedFlag: true,
  confirmedDateId: "a",
  confirmedPlaceId: null,
  cancelledAt: null,
  cancelReason: null,
  createdByUser: {
    firstName: "Amara",
    lastName: "Okafor",
    email: "amara@example.com",
    timezone: "Europe/Berlin",
  },
  createdByEmail: "amara@example.com",
  createdByName: "Amara Okafor",
  email: "event-65f0c1a2b3c4d5e6f7a8b9c0@example.com",
  icsSequence: 0,
  seats: null,
  seriesId: null,
  series: null,
  bookpage: false,
  api: false,
  page: null,
  appointmentTypeId: null,
  createdAt: at(1, 9),
  updatedAt: at(1, 9),
  dates: [date("a", 10), date("b", 11)],
  places: [{ id: "p", name: "Studio Mitte", address: "Torstraße 1, 10119 Berlin" }],
  votes: [],
  declines: [],
  messages: [],
  invitees: [
    {
      id: HOST_ID,
      isOrganizer: true,
      email: "amara@example.com",
      fullName: "Amara Okafor",
      reconfirmedStartAt: null,
      answers: [],
    },
    {
      id: GUEST_ID,
      isOrganizer: false,
      email: "ana@example.com",
      fullName: "Ana Silva",
      phone: "+34 600 000 000",
      position: 1,
      reconfirmedStartAt: null,
      answers: [],
    },
  ],
};

const SAMPLE_MESSAGE = "I am looking forward to it.\nShall I bring the drawings?";

interface Sample {
  kind: MailNoticeKind;
  role: MailReader["role"];
  /** Differences from a confirmed event. */
  changes?: object;
  says?: "message" | "autoMessage";
  /** The mail shows the time before a move. */
  isMoved?: boolean;
  /** The person who cancelled. */
  author?: string;
  isNewHost?: boolean;
}

/** An event that a guest has booked on a page. */
const booked = {
  bookpage: true,
  page: { nickname: "amara", active: true, settings: {} },
  votes: [{ inviteeId: GUEST_ID, dateId: "a", yes: true }],
};

const planning = { confirmedFlag: false, confirmedDateId: null };

const SAMPLE_MAILS: readonly Sample[] = [
  { kind: "booked", role: "host", changes: booked },
  { kind: "booked", role: "booker", changes: booked, says: "autoMessage" },
  { kind: "requested", role: "host", changes: planning },
  { kind: "requested", role: "booker", changes: planning, says: "autoMessage" },
  { kind: "invited", role: "guest", changes: planning },
  { kind: "invited", role: "host", changes: planning },
  { kind: "confirmed", role: "guest" },
  { kind: "confirmed", role: "team" },
  { kind: "changed", role: "booker", changes: booked },
  { kind: "changed", role: "booker", changes: booked, isMoved: true },
  { kind: "changed", role: "booker", changes: booked, isNewHost: true },
  { kind: "reopened", role: "guest", changes: planning },
  { kind: "suggested", role: "guest", changes: planning },
  { kind: "suggested", role: "host", changes: planning },
  { kind: "cancelled", role: "guest", changes: { cancelledAt: at(2, 9), cancelReason: "Illness" } },
  {
    kind: "cancelled",
    role: "guest",
    changes: { cancelledAt: at(2, 9), cancelReason: "Illness" },
    author: HOST_ID,
  },
  { kind: "declined", role: "host" },
  { kind: "attending", role: "host" },
  { kind: "voted", role: "host", changes: planning },
  { kind: "answers", role: "guest", changes: planning },
  { kind: "message", role: "guest", says: "message" },
  { kind: "reminder", role: "booker", changes: booked },
  { kind: "removed", role: "guest" },
  { kind: "entryMoved", role: "host" },
  { kind: "entryDeleted", role: "host" },
];

/** Every kind of mail in one language, built by the functions that write the real ones. */
export function buildSampleMails(lang: Language): NewMail[] {
  const user = { email: "ana@example.com", firstName: "Ana", lastName: "Silva", language: lang };
  const link = "https://meet.example.com/signup/a-link-that-works-once";
  const webhook = { action: "event.confirmed", targetUrl: "https://hooks.example.com/bookpage" };
  const emails = [
    buildPasswordEmail("signup", link),
    buildPasswordEmail("password", link),
    buildAccountExistsEmail,
    buildJoinEmail(link),
    buildConfirmationEmail(link),
    buildAddressChangedEmail,
    buildWebhookDisabledEmail(webhook),
    buildCalendarBrokenEmail({ id: "c0ffee00c0ffee00c0ffee00", name: "Work", why: "access" }),
    buildCalendarBrokenEmail({ id: "c0ffee00c0ffee00c0ffee00", name: "Holidays", why: "complex" }),
    buildCalendarBrokenEmail({ id: "c0ffee00c0ffee00c0ffee00", name: "Work", why: "unreachable" }),
    buildCalendarsBrokenEmail({
      lines: ["Jane Doe – jane@example.com", "Raj Mehta – raj@example.com"],
      count: 23,
      isRefused: true,
    }),
    buildCalendarEmptiedEmail({ name: "Work" }),
    buildCalendarRejectsEmail({ name: "Work" }),
  ];
  return [
    ...SAMPLE_MAILS.map((sample) => sampleEventMail(sample, lang)),
    ...emails.map((email) => buildAccountMail(user, "Acme", email)),
  ];
}

/** The time before a move. */
const PREVIOUS = {
  start: asInstant(+at(9, 8)),
  end: asInstant(+at(9, 8, 30)),
  allDay: false,
};

function sampleEventMail(
  { kind, role, changes, says, isMoved, author, isNewHost = false }: Sample,
  lang: Language,
): NewMail {
  const shown = { ...event, ...changes } as unknown as EventVisitor["event"];
  const isHost = role === "host";
  const invitee = event.invitees[isHost ? 0 : 1];
  const reader: MailReader = {
    role,
    visitor:
      role === "team"
        ? null
        : ({
            ...invitee,
            keyVersion: 0,
            seats: null,
            fullDates: [],
            event: shown,
          } as unknown as EventVisitor),
    email: isHost ? "amara@example.com" : "ana@example.com",
    name: isHost ? "Amara Okafor" : "Ana Silva",
    lang,
    zone: isHost ? "Europe/Berlin" : "America/New_York",
    team: role === "team" ? "Sales" : null,
  };
  const about = { kind, by: isHost ? GUEST_ID : HOST_ID, author, isNewHost };
  return renderEventMail(
    {
      event: shown,
      version: 1,
      notice: about,
      previous: isMoved ? PREVIOUS : null,
      message: says === "message" ? SAMPLE_MESSAGE : null,
      autoMessage: says === "autoMessage" ? SAMPLE_MESSAGE : null,
    },
    reader,
  );
}
