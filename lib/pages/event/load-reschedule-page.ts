import { formatSlotValue } from "@/lib/core/slots/format-slot-value";
import { asInstant, type Instant, MINUTE } from "@/lib/core/time/instant";
import { getFirstOfMonth, type LocalDate } from "@/lib/core/time/local-date";
import { toLocalDate } from "@/lib/core/time/zone";
import { isWholeDays } from "@/lib/domain/booking-pages/bookpages/stay-schema";
import { loadPublicPage } from "@/lib/domain/bookings/load-public-page";
import type { PublicPage } from "@/lib/domain/bookings/public-page";
import { listEventHosts } from "@/lib/domain/events/event-hosts";
import { findEventSite } from "@/lib/domain/events/find-event-site";
import { pickEventStepRules } from "@/lib/domain/events/steps/event-steps";
import { describeEventHost, pickSpans } from "@/lib/domain/events/visitor/event-facts";
import { formatSpanLines } from "@/lib/domain/events/visitor/format-span";
import { type EventVisitor, loadEventPage } from "@/lib/domain/events/visitor/load-event-page";
import { listVisitorActions } from "@/lib/domain/events/visitor/visitor-actions";
import { buildTimesStep } from "@/lib/pages/booking/build-booking-view";
import { areOffered, findOpenings, getInitialRange, getWidestRange } from "@/lib/pages/booking/find-openings";
import { type PageQuery, parsePageQuery } from "@/lib/pages/booking/parse-page-query";
import { resolveStayQuery } from "@/lib/pages/booking/resolve-stay-query";
import { buildStateHref, type ViewContext } from "@/lib/pages/booking/view-context";
import { applyPageBranding } from "@/lib/pages/page-shell/apply-page-branding";
import { buildPageShell } from "@/lib/pages/page-shell/build-page-shell";
import type { Visit } from "@/lib/pages/page-shell/locale-controls";
import { deriveVisitorLocale, type VisitorLocale } from "@/lib/pages/page-shell/visitor-locale";
import { toWorkTime } from "@/lib/platform/clock/read-clock";
import type { Db } from "@/lib/platform/db/client";
import { joinDateTime } from "@/lib/platform/i18n/join-date-time";
import { getTranslator } from "@/lib/platform/i18n/translate";
import { deriveEventLocale, parseEventPageQuery } from "./derive-event-locale";
import { buildActionHref, buildEventHref, type EventPageQuery } from "./event-context";
import { formatEventTitle } from "./format-event-title";
import { buildScopeField, FOLLOWING } from "./series/build-scope-field";
import { listSeriesVisits, pickFollowingVisits } from "./series/list-series-visits";
import { buildRescheduleChoices, listRescheduleConflicts } from "./series/reschedule-choices";
import { buildNoticeQuery } from "./sign-event-notice";
import type { RescheduleView, StepView } from "./view";

interface RescheduleVisit extends Visit {
  id: string;
}

/** Enough to derive the zone, which does not depend on the hour cycle. */
const NO_BRANDING = { hour_cycle: null };

const NOTHING_ELSE = { draft: null, embed: false as const, prefill: {}, host: null };

/** The visitor has not chosen anything yet. */
const isFirstVisit = ({ month, day, starts }: PageQuery): boolean =>
  month === null && day === null && starts.length === 0;

