import { asInstant, MINUTE } from "@/lib/core/time/instant";
import { parseConference } from "@/lib/domain/conferencing/conferences/conference";
import { formatJoinLines } from "@/lib/domain/conferencing/conferences/format-join-lines";
import { formatPlace } from "@/lib/domain/conferencing/conferences/format-place";
import { getPollSettings, isPollClosed } from "@/lib/domain/events/poll/get-poll-settings";
import { formatStayParts } from "@/lib/domain/events/stay/format-stay";
import { formatStepLines } from "@/lib/domain/events/steps/format-steps";
import {
  deriveVisitorState,
  describeEventHost,
  type EventSpan,
  pickPlaces,
  pickSpans,
  type VisitorState,
} from "@/lib/domain/events/visitor/event-facts";
import { findBooker } from "@/lib/domain/events/visitor/find-booker";
import { formatHostLocalTime, formatShortSpan, toEventSpan } from "@/lib/domain/events/visitor/format-days";
import { formatSpan, formatSpanLines } from "@/lib/domain/events/visitor/format-span";
import { isClosedToChanges } from "@/lib/domain/events/visitor/visitor-actions";
import { addQueryParams } from "@/lib/pages/page-shell/add-query-params";
import { buildPageShell } from "@/lib/pages/page-shell/build-page-shell";
import { buildHourCycleView, buildZoneControl } from "@/lib/pages/page-shell/locale-controls";
import type { BannerView } from "@/lib/pages/page-shell/view";
import { resolvePageOrigin } from "@/lib/platform/http/page-origin";
import { capitalize } from "@/lib/platform/i18n/format-date-time";
import { joinDateTime } from "@/lib/platform/i18n/join-date-time";
import { wrapBidiIsolate } from "@/lib/platform/i18n/wrap-bidi-isolate";
import { formatZoneLabel } from "@/lib/platform/i18n/zone-names";
import { buildActionsView } from "./build-actions-view";
import { buildAnswersView } from "./build-answers-view";
import { buildBestDatesView } from "./build-best-dates-view";
import { buildCalendarLinks } from "./build-calendar-links";
import { buildMessagesView, buildPollMessage } from "./build-messages-view";
import { buildPeopleView } from "./build-people-view";
import { buildPollView } from "./build-poll-view";
import { buildShareView } from "./build-share-view";
import { buildStepView } from "./build-step-view";
import { buildCalendarChangeBanner } from "./calendar-change-view";
import { buildEventHref, type EventContext, toEventParams } from "./event-context";
import { findPlaceLink } from "./find-place-link";
import { formatEventStatus } from "./format-event-status";
import { formatEventTitle } from "./format-event-title";
import { isSingleRequest } from "./is-single-request";
import { buildPickedNotice } from "./pick-answer";
import { buildResultsLinks } from "./results/build-results-links";
import { buildEventSeriesView } from "./series/build-event-series-view";
import type { EventView } from "./view";

/** The greatest number of an organiser's actions shown as buttons; with more, only the first is one. */
const MAX_BUTTONS = 3;

