import { readConference } from "@/lib/domain/conferencing/conferences/conference";
import { joinLines } from "@/lib/domain/conferencing/conferences/join-lines";
import { placeLine } from "@/lib/domain/conferencing/conferences/place-words";
import { answerLines } from "@/lib/domain/events/answer-lines";
import { pickEventRoom, toEventPlace } from "@/lib/domain/events/event-room";
import type { EventRow } from "@/lib/domain/events/event-rows";
import { formatFullName } from "@/lib/domain/tenancy/organizations/full-name";
import { chooseRegion } from "@/lib/platform/i18n/choose-region";
import { isLanguage } from "@/lib/platform/i18n/languages";
import { getTranslator, type Translate } from "@/lib/platform/i18n/translate";

interface Reader {
  id: string;
  language: string;
}

/** More people than these are a list to look at elsewhere. */
const MAX_PEOPLE = 50;

const isHostOf = (event: EventRow, { id }: Reader) => event.createdByUserId === id;

/**
 * What an entry says, in the language of whose calendar it is: to the host who comes, with addresses and numbers, what they
 * have answered and written, and where the meeting is moved or cancelled; to others who it is with. How one joins stands
 * first. Addresses in it open nothing by themselves: people share their calendars.
 */
export function describeEntry(event: EventRow, reader: Reader, manageUrl: string): string | null {
  const t = translatorOf(reader);
  const isHost = isHostOf(event, reader);
  const sections = [
    joinLines(readConference(event), t, nameHost(event)),
    isHost ? listComing(event, t) : withHost(event, t),
    isHost && event.seats === null ? answersOf(event, reader, t) : [],
    isHost ? listMessage(event, t) : [],
    [`${t("conference.manage")}: ${manageUrl}`],
  ];
  return sections
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join("\n"))
    .join("\n\n");
}

/** The place in words, or where one meets on the web. */
export function locateEntry(event: EventRow, reader: Reader): string | null {
  const t = translatorOf(reader);
  const confirmed = event.places.filter(({ id }) => event.confirmedFlag && id === event.confirmedPlaceId);
  const [place] = confirmed;
  const url = readConference(event)?.url;
  const told = { isHost: isHostOf(event, reader) };
  const room = pickEventRoom(event);
  const places = confirmed.length > 0 ? confirmed : event.places;
  const isMet = url && place && place.kind !== "place";
  const words = isMet ? [url] : places.map((one) => placeLine(one, t, told));
  return [...(room ? [placeLine(toEventPlace(room), t, told)] : []), ...words].join(" / ") || null;
}

const translatorOf = ({ language }: Reader): Translate =>
  getTranslator(isLanguage(language) ? language : "en");

const nameHost = ({ createdByUser, createdByName }: EventRow): string =>
  (createdByUser && formatFullName(createdByUser)) ?? createdByName ?? "";

function listComing({ invitees, declines }: EventRow, t: Translate): string[] {
  const coming = invitees.filter(({ id, su }) => !su && !declines.some(({ inviteeId }) => inviteeId === id));
  if (coming.length === 0) return [];
  const lines = coming.map(({ fullName, email, phone, company }) =>
    [fullName, email, phone, company].filter(Boolean).join(" · "),
  );
  const more = lines.length - MAX_PEOPLE;
  return [`${t("conference.comes")}:`, ...lines.slice(0, MAX_PEOPLE), ...(more > 0 ? [`+ ${more}`] : [])];
}

const withHost = (event: EventRow, t: Translate): string[] =>
  nameHost(event) ? [`${t("conference.comes")}: ${nameHost(event)}`] : [];

function answersOf(event: EventRow, { language }: Reader, t: Translate): string[] {
  const lang = isLanguage(language) ? language : "en";
  return answerLines(event, { lang, region: chooseRegion(lang, null) }, t);
}

/** What the booker has written with the booking; what is written later has its mails. */
const listMessage = ({ bookpage, seats, messages: [first] }: EventRow, t: Translate): string[] =>
  first && bookpage && seats === null ? [`${t("conference.message")}:`, first.body] : [];
