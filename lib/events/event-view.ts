import { frameView } from "@/lib/bookings/frame-view";
import { initialsOf } from "@/lib/bookings/initials";
import { paragraphsOf } from "@/lib/bookings/paragraphs";
import { hoursView, zoneView } from "@/lib/bookings/reader-controls";
import type { EventView, PersonView } from "@/lib/bookings/view";
import { formatDate, formatTime, type Manner } from "@/lib/i18n/format";
import type { Language } from "@/lib/i18n/languages";
import type { HourCycle } from "@/lib/i18n/region-habits";
import type { Translate } from "@/lib/i18n/translate";
import { zoneLabel } from "@/lib/i18n/zone-names";
import { type Instant, instant } from "@/lib/time/instant";
import { localDateAt, offsetAt } from "@/lib/time/zone";
import { calendarLinks } from "./calendar-links";
import { type EventSpan, type EventState, hostOf, placesOf, spansOf, stateOf } from "./event-facts";
import type { EventVisitor } from "./load-event-page";
import { spanWords } from "./span-words";

export interface EventContext {
  visitor: EventVisitor;
  manner: Manner;
  /** What the address says, to be kept in links. */
  asked: {
    key: string;
    lang: Language | null;
    zone: string | null;
    hourCycle: HourCycle | null;
    embed: boolean;
  };
  zoneGuessed: boolean;
  /** Markup of all zones to choose from, where it was asked for. */
  zoneOptions: string | null;
  now: Instant;
  t: Translate;
}

export function eventView(context: EventContext): EventView {
  const { visitor, manner, now, t } = context;
  const { event } = visitor;
  const state = stateOf(visitor, now);
  return {
    // The address carries a personal key.
    frame: frameView(manner.lang, { title: event.title, secret: true }, (lang) => hrefOf(context, { lang }), {
      embed: context.asked.embed,
    }),
    banner: null,
    status: { kind: state, ...statusWords(context, state) },
    title: event.title,
    when: whenView(context, state),
    hours: hoursView(t, manner, (hourCycle) => hrefOf(context, { hourCycle })),
    zone: zoneOf(context),
    place: placeView(context),
    people: { heading: t("event.people"), items: peopleOf(context, state) },
    calendar:
      state === "confirmed"
        ? { heading: t("event.addToCalendar"), links: calendarLinks(visitor, t, icsHref(context)) }
        : null,
    actions: actionsOf(context, state),
    form: null,
    notes: null,
    messages: messagesView(context),
  };
}

function paramsOf({ asked }: EventContext, change: Partial<EventContext["asked"]>) {
  const { key, lang, zone, hourCycle, embed } = { ...asked, ...change };
  const params: [string, string | null][] = [
    ["key", key],
    ["tz", zone],
    ["h", hourCycle && (hourCycle === "h12" ? "12" : "24")],
    ["lang", lang],
    ["embed", embed ? "1" : null],
  ];
  return params.filter((param): param is [string, string] => param[1] !== null);
}

const hrefOf = (context: EventContext, change: Partial<EventContext["asked"]>) =>
  `/event/${context.visitor.eventId}?${new URLSearchParams(paramsOf(context, change))}`;

const icsHref = ({ visitor, asked }: EventContext) =>
  `/event/${visitor.eventId}/calendar.ics?${new URLSearchParams({ key: asked.key })}`;

function statusWords({ visitor, t }: EventContext, state: EventState): { word: string; text: string | null } {
  const { event, su } = visitor;
  if (state === "cancelled") {
    const reason = event.cancelReason && t("event.cancelledReason", { reason: event.cancelReason });
    return {
      word: t("event.cancelled"),
      text: [t("event.cancelledText"), reason].filter(Boolean).join(" "),
    };
  }
  if (state === "planning") {
    const text = su ? t("event.planningOwner") : t("event.planningText", { name: hostOf(event).firstName });
    return { word: t("event.planning"), text };
  }
  return { word: t(`event.${state}`), text: t(`event.${state}Text`) };
}

function whenView(context: EventContext, state: EventState): EventView["when"] {
  const { visitor, manner, t } = context;
  const spans = spansOf(visitor.event);
  return {
    heading: t(visitor.event.confirmedFlag || spans.length < 2 ? "event.when" : "event.proposedTimes"),
    items: spans.map((span) => ({
      ...spanWords(manner, visitor.event.timezone, t, span),
      zone: zoneLabel(manner.zone, span.start),
      hostTime: hostTime(context, span),
      struck: state === "cancelled",
    })),
  };
}

