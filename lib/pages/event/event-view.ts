import { MINUTE } from "@/lib/core/time/instant";
import { readConference } from "@/lib/domain/conferencing/conferences/conference";
import { joinLines } from "@/lib/domain/conferencing/conferences/join-lines";
import { placeWords } from "@/lib/domain/conferencing/conferences/place-words";
import { isPollClosed, readPoll } from "@/lib/domain/events/poll/read-poll";
import { formatHostTime, shortSpan, toSpan } from "@/lib/domain/events/visitor/date-words";
import {
  deriveEventState,
  describeHost,
  type EventSpan,
  type EventState,
  pickPlaces,
  pickSpans,
} from "@/lib/domain/events/visitor/event-facts";
import { spanWords } from "@/lib/domain/events/visitor/span-words";
import { frameView } from "@/lib/pages/frame/frame-view";
import { hoursView, zoneView } from "@/lib/pages/frame/reader-controls";
import type { BannerView } from "@/lib/pages/frame/view";
import { withQuery } from "@/lib/pages/frame/with-query";
import { pageOrigin } from "@/lib/platform/http/page-origin";
import { capitalize } from "@/lib/platform/i18n/format";
import { isolate } from "@/lib/platform/i18n/isolate";
import { zoneLabel } from "@/lib/platform/i18n/zone-names";
import { actionsView } from "./actions-view";
import { answersView } from "./answers-view";
import { bestView } from "./best-view";
import { changeBanner } from "./calendar-change-view";
import { calendarLinks } from "./calendar-links";
import { askedParams, buildEventHref, type EventContext } from "./event-context";
import { findPlaceLink } from "./find-place-link";
import { messagesView } from "./messages-view";
import { peopleView } from "./people-view";
import { pollView } from "./poll-view";
import { resultsLinks } from "./results/results-links";
import { seriesView } from "./series/series-view";
import { shareView } from "./share-view";
import { statusWord } from "./status-word";
import { stepView } from "./step-view";
import type { EventView } from "./view";

/** So many of an organiser's stand side by side; of more, the first alone. */
const MAX_BUTTONS = 3;

/** The event page in words, ready to be drawn. */
export function eventView(context: EventContext): EventView {
  const { visitor, manner, asked, now, t } = context;
  const { event } = visitor;
  const state = deriveEventState(visitor, now);
  const step = stepView(context);
  // Whoever has opened something is not asked for answers as well.
  const poll = step ? null : pollView(context);
  const asks = (kind: "dates" | "places") => poll?.sections.some(({ id }) => id === kind) === true;
  const version = new URLSearchParams({ key: asked.key });
  const actions = step ? [] : actionsView(context, state);
  return {
    // The address carries a personal key.
    frame: frameView(
      manner.lang,
      { title: event.title, secret: true },
      (lang) => buildEventHref(context, { lang }),
      {
        embed: asked.embed,
      },
    ),
    banner: isSaidBelow(context, poll) ? keepView(context) : bannerView(context),
    isNews: context.done !== null && !isSaidBelow(context, poll),
    isNew: isNew(context, state),
    status: statusView(context, state),
    title: event.title,
    when: asks("dates") ? null : whenView(context, state),
    hours: hoursView(t, manner, (hourCycle) => buildEventHref(context, { hourCycle })),
    zone: buildZoneView(context),
    place: asks("places") ? null : placeView(context),
    poll: poll && { ...poll, notice: isAnswered(context.done) ? bannerView(context) : null },
    best: step ? null : bestView(context),
    share: step ? null : shareView(context),
    series: seriesView(context),
    results: step ? null : resultsLinks(context),
    people: { heading: headPeople(context), items: peopleView(context, state), note: hiddenNote(context) },
    answers: answersView(context),
    calendar:
      state === "confirmed"
        ? {
            heading: t("event.addToCalendar"),
            links: calendarLinks(visitor, t, `/event/${event.id}/calendar.ics?${version}`),
          }
        : null,
    actions,
    moreActions: visitor.su && actions.length > MAX_BUTTONS ? t("eventPage.action.more") : null,
    step,
    messages: {
      ...messagesView(context),
      notice: context.done === "message" ? bannerView(context) : null,
    },
    others: othersView(context),
    live: {
      source: `/event/${event.id}/version?${version}`,
      version: event.v,
      news: t("eventPage.live.news"),
      show: t("eventPage.live.show"),
    },
  };
}

