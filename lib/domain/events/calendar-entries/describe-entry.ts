import { parseConference } from "@/lib/domain/conferencing/conferences/conference";
import { formatJoinLines } from "@/lib/domain/conferencing/conferences/format-join-lines";
import { formatPlaceLine } from "@/lib/domain/conferencing/conferences/format-place";
import { formatCalendarLines } from "@/lib/domain/events/calendar-lines/format-calendar-lines";
import { pickEventRoom, toEventPlace } from "@/lib/domain/events/event-room";
import type { EventRow } from "@/lib/domain/events/event-rows";
import { formatAnswerLines } from "@/lib/domain/events/format-answer-lines";
import { formatStepLines } from "@/lib/domain/events/steps/format-steps";
import { formatFullName } from "@/lib/domain/tenancy/organizations/format-full-name";
import { buildDateTimeStyle } from "@/lib/platform/i18n/build-date-time-style";
import { isLanguage } from "@/lib/platform/i18n/languages";
import { resolveRegion } from "@/lib/platform/i18n/resolve-region";
import { getTranslator, type Translate } from "@/lib/platform/i18n/translate";

interface Reader {
  id: string;
  language: string;
  timezone: string;
  /** True if the provider mails each change of the entry to its guests. */
  isMailed?: boolean;
}

/** Longer lists of people are left out. */
const MAX_PEOPLE = 50;

const isHostOf = (event: EventRow, { id }: Reader) => event.createdByUserId === id;

/**
 * Describes an event in the language of the calendar's owner, the way to join first. Hosts read addresses, phone
 * numbers, answers, messages and the link to manage the meeting; others read who takes part. No address in it grants
 * access by itself, as users share their calendars.
 */
export function describeEntry(event: EventRow, reader: Reader, manageUrl: string): string | null {
  const t = getReaderTranslator(reader);
  const isHost = isHostOf(event, reader);
  const sections = [
    formatJoinLines(parseConference(event), t, formatHostName(event)),
    formatSchedule(event, reader, t),
    isHost ? formatAttendees(event, t) : formatHostLine(event, t),
    isHost && event.seats === null ? formatReaderAnswers(event, reader, t) : [],
    isHost ? formatBookerMessage(event, t) : [],
    reader.isMailed ? [] : formatCalendarLines(event, { ...reader, invitee: findReader(event, reader) }),
    [`${t("conference.manage")}: ${manageUrl}`],
  ];
  return sections
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join("\n"))
    .join("\n\n");
}

const findReader = (event: EventRow, reader: Reader) =>
  event.invitees.find(({ userId, isOrganizer }) =>
    isHostOf(event, reader) ? isOrganizer : userId === reader.id,
  );

/** Lists all steps of the meeting, in the reader's zone. */
function formatSchedule(event: EventRow, { language, timezone }: Reader, t: Translate): string[] {
  const lang = isLanguage(language) ? language : "en";
  const lines = formatStepLines(event, buildDateTimeStyle({ lang, zone: timezone }));
  return lines.length > 0 ? [`${t("steps.heading")}:`, ...lines] : [];
}

/** The address of the location, or the link of the video meeting. */
export function formatEntryLocation(event: EventRow, reader: Reader): string | null {
  const t = getReaderTranslator(reader);
  const confirmed = event.places.filter(({ id }) => event.confirmedFlag && id === event.confirmedPlaceId);
  const [place] = confirmed;
  const url = parseConference(event)?.url;
  const format = { isHost: isHostOf(event, reader) };
  const room = pickEventRoom(event);
  const places = confirmed.length > 0 ? confirmed : event.places;
  const isMet = url && place && place.kind !== "place";
  const lines = isMet ? [url] : places.map((one) => formatPlaceLine(one, t, format));
  return [...(room ? [formatPlaceLine(toEventPlace(room), t, format)] : []), ...lines].join(" / ") || null;
}

const getReaderTranslator = ({ language }: Reader): Translate =>
  getTranslator(isLanguage(language) ? language : "en");

const formatHostName = ({ createdByUser, createdByName }: EventRow): string =>
  (createdByUser && formatFullName(createdByUser)) ?? createdByName ?? "";

function formatAttendees({ invitees, declines }: EventRow, t: Translate): string[] {
  const attendees = invitees.filter(
    ({ id, isOrganizer }) => !isOrganizer && !declines.some(({ inviteeId }) => inviteeId === id),
  );
  if (attendees.length === 0) return [];
  const lines = attendees.map(({ fullName, email, phone, company }) =>
    [fullName, email, phone, company].filter(Boolean).join(" · "),
  );
  const more = lines.length - MAX_PEOPLE;
  return [`${t("conference.comes")}:`, ...lines.slice(0, MAX_PEOPLE), ...(more > 0 ? [`+ ${more}`] : [])];
}

const formatHostLine = (event: EventRow, t: Translate): string[] =>
  formatHostName(event) ? [`${t("conference.comes")}: ${formatHostName(event)}`] : [];

function formatReaderAnswers(event: EventRow, { language }: Reader, t: Translate): string[] {
  const lang = isLanguage(language) ? language : "en";
  return formatAnswerLines(event, { lang, region: resolveRegion(lang, null) }, t);
}

/** The booker's message from the booking; later messages are sent by mail. */
const formatBookerMessage = ({ bookpage, seats, messages: [first] }: EventRow, t: Translate): string[] =>
  first && bookpage && seats === null ? [`${t("conference.message")}:`, first.body] : [];