function hostTime({ visitor, manner, t }: EventContext, { start, allDay }: EventSpan): string | null {
  const host = hostOf(visitor.event);
  const same = offsetAt(host.timezone, start) === offsetAt(manner.zone, start);
  if (allDay || visitor.su || same) return null;
  const day = localDateAt(host.timezone, start);
  const clock = formatTime({ ...manner, zone: host.timezone }, start);
  const time =
    day === localDateAt(manner.zone, start) ? clock : `${formatDate(manner, day, "dayShort")}, ${clock}`;
  return t("event.hostTime", { time, zone: zoneLabel(host.timezone, start), name: host.firstName });
}

function zoneOf(context: EventContext): EventView["zone"] {
  const { visitor, manner, now, t, zoneGuessed, zoneOptions } = context;
  const [span] = spansOf(visitor.event);
  return zoneView(t, manner, {
    at: span?.start ?? now,
    options: zoneOptions,
    allHref: `${hrefOf(context, {})}&zones=all`,
    action: `/event/${visitor.eventId}`,
    hidden: paramsOf(context, { zone: null }).map(([name, value]) => ({ name, value })),
    locked: null,
    guessed: zoneGuessed,
  });
}

function placeView({ visitor, t }: EventContext): EventView["place"] {
  const items = placesOf(visitor.event).map(({ name, address }) => {
    const href = [address, name].find((text) => text && /^https?:\/\//i.test(text) && URL.canParse(text));
    return { name, detail: address && address !== name ? address : null, href: href ?? null };
  });
  return items.length > 0 ? { heading: t("event.where"), items } : null;
}

/** Names only: an address is seen by the host, and by the person whose it is. */
function peopleOf({ visitor, t }: EventContext, state: EventState): PersonView[] {
  const { event } = visitor;
  let unnamed = 0;
  return event.invitees.map((person): PersonView => {
    const own = person.id === visitor.id;
    const known = person.fullName ?? (person.su ? hostOf(event).name : null);
    const address = own || visitor.su ? person.email : null;
    const name = known ?? address ?? `${t("event.guest")} ${++unnamed}`;
    const role = t(person.su ? "event.host" : "event.guest");
    const answer = answerOf(visitor, person.id, state);
    return {
      name,
      initials: initialsOf(name),
      photo: person.pictureUrl,
      role: own ? `${role} · ${t("event.you")}` : role,
      answer,
      answerText:
        answer &&
        t(answer === "yes" ? "event.answerYes" : answer === "no" ? "event.answerNo" : "event.answerWaiting"),
    };
  });
}

function answerOf({ event }: EventVisitor, invitee: string, state: EventState): PersonView["answer"] {
  if (event.declines.some((decline) => decline.inviteeId === invitee)) return "no";
  if (!event.confirmedFlag || state === "cancelled") return null;
  const vote = event.votes.find(
    ({ inviteeId, dateId }) => inviteeId === invitee && dateId === event.confirmedDateId,
  );
  return vote ? (vote.yes ? "yes" : "no") : "waiting";
}

/** Where a meeting came to nothing, a guest finds the way to another one. */
function actionsOf({ visitor, t }: EventContext, state: EventState): EventView["actions"] {
  const { page, appointmentType } = visitor.event;
  const over = state === "cancelled" || state === "past" || state === "declined";
  if (!over || visitor.su || !page?.active) return [];
  const path = appointmentType?.active ? `/types/${appointmentType.handle}` : "";
  return [{ href: `/${page.nickname}${path}`, label: t("event.bookAgain"), tone: "accent" }];
}

function messagesView({ visitor, manner, t }: EventContext): EventView["messages"] {
  const { event } = visitor;
  if (event.messages.length === 0) return null;
  const items = event.messages.map(({ id, body, fromEmail, createdAt }) => {
    const author = event.invitees.find(({ email }) => email !== null && email === fromEmail);
    const name = author?.fullName ?? t("event.guest");
    const at = instant(createdAt.getTime());
    const day = formatDate(manner, localDateAt(manner.zone, at), "dayShort");
    return {
      id,
      author: name,
      initials: initialsOf(name),
      when: `${day}, ${formatTime(manner, at)}`,
      text: paragraphsOf(body),
    };
  });
  return { heading: t("event.message"), empty: null, items, form: null };
}