const NEW_MS = MINUTE;

/** What gives a meeting its state, or takes it away. */
const TURNS: readonly EventContext["done"][] = ["confirmed", "moved", "cancelled", "declined", "attending"];

/** It has only just been booked, or has come to this just now, by whoever is reading. */
const isNew = ({ done, visitor: { event }, now }: EventContext, state: EventState) =>
  TURNS.includes(done) ||
  ((state === "confirmed" || state === "planning") && now - event.createdAt.getTime() < NEW_MS);

const isAnswered = (done: EventContext["done"]) => done === "voted" || done === "none" || done === "returned";

/** What was done in the poll, or to the messages, is said there: the reader is sent back to it. */
const isSaidBelow = ({ done }: EventContext, poll: EventView["poll"]) =>
  done === "message" || (poll !== null && isAnswered(done));

/** How many seats are taken is for everybody to know; by whom, for the host. */
function headPeople({ visitor: { seats }, t }: EventContext): string {
  const taken = seats && t("eventPage.status.seats", { taken: seats.taken, all: seats.all });
  return [t("event.people"), taken].filter(Boolean).join(" · ");
}

function bannerView(context: EventContext): BannerView | null {
  const { done, draftGone, replacement, visitor, manner, t } = context;
  const say = (tone: BannerView["tone"], title: string) => ({ tone, title, text: null, links: [] });
  if (draftGone) return say("info", t("eventPage.done.expired"));
  if (done)
    return say(
      done === "changed" || done === "taken" || done === "codes" ? "warn" : "ok",
      t(`eventPage.done.${done}`),
    );
  const change = changeBanner(context);
  if (change) return change;
  if (!replacement) return keepView(context);
  const time = shortSpan(manner, visitor.event.timezone, t, { ...replacement.time, allDay: false });
  const link = { href: replacement.href, label: t("eventPage.status.open") };
  return { ...say("info", t("eventPage.status.replaced", { time })), links: [link] };
}

/** The way to everything that a guest has arranged here, where there is an address to mail it to. */
function othersView({ visitor, asked, manner, t }: EventContext): EventView["others"] {
  const { page } = visitor.event;
  if (visitor.su || !visitor.email || !page || asked.embed) return null;
  const href = withQuery("/meetings", { page: page.nickname, lang: manner.lang });
  return { href, label: t("meetings.link") };
}

/** The address of this page is all that somebody has who gave none. */
function keepView(context: EventContext): BannerView | null {
  const { visitor, asked, t } = context;
  const { email, su, event } = visitor;
  if (su || email || event.cancelledAt) return null;
  const say = { tone: "info", title: t("eventPage.done.keep") } as const;
  if (event.bookpage) return { ...say, text: t("eventPage.done.keepText"), links: [] };
  const href = `/event/${event.id}?${new URLSearchParams({ key: asked.key })}`;
  return { ...say, text: t("polls.keepText"), links: [{ href, label: `${pageOrigin()}${href}` }] };
}

/** Whom the reader does not see, takes part all the same. */
const hiddenNote = ({ visitor, manner, t }: EventContext): string | null =>
  !visitor.su && !visitor.host && readPoll(visitor.event).hide_participants
    ? t("polls.hidden", { name: isolate(manner.lang, describeHost(visitor.event).name) })
    : null;

function statusView(context: EventContext, state: EventState): EventView["status"] {
  const text = statusText(context, state);
  return {
    kind: state,
    word: statusWord(context.visitor, state, context.t, context.now),
    text: [text, mailedWords(context, state)].filter(Boolean).join(" ") || null,
  };
}

