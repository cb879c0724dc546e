import type { Instant } from "@/lib/core/time/instant";
import type { Interval } from "@/lib/core/time/interval";
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

/** What the address says, to be kept in links. */
export interface EventPageQuery {
  key: string;
  lang: Language | null;
  zone: string | null;
  hourCycle: HourCycle | null;
  embed: Embed;
}

/** What every part of the event page is written from. */
export interface EventContext {
  visitor: EventVisitor;
  role: VisitorRole;
  offers: ReadonlySet<VisitorAction>;
  manner: DateTimeStyle;
  asked: EventPageQuery;
  zoneGuessed: boolean;
  /** Markup of all zones to choose from, where it was asked for. */
  zoneOptions: string | null;
  now: Instant;
  t: Translate;
  /** By the id of the invitee. */
  names: ReadonlyMap<string, string>;
  /** What was opened, and the date, place or person that it is about. */
  step: EventStep | null;
  about: { date: string | null; place: string | null; person: string | null };
  draft: EventFormDraft | null;
  /** The address names a draft that is no longer kept. */
  draftGone: boolean;
  /** What has just been done. */
  done: EventNotice | null;
  /** The visitor at all events of the series; none where the booking does not repeat. */
  visits: readonly EventVisitor[];
  conflict: { nearest: Interval[] } | null;
  /** What the visitor has done to the entry in their calendar, while it waits for their word. */
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

type EventPageRef = Pick<EventContext, "visitor" | "asked">;

/** The page with a part of its state changed. */
export const buildEventHref = (
  { visitor, asked }: EventPageRef,
  change: Partial<EventPageQuery> = {},
): string => `/event/${visitor.eventId}?${new URLSearchParams(toEventParams({ ...asked, ...change }))}`;

/** The page with something opened. */
export const buildStepHref = (
  place: EventPageRef,
  step: EventStep,
  about: Record<string, string> = {},
): string => `${buildEventHref(place)}&${new URLSearchParams({ step, ...about })}#step`;

/** Where a form goes. */
export const buildActionHref = ({ visitor, asked }: EventPageRef, action: string): string =>
  `/event/${visitor.eventId}/${action}?${new URLSearchParams(toEventParams(asked))}`;