/** Builds the view of the event page. */
export function buildEventView(context: EventContext): EventView {
  const { visitor, dateTimeStyle, eventQuery, now, t, zoneGuessed } = context;
  const { event } = visitor;
  const state = deriveVisitorState(visitor, now);
  const step = buildStepView(context);
  const title = formatEventTitle(event, dateTimeStyle.lang, t);
  // An open step hides the poll.
  const poll = step ? null : buildPollView(context);
  const isAsked = (kind: "dates" | "places") => poll?.sections.some(({ id }) => id === kind) === true;
  const best = step ? null : buildBestDatesView(context);
  const version = new URLSearchParams({ key: eventQuery.key });
  const actions = step ? [] : buildActionsView(context, state);
  return {
    // The address contains a personal key.
    shell: buildPageShell(
      dateTimeStyle.lang,
      { title, secret: true },
      (lang) => buildEventHref(context, { lang }),
      {
        embed: eventQuery.embed,
        reader: { zone: dateTimeStyle.zone, zoneGuessed },
      },
    ),
    banner: isShownBelow(context, poll) ? buildSaveLinkBanner(context) : buildBannerView(context),
    hasNotice: context.done !== null && !isShownBelow(context, poll),
    isNew: isRecent(context, state),
    status: buildStatusView(context, state),
    title,
    message: poll && buildPollMessage(context),
    when: isAsked("dates") || best ? null : buildWhenView(context, state),
    schedule: buildScheduleView(context),
    hours: buildHourCycleView(t, dateTimeStyle, (hourCycle) => buildEventHref(context, { hourCycle })),
    zone: buildZoneView(context),
    place: isAsked("places") ? null : buildPlaceView(context),
    poll: poll && {
      ...poll,
      notice: isAnswered(context.done) ? buildBannerView(context) : buildPickedNotice(context),
    },
    best,
    share: step ? null : buildShareView(context),
    series: buildEventSeriesView(context),
    results: step ? null : buildResultsLinks(context),
    people: {
      heading: formatPeopleHeading(context),
      items: buildPeopleView(context, state),
      note: formatHiddenNote(context),
    },
    answers: buildAnswersView(context),
    calendar: state === "confirmed" ? buildCalendarView(context, version) : null,
    actions,
    hasQuietActions: !visitor.isOrganizer && (state === "confirmed" || state === "planning"),
    moreActions: visitor.isOrganizer && actions.length > MAX_BUTTONS ? t("eventPage.action.more") : null,
    actionsNote: step ? null : formatActionsNote(context),
    step,
    messages: {
      ...buildMessagesView(context, { isFirstShown: poll !== null && buildPollMessage(context) !== null }),
      notice: context.done === "message" ? buildBannerView(context) : null,
    },
    others: buildMeetingsLink(context),
    live: {
      source: `/event/${event.id}/version?${version}`,
      version: event.v,
      notice: t("eventPage.live.updates"),
      show: t("eventPage.live.show"),
    },
  };
}

const buildCalendarView = ({ visitor, t }: EventContext, version: URLSearchParams) => ({
  heading: t("event.addToCalendar"),
  links: buildCalendarLinks(visitor, t, `/event/${visitor.event.id}/calendar.ics?${version}`),
});

/** Says whom to ask for changes that the page no longer offers. */
const formatActionsNote = ({ visitor, now, t }: EventContext): string | null =>
  isClosedToChanges(visitor, now)
    ? t("eventPage.askHost", { name: describeEventHost(visitor.event).firstName })
    : null;

const NEW_MS = MINUTE;

/** Notices of a change of the meeting's state. */
const RECENT_NOTICES: readonly EventContext["done"][] = [
  "confirmed",
  "moved",
  "cancelled",
  "declined",
  "attending",
];

/** The event has just been booked, or the reader has just changed its state. */
const isRecent = ({ done, visitor: { event }, now }: EventContext, state: VisitorState) =>
  RECENT_NOTICES.includes(done) ||
  ((state === "confirmed" || state === "planning") && now - event.createdAt.getTime() < NEW_MS);

const isAnswered = (done: EventContext["done"]) => done === "voted" || done === "none" || done === "returned";

/** The notices of votes and messages appear beside the poll or the messages, to which the reader is led back. */
const isShownBelow = ({ done }: EventContext, poll: EventView["poll"]) =>
  done === "message" || (poll !== null && isAnswered(done));

/** Everyone sees the number of taken seats; only the host sees the names. */
function formatPeopleHeading({ visitor: { seats }, t }: EventContext): string {
  const seatsText = seats && t("eventPage.status.seats", { taken: seats.taken, all: seats.all });
  return [t("event.people"), seatsText].filter(Boolean).join(" · ");
}

function buildBannerView(context: EventContext): BannerView | null {
  const { done, draftGone, replacement, visitor, dateTimeStyle, t } = context;
  const buildBanner = (tone: BannerView["tone"], title: string) => ({ tone, title, text: null, links: [] });
  if (draftGone) return buildBanner("info", t("eventPage.done.expired"));
  if (done)
    return buildBanner(
      done === "changed" || done === "taken" || done === "codes" ? "warn" : "ok",
      t(`eventPage.done.${done}`),
    );
  const change = buildCalendarChangeBanner(context);
  if (change) return change;
  if (!replacement) return buildSaveLinkBanner(context);
  const time = formatShortSpan(dateTimeStyle, visitor.event.timezone, t, {
    ...replacement.time,
    allDay: false,
  });
  const link = { href: replacement.href, label: t("eventPage.status.open") };
  return { ...buildBanner("info", t("eventPage.status.replaced", { time })), links: [link] };
}