/** Loads the page for rescheduling a confirmed meeting; a `href` if that is not possible. */
export async function loadReschedulePage(
  db: Db,
  { id, search, browser, now: opened, zoneOptions }: RescheduleVisit,
): Promise<RescheduleView | { href: string }> {
  const visitor = await loadEventPage(db, id, search.get("key"));
  const query = parseEventPageQuery(search);
  if (!visitor) return { href: `/event/${encodeURIComponent(id)}` };
  const now = toWorkTime(opened);
  const sent = parsePageQuery(search);
  const { zone } = deriveEventLocale(visitor, query, browser, NO_BRANDING).dateTimeStyle;
  const month = isFirstVisit(sent) ? findMonth(visitor, zone, now) : sent.month;
  const sentQuery = { ...sent, ...NOTHING_ELSE, month, key: query.key };
  const range = getInitialRange(sentQuery, now);
  let page = listVisitorActions(visitor, now).has("move")
    ? await loadPageOfMeeting(db, visitor, range)
    : null;
  if (!page) {
    const notice = buildNoticeQuery({ event: id, key: query.key }, "changed", now);
    return { href: `${buildEventHref({ visitor, eventQuery: query })}&${notice}` };
  }

  const reader = deriveLocale(visitor, query, browser, page);
  const found = await findTimes(db, visitor, page, { query: sentQuery, reader, now, loadedTo: range.to });
  const { query: pageQuery, openings } = found;
  page = found.page;

  const t = getTranslator(reader.lang);
  const [start] = pageQuery.starts;
  const offered = start !== undefined && areOffered(page, [start], now)[0] === true;
  const starts = start !== undefined && offered ? [start] : [];
  const [span] = pickSpans(visitor.event);
  const address = { slug: page.slug, type: page.type?.slug ?? null, minutes: null, event: id };
  const context: ViewContext = {
    page,
    address,
    query: { ...pageQuery, starts, details: false, allZones: false },
    reader,
    now,
    ...(span && { currentStart: span.start }),
    t,
  };
  const options = pageQuery.allZones && !reader.zoneLocked ? zoneOptions(reader.lang, now) : null;
  const title = t("eventPage.action.move");
  const isTaken = start !== undefined && !offered;
  const warning = { tone: "warn" as const, title: t("booking.slotGone"), text: null, links: [] };
  return {
    shell: buildShell(context, visitor),
    banner: isTaken ? warning : null,
    heading: title,
    title: formatEventTitle(visitor.event, reader.lang, t),
    current: {
      label: t("eventPage.step.moveOld"),
      text: joinDateTime(reader.lang, ...describeSpan(context, visitor, span)),
    },
    step:
      pageQuery.details && start !== undefined && offered
        ? await addSeriesChoices(db, context, visitor, buildRescheduleStep(context, visitor, query, start), {
            start,
            isFollowing: search.get("scope") === FOLLOWING,
          })
        : buildTimesStep(
            context,
            { openings, zoneOptions: options },
            { tooFew: pageQuery.details && start === undefined },
          ),
    back: { href: buildEventHref({ visitor, eventQuery: query }), label: t("eventPage.backToEvent") },
  };
}

interface TimesSearch {
  query: PageQuery;
  reader: VisitorLocale;
  now: Instant;
  /** The end of the loaded meetings. */
  loadedTo: Instant;
}

/** Finds the times of the page, and loads all meetings up to the horizon if those that are loaded do not decide. */
async function findTimes(
  db: Db,
  visitor: EventVisitor,
  read: PublicPage,
  { query: sent, reader, now, loadedTo }: TimesSearch,
) {
  const first = resolveStayQuery(read, sent);
  const openings = findOpenings(first.page, first.query, reader, now, loadedTo);
  if (openings !== null) return { ...first, openings };
  const widest = getWidestRange(now, read);
  const { page, query } = resolveStayQuery((await loadPageOfMeeting(db, visitor, widest)) ?? read, sent);
  const all = findOpenings(page, query, reader, now, widest.to);
  if (all === null) throw new Error("findOpenings found no end within the widest range");
  return { page, query, openings: all };
}

const buildShell = (context: ViewContext, { event }: EventVisitor): RescheduleView["shell"] =>
  applyPageBranding(
    buildPageShell(
      context.reader.lang,
      { title: formatEventTitle(event, context.reader.lang, context.t), secret: true },
      (lang) => buildStateHref(context, { lang }),
      { reader: context.reader },
    ),
    context.page.branding,
    { accent: context.page.settings.accent },
  );

/** The page opens at the month of the meeting. */
function findMonth({ event }: EventVisitor, zone: string, now: Instant): LocalDate | null {
  const [span] = pickSpans(event);
  return span && span.start > now ? getFirstOfMonth(toLocalDate(zone, span.start)) : null;
}

