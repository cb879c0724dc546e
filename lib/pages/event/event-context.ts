import type { Instant } from "@/lib/core/time/instant";
import type { Interval } from "@/lib/core/time/interval";
import type { VoteAnswer } from "@/lib/domain/events/operation-schema";
import type { EventVisitor } from "@/lib/domain/events/visitor/load-event-page";
import type { VisitorAction, VisitorRole } from "@/lib/domain/events/visitor/visitor-actions";
import type { Embed } from "@/lib/pages/page-shell/parse-embed";
import type { CalendarChange } from "@/lib/platform/db/generated/client";
import type { DateTimeStyle } from "@/lib/platform/i18n/format-date-time";
import type { Language } from "@/lib/platform/i18n/languages";
import type { HourCycle } from "@/lib/platform/i18n/region-format";
import type { Translate } from "@/lib/platform/i18n/translate";
import type { EventFormDraft, EventStep } from "./event-form-draft";
import type { EventNotice } from "./event-notices";

/** Parameters of the address that links keep. */
export interface EventPageQuery {
  key: string;
  lang: Language | null;
  zone: string | null;
  hourCycle: HourCycle | null;
  embed: Embed;
}

/** The input of every part of the event page. */
export interface EventContext {
  visitor: EventVisitor;
  role: VisitorRole;
  offers: ReadonlySet<VisitorAction>;
  dateTimeStyle: DateTimeStyle;
  eventQuery: EventPageQuery;
  zoneGuessed: boolean;
  /** Markup of all time zones, if requested. */
  zoneOptions: string | null;
  now: Instant;
  t: Translate;
  /** Names by invitee id. */
  names: ReadonlyMap<string, string>;
  /** The open step, and the date, place or invitee that it concerns. */
  step: EventStep | null;
  about: { date: string | null; place: string | null; person: string | null };
  /** The answer in the address of a mail's link: selected, and saved only by the form. */
  picked: { date: string; answer: VoteAnswer } | null;
  draft: EventFormDraft | null;
  /** The draft in the address has expired. */
  draftGone: boolean;
  /** The action that has just been done. */
  done: EventNotice | null;
  /** The start of the meeting before it was moved; null unless that has just been done. */
  movedFrom: Instant | null;
  /** The visitor at all events of the series; empty for a single event. */
  visits: readonly EventVisitor[];
  conflict: { nearest: Interval[] } | null;
  /** The visitor's pending change of the entry in their calendar. */
  change: CalendarChange | null;
  replacement: { href: string; time: Interval } | null;
}

export function toEventParams({ key, lang, zone, hourCycle, embed }: EventPageQuery): [string, string][] {
  const params: [string, string | null][] = [
    ["key", key],
    ["tz", zone],
    ["h", hourCycle && (hourCycle === "h12" ? "12" : "24")],
    ["lang", lang],
    ["embed", embed || null],
  ];
  return params.filter((param): param is [string, string] => param[1] !== null);
}

type EventPageRef = Pick<EventContext, "visitor" | "eventQuery">;

/** The page's address with a part of its state changed. */
export const buildEventHref = (
  { visitor, eventQuery }: EventPageRef,
  change: Partial<EventPageQuery> = {},
): string => `/event/${visitor.eventId}?${new URLSearchParams(toEventParams({ ...eventQuery, ...change }))}`;

/** The page's address with a step open. */
export const buildStepHref = (
  page: EventPageRef,
  step: EventStep,
  about: Record<string, string> = {},
): string => `${buildEventHref(page)}&${new URLSearchParams({ step, ...about })}#step`;

/** The action of a form. */
export const buildActionHref = ({ visitor, eventQuery }: EventPageRef, action: string): string =>
  `/event/${visitor.eventId}/${action}?${new URLSearchParams(toEventParams(eventQuery))}`;