function statusText({ visitor, role, manner, now, t }: EventContext, state: EventState): string {
  const { event, su } = visitor;
  if (state === "cancelled") {
    const text = [
      t("event.cancelledText"),
      event.cancelReason && t("event.cancelledReason", { reason: isolate(manner.lang, event.cancelReason) }),
    ];
    return text.filter(Boolean).join(" ");
  }
  if (state === "planning" && isPollClosed(event, now))
    return su
      ? t("polls.overOwner")
      : t("polls.over", { name: isolate(manner.lang, describeHost(event).firstName) });
  if (state === "planning") {
    const name = isolate(manner.lang, describeHost(event).firstName);
    if (su) return t("eventPage.status.planningOwner");
    return role === "booker"
      ? t("event.planningText", { name })
      : t("eventPage.status.planningGuest", { name });
  }
  if (state === "confirmed" && hasSaidNo(visitor)) return t("eventPage.status.saidNo");
  return t(`event.${state}Text`);
}

const hasSaidNo = ({ id, event }: EventContext["visitor"]) =>
  event.votes.some(
    ({ inviteeId, dateId, yes }) => inviteeId === id && dateId === event.confirmedDateId && !yes,
  );

/** Where a booker's mails about it went; whoever gave no address reads that instead. */
const mailedWords = ({ visitor: { email, su }, role, manner, t }: EventContext, state: EventState) =>
  email && !su && role === "booker" && (state === "confirmed" || state === "planning")
    ? t("eventPage.status.mailed", { email: isolate(manner.lang, email) })
    : null;

function whenView(context: EventContext, state: EventState): EventView["when"] {
  const { visitor, manner, t } = context;
  const spans = [...pickSpans(visitor.event), ...listFurther(visitor)];
  if (spans.length === 0) return null;
  return {
    heading: t(visitor.event.confirmedFlag || spans.length < 2 ? "event.when" : "event.proposedTimes"),
    items: spans.map((span) => {
      const { day, time } = spanWords(manner, visitor.event.timezone, t, span);
      return {
        day,
        time: capitalize(manner.lang, time),
        zone: span.allDay ? null : zoneLabel(manner.zone, span.start),
        hostTime: formatHostTime(visitor, manner, t, span),
        struck: state === "cancelled",
      };
    }),
  };
}

/** Dates that were confirmed besides, each as a meeting of its own: of those to which the reader comes. */
function listFurther({ id, su, event }: EventContext["visitor"]): EventSpan[] {
  if (!event.confirmedFlag) return [];
  const { further } = readPoll(event);
  return event.dates
    .filter((date) => further.some((one) => one.date === date.id))
    .filter(
      (date) =>
        su || event.votes.some((vote) => vote.inviteeId === id && vote.dateId === date.id && vote.yes),
    )
    .map(toSpan);
}

function buildZoneView(context: EventContext): EventView["zone"] {
  const { visitor, manner, asked, now, t, zoneGuessed, zoneOptions } = context;
  const [span] = pickSpans(visitor.event);
  return zoneView(t, manner, {
    at: span?.start ?? now,
    options: zoneOptions,
    allHref: `${buildEventHref(context)}&zones=all`,
    action: `/event/${visitor.eventId}`,
    hidden: askedParams({ ...asked, zone: null }).map(([name, value]) => ({ name, value })),
    locked: null,
    guessed: zoneGuessed,
  });
}

export function placeView({ visitor, t }: EventContext): EventView["place"] {
  const items = pickPlaces(visitor.event).map((place) => ({
    ...placeWords(place, t, { isHost: visitor.su }),
    href: place.kind === "place" ? findPlaceLink(place) : null,
  }));
  if (items.length === 0) return null;
  const { event } = visitor;
  const conference = event.cancelledAt === null ? readConference(event) : null;
  const [first, ...lines] = joinLines(conference, t, describeHost(event).name);
  const href = conference?.url ?? null;
  return {
    heading: t("event.where"),
    items,
    join: href === null ? null : { href, label: t("conference.join") },
    notes: href === null && first ? [first] : lines,
  };
}