/** A link to all meetings of a guest with a known email address. */
function buildMeetingsLink({ visitor, eventQuery, dateTimeStyle, t }: EventContext): EventView["others"] {
  const { page } = visitor.event;
  if (visitor.isOrganizer || !visitor.email || !page || eventQuery.embed) return null;
  const href = addQueryParams("/meetings", { page: page.slug, lang: dateTimeStyle.lang });
  return { href, label: t("meetings.link") };
}

/** Asks a visitor without an email address to save the address of the page, which is their only access. */
function buildSaveLinkBanner(context: EventContext): BannerView | null {
  const { visitor, eventQuery, t } = context;
  const { email, isOrganizer, event } = visitor;
  if (isOrganizer || email || event.cancelledAt) return null;
  const banner = { tone: "info", title: t("eventPage.done.keep") } as const;
  if (event.bookpage) return { ...banner, text: t("eventPage.done.keepText"), links: [] };
  const href = `/event/${event.id}?${new URLSearchParams({ key: eventQuery.key })}`;
  return { ...banner, text: t("polls.keepText"), links: [{ href, label: `${resolvePageOrigin()}${href}` }] };
}

/** Tells the reader that participants are hidden. */
const formatHiddenNote = ({ visitor, dateTimeStyle, t }: EventContext): string | null =>
  !visitor.isOrganizer && !visitor.host && getPollSettings(visitor.event).hide_participants
    ? t("polls.hidden", { name: wrapBidiIsolate(dateTimeStyle.lang, describeEventHost(visitor.event).name) })
    : null;

function buildStatusView(context: EventContext, state: VisitorState): EventView["status"] {
  const text = formatStatus(context, state);
  return {
    kind: state,
    word: formatEventStatus(context.visitor, state, context.t, context.now),
    text: [text, formatMailedNote(context, state)].filter(Boolean).join(" ") || null,
  };
}

function formatStatus(
  { visitor, role, names, dateTimeStyle, now, t }: EventContext,
  state: VisitorState,
): string {
  const { event, isOrganizer } = visitor;
  if (state === "cancelled") {
    const text = [
      t("event.cancelledText"),
      event.cancelReason &&
        t("event.cancelledReason", { reason: wrapBidiIsolate(dateTimeStyle.lang, event.cancelReason) }),
    ];
    return text.filter(Boolean).join(" ");
  }
  if (state === "planning" && isPollClosed(event, now))
    return isOrganizer
      ? t("polls.overOwner")
      : t("polls.over", { name: wrapBidiIsolate(dateTimeStyle.lang, describeEventHost(event).firstName) });
  if (state === "planning") {
    const name = wrapBidiIsolate(dateTimeStyle.lang, describeEventHost(event).firstName);
    const booker = isSingleRequest(visitor) ? findBooker(event) : undefined;
    if (isOrganizer && booker)
      return t("eventPage.status.requestedOwner", {
        name: wrapBidiIsolate(dateTimeStyle.lang, names.get(booker.id) ?? ""),
      });
    if (isOrganizer) return t("eventPage.status.planningOwner");
    return role === "booker"
      ? t("event.planningText", { name })
      : t("eventPage.status.planningGuest", { name });
  }
  if (state === "confirmed" && hasVotedNo(visitor)) return t("eventPage.status.saidNo");
  return t(`event.${state}Text`);
}

const hasVotedNo = ({ id, event }: EventContext["visitor"]) =>
  event.votes.some(
    ({ inviteeId, dateId, yes }) => inviteeId === id && dateId === event.confirmedDateId && !yes,
  );

/** Names the email address that the booker's mails went to, if there is one. */
const formatMailedNote = (
  { visitor: { email, isOrganizer }, role, dateTimeStyle, t }: EventContext,
  state: VisitorState,
) =>
  email && !isOrganizer && role === "booker" && (state === "confirmed" || state === "planning")
    ? t("eventPage.status.mailed", { email: wrapBidiIsolate(dateTimeStyle.lang, email) })
    : null;

