import type { Instant } from "@/lib/core/time/instant";
import type { Interval } from "@/lib/core/time/interval";
import type { EventVisitor } from "@/lib/domain/events/visitor/load-event-page";
import type { Offer, Role } from "@/lib/domain/events/visitor/offers";
import type { Embed } from "@/lib/pages/frame/embed-look";
import type { CalendarChange } from "@/lib/platform/db/generated/client";
import type { Manner } from "@/lib/platform/i18n/format";
import type { Language } from "@/lib/platform/i18n/languages";
import type { HourCycle } from "@/lib/platform/i18n/region-habits";
import type { Translate } from "@/lib/platform/i18n/translate";
import type { Done } from "./done";
import type { EventFormDraft, EventStep } from "./event-form-draft";

/** What the address says, to be kept in links. */
export interface Asked {
  key: string;
  lang: Language | null;
  zone: string | null;
  hourCycle: HourCycle | null;
  embed: Embed;
}

/** What every part of the event page is written from. */
export interface EventContext {
  visitor: EventVisitor;
  role: Role;
  offers: ReadonlySet<Offer>;
  manner: Manner;
  asked: Asked;
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
  done: Done | null;
  /** The visitor at all events of the series; none where the booking does not repeat. */
  visits: readonly EventVisitor[];
  conflict: { nearest: Interval[] } | null;
  /** What the visitor has done to the entry in their calendar, while it waits for their word. */
  change: CalendarChange | null;
  replacement: { href: string; time: Interval } | null;
}

export function askedParams({ key, lang, zone, hourCycle, embed }: Asked): [string, string][] {
  const params: [string, string | null][] = [
    ["key", key],
    ["tz", zone],
    ["h", hourCycle && (hourCycle === "h12" ? "12" : "24")],
    ["lang", lang],
    ["embed", embed || null],
  ];
  return params.filter((param): param is [string, string] => param[1] !== null);
}

type Place = Pick<EventContext, "visitor" | "asked">;

/** The page with a part of its state changed. */
export const buildEventHref = ({ visitor, asked }: Place, change: Partial<Asked> = {}): string =>
  `/event/${visitor.eventId}?${new URLSearchParams(askedParams({ ...asked, ...change }))}`;

/** The page with something opened. */
export const stepHref = (place: Place, step: EventStep, about: Record<string, string> = {}): string =>
  `${buildEventHref(place)}&${new URLSearchParams({ step, ...about })}#step`;

/** Where a form goes. */
export const actionHref = ({ visitor, asked }: Place, action: string): string =>
  `/event/${visitor.eventId}/${action}?${new URLSearchParams(askedParams(asked))}`;