/** Loads the page for this meeting: one time of the same duration; the meeting itself does not block it. */
async function loadPageOfMeeting(
  db: Db,
  { isOrganizer, seats, event }: EventVisitor,
  range: { from: Instant; to: Instant },
): Promise<PublicPage | null> {
  const [span] = pickSpans(event);
  if (!event.page || !span) return null;
  const type = event.appointmentType?.slug ?? null;
  const page = await loadPublicPage(
    db,
    { slug: event.page.slug, type, minutes: null },
    // One of several bookers moves alone: the meeting stays, and other times have seats too.
    seats === null || isOrganizer
      ? {
          ...range,
          exceptEvent: event.id,
          hosts: listEventHosts(event),
          isWhole: true,
          site: findEventSite(event),
        }
      : range,
  );
  if (!page) return null;
  return {
    ...page,
    ...((seats === null || isOrganizer) && { chosen: page.team && (page.people[0] ?? null) }),
    grid: { ...page.grid, steps: pickEventStepRules(event) },
    settings: { ...page.settings, one_slot: true },
    duration: (span.end - span.start) / MINUTE,
  };
}

/** The clock is the participant's unless the page locks its zone. */
function deriveLocale(
  visitor: EventVisitor,
  eventQuery: EventPageQuery,
  browser: RescheduleVisit["browser"],
  page: PublicPage,
): VisitorLocale {
  const reader = deriveVisitorLocale(eventQuery, browser, page.settings, page.owner, page.branding);
  const { dateTimeStyle, zoneGuessed } = deriveEventLocale(visitor, eventQuery, browser, page.branding);
  return { ...reader, ...dateTimeStyle, ...(reader.zoneLocked ? { zone: reader.zone } : { zoneGuessed }) };
}

function describeSpan(
  { reader, t }: ViewContext,
  { event }: EventVisitor,
  span: ReturnType<typeof pickSpans>[number] | undefined,
): string[] {
  return span ? formatSpanLines(reader, event.timezone, t, span) : [];
}

/** Asks, for a series, whether later events move along, and what happens to those that cannot. */
async function addSeriesChoices(
  db: Db,
  { page, reader, now, t }: ViewContext,
  visitor: EventVisitor,
  step: StepView,
  { start, isFollowing }: { start: Instant; isFollowing: boolean },
): Promise<StepView> {
  const asks = !visitor.isOrganizer && page.settings.auto_confirm !== true;
  const following = asks ? [] : pickFollowingVisits(await listSeriesVisits(db, visitor), visitor, now);
  if (following.length < 2) return step;
  const lost = isFollowing ? await listRescheduleConflicts(db, page, following, start, now) : [];
  const warning =
    lost.length > 0
      ? {
          tone: "warn" as const,
          title: t("series.lostMove", { count: lost.length }),
          text: null,
          links: [],
        }
      : step.warning;
  const style = { dateTimeStyle: reader, zone: visitor.event.timezone, t };
  const fields = [
    ...buildScopeField(t, following.length, isFollowing),
    ...buildRescheduleChoices(style, lost),
  ];
  return { ...step, warning, fields };
}

function buildRescheduleStep(
  context: ViewContext,
  visitor: EventVisitor,
  eventQuery: EventPageQuery,
  start: Instant,
): StepView {
  const { page, t } = context;
  const end = asInstant(start + page.duration * MINUTE);
  const asks = !visitor.isOrganizer && page.settings.auto_confirm !== true;
  const isSeat = visitor.seats !== null && !visitor.isOrganizer;
  const name = describeEventHost(visitor.event).firstName;
  return {
    as: "form",
    id: "step",
    heading: t("eventPage.step.move"),
    text: isSeat
      ? t("eventPage.step.leaveText", { name })
      : asks
        ? t("eventPage.step.moveAsks", { name })
        : t("eventPage.step.moveDone"),
    facts: [
      {
        label: t("eventPage.step.moveNew"),
        lines: describeSpan(context, visitor, {
          start,
          end,
          allDay: page.grid.stay !== undefined && isWholeDays(page.grid.stay),
          ...(page.grid.stay && { unit: page.grid.stay.unit }),
        }),
      },
    ],
    warning: null,
    nearest: null,
    action: buildActionHref({ visitor, eventQuery }, "move"),
    hidden: [
      { name: "slot", value: formatSlotValue(start) },
      ...(context.query.until ? [{ name: "until", value: context.query.until }] : []),
    ],
    fields: [],
    submit: t("eventPage.step.moveSubmit"),
    tone: "accent",
    back: { href: buildStateHref(context, {}), label: t("details.change") },
    errors: null,
  };
}