/** The clocks of a stay are those of the event for everybody. */
function buildStayItem(
  { visitor, dateTimeStyle, t }: EventContext,
  span: Parameters<typeof formatStayParts>[3],
  state: VisitorState,
) {
  const { timezone } = visitor.event;
  const { day, length, clock } = formatStayParts(dateTimeStyle, timezone, t, span);
  const times =
    clock && `${capitalize(dateTimeStyle.lang, clock)} · ${formatZoneLabel(timezone, span.start)}`;
  return { day, time: length, zone: times, hostTime: null, struck: state === "cancelled" };
}

function buildWhenView(context: EventContext, state: VisitorState): EventView["when"] {
  const { visitor, dateTimeStyle, t } = context;
  const spans = [...pickSpans(visitor.event), ...listFurtherDates(visitor)];
  if (spans.length === 0) return null;
  return {
    heading: t(visitor.event.confirmedFlag || spans.length < 2 ? "event.when" : "event.proposedTimes"),
    previous: buildPreviousTime(context, spans),
    items: spans.map((span) => {
      if (span.unit) return buildStayItem(context, { ...span, unit: span.unit }, state);
      const { day, time } = formatSpan(dateTimeStyle, visitor.event.timezone, t, span);
      return {
        day,
        time: capitalize(dateTimeStyle.lang, time),
        zone: span.allDay ? null : formatZoneLabel(dateTimeStyle.zone, span.start),
        hostTime: formatHostLocalTime(visitor, dateTimeStyle, t, span),
        struck: state === "cancelled",
      };
    }),
  };
}

function buildScheduleView({ visitor, dateTimeStyle, t }: EventContext): EventView["schedule"] {
  const lines = formatStepLines(visitor.event, dateTimeStyle).map((line) =>
    wrapBidiIsolate(dateTimeStyle.lang, line),
  );
  return lines.length > 0 ? { heading: t("steps.heading"), lines } : null;
}

/** The time before the move, of the same length as the new one. */
function buildPreviousTime(
  { movedFrom, visitor, dateTimeStyle, t }: EventContext,
  [span]: EventSpan[],
): NonNullable<EventView["when"]>["previous"] {
  if (movedFrom === null || !span || span.start === movedFrom) return null;
  const end = asInstant(movedFrom + (span.end - span.start));
  const previous = { ...span, start: movedFrom, end };
  const lines = formatSpanLines(dateTimeStyle, visitor.event.timezone, t, previous);
  const text = joinDateTime(dateTimeStyle.lang, ...lines);
  return { label: t("eventPage.step.moveWas", { time: text }), text };
}

/** Other confirmed dates, each a meeting of its own; a guest sees those with a yes vote. */
function listFurtherDates({ id, isOrganizer, event }: EventContext["visitor"]): EventSpan[] {
  if (!event.confirmedFlag) return [];
  const { further } = getPollSettings(event);
  return event.dates
    .filter((date) => further.some((one) => one.date === date.id))
    .filter(
      (date) =>
        isOrganizer ||
        event.votes.some((vote) => vote.inviteeId === id && vote.dateId === date.id && vote.yes),
    )
    .map(toEventSpan);
}

function buildZoneView(context: EventContext): EventView["zone"] {
  const { visitor, dateTimeStyle, eventQuery, now, t, zoneOptions } = context;
  const [span] = pickSpans(visitor.event);
  return buildZoneControl(t, dateTimeStyle, {
    at: span?.start ?? now,
    options: zoneOptions,
    allHref: `${buildEventHref(context)}&zones=all`,
    action: `/event/${visitor.eventId}`,
    hidden: toEventParams({ ...eventQuery, zone: null }).map(([name, value]) => ({ name, value })),
    locked: null,
  });
}

export function buildPlaceView({ visitor, t }: EventContext): EventView["place"] {
  const items = pickPlaces(visitor.event).map((place) => ({
    ...formatPlace(place, t, { isHost: visitor.isOrganizer }),
    href: place.kind === "place" ? findPlaceLink(place) : null,
  }));
  if (items.length === 0) return null;
  const { event } = visitor;
  const conference = event.cancelledAt === null ? parseConference(event) : null;
  const [first, ...lines] = formatJoinLines(conference, t, describeEventHost(event).name);
  const href = conference?.url ?? null;
  return {
    heading: t("event.where"),
    items,
    join: href === null ? null : { href, label: t("conference.join") },
    notes: href === null && first ? [first] : lines,
  };
}
