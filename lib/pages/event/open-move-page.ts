import { slotValue } from "@/lib/core/slots/slot-value";
import { type Instant, instant, MINUTE } from "@/lib/core/time/instant";
import { firstOfMonth, type LocalDate } from "@/lib/core/time/local-date";
import { localDateAt } from "@/lib/core/time/zone";
import { loadPublicPage } from "@/lib/domain/bookings/load-public-page";
import type { PublicPage } from "@/lib/domain/bookings/public-page";
import { listEventHosts } from "@/lib/domain/events/confirmed-time";
import { describeHost, pickSpans } from "@/lib/domain/events/visitor/event-facts";
import { type EventVisitor, loadEventPage } from "@/lib/domain/events/visitor/load-event-page";
import { listOffers } from "@/lib/domain/events/visitor/offers";
import { spanLines } from "@/lib/domain/events/visitor/span-words";
import { timesStep } from "@/lib/pages/booking/booking-view";
import { areOffered, findOpenings, rangeToLoad, widestRange } from "@/lib/pages/booking/find-openings";
import { type PageQuery, readPageQuery } from "@/lib/pages/booking/page-query";
import { hrefWith, type ViewContext } from "@/lib/pages/booking/view-context";
import { dressFrame } from "@/lib/pages/frame/dress-frame";
import { frameView } from "@/lib/pages/frame/frame-view";
import { deriveReader, type Reader } from "@/lib/pages/frame/reader";
import type { Visit } from "@/lib/pages/frame/reader-controls";
import { toOwnTime } from "@/lib/platform/clock/read-clock";
import type { Db } from "@/lib/platform/db/client";
import { getTranslator } from "@/lib/platform/i18n/translate";
import { type Asked, actionHref, buildEventHref } from "./event-context";
import { noticeQuery } from "./notice";
import { readAsked, readEventReader } from "./read-event-reader";
import { findVisits, pickFollowing } from "./series/find-visits";
import { findLostMoves, moveChoices } from "./series/moves-view";
import { FOLLOWING, scopeField } from "./series/scope-field";
import type { MoveView, StepView } from "./view";

interface MoveVisit extends Visit {
  id: string;
}

/** For the zone alone, which does not turn on how the hours are shown. */
const NO_LOOK = { hour_cycle: null };

const NOTHING_ELSE = { draft: null, embed: false as const, prefill: {}, host: null };

/** Whoever has just come to the page. */
const isFirst = ({ month, day, starts }: PageQuery): boolean =>
  month === null && day === null && starts.length === 0;

/** The page on which a confirmed meeting gets another time; a `href` where that is not possible. */
export async function openMovePage(
  db: Db,
  { id, search, browser, now: opened, zoneOptions }: MoveVisit,
): Promise<MoveView | { href: string }> {
  const visitor = await loadEventPage(db, id, search.get("key"));
  const asked = readAsked(search);
  if (!visitor) return { href: `/event/${encodeURIComponent(id)}` };
  const now = toOwnTime(opened);
  const sent = readPageQuery(search);
  const { zone } = readEventReader(visitor, asked, browser, NO_LOOK).manner;
  const month = isFirst(sent) ? findMonth(visitor, zone, now) : sent.month;
  const query = { ...sent, ...NOTHING_ELSE, month, key: asked.key };
  const range = rangeToLoad(query, now);
  let page = listOffers(visitor, now).has("move") ? await loadPage(db, visitor, range) : null;
  if (!page) {
    const notice = noticeQuery({ event: id, key: asked.key }, "changed", now);
    return { href: `${buildEventHref({ visitor, asked })}&${notice}` };
  }

  const reader = readerFor(visitor, asked, browser, page);
  let openings = findOpenings(page, query, reader, now, range.to);
  if (openings === null) {
    const widest = widestRange(now);
    page = (await loadPage(db, visitor, widest)) ?? page;
    openings = findOpenings(page, query, reader, now, widest.to);
  }
  if (openings === null) throw new Error("The widest range was not wide enough");

  const t = getTranslator(reader.lang);
  const [wanted] = query.starts;
  const offered = wanted !== undefined && areOffered(page, [wanted], now)[0] === true;
  const starts = wanted !== undefined && offered ? [wanted] : [];
  const address = { nickname: page.nickname, type: page.type?.handle ?? null, minutes: null, event: id };
  const context: ViewContext = {
    page,
    address,
    query: { ...query, starts, details: false, allZones: false },
    reader,
    now,
    t,
  };
  const options = query.allZones && !reader.zoneLocked ? zoneOptions(reader.lang, now) : null;
  const title = t("eventPage.action.move");
  const gone = wanted !== undefined && !offered;
  const warning = { tone: "warn" as const, title: t("booking.slotGone"), text: null, links: [] };
  return {
    frame: dressFrame(
      frameView(reader.lang, { title: visitor.event.title, secret: true }, (lang) =>
        hrefWith(context, { lang }),
      ),
      page.look,
      { accent: page.custom.accent },
    ),
    banner: gone ? warning : null,
    heading: title,
    title: visitor.event.title,
    current: {
      label: t("eventPage.step.moveOld"),
      lines: describeSpan(context, visitor, pickSpans(visitor.event)[0]),
    },
    step:
      query.details && wanted !== undefined && offered
        ? await withSeries(db, context, visitor, moveStep(context, visitor, asked, wanted), {
            start: wanted,
            isFollowing: search.get("scope") === FOLLOWING,
          })
        : timesStep(context, { openings, zoneOptions: options }, { tooFew: false }),
    back: { href: buildEventHref({ visitor, asked }), label: t("eventPage.backToEvent") },
  };
}

/** Who moves a meeting looks around its day first. */
function findMonth({ event }: EventVisitor, zone: string, now: Instant): LocalDate | null {
  const [span] = pickSpans(event);
  return span && span.start > now ? firstOfMonth(localDateAt(zone, span.start)) : null;
}

/** The page as it is for this meeting: one time of the same length, for which it does not stand in its own way. */
async function loadPage(
  db: Db,
  { su, seats, event }: EventVisitor,
  range: { from: Instant; to: Instant },
): Promise<PublicPage | null> {
  const [span] = pickSpans(event);
  if (!event.page || !span) return null;
  const type = event.appointmentType?.handle ?? null;
  const page = await loadPublicPage(
    db,
    { nickname: event.page.nickname, type, minutes: null },
    // One of several bookers moves alone: the meeting stays, and other times have seats, too.
    seats === null || su
      ? { ...range, exceptEvent: event.id, hosts: listEventHosts(event), isWhole: true }
      : range,
  );
  if (!page) return null;
  return {
    ...page,
    ...((seats === null || su) && { chosen: page.team && (page.people[0] ?? null) }),
    custom: { ...page.custom, one_slot: true },
    duration: (span.end - span.start) / MINUTE,
  };
}

/** The clock is the participant's, unless the page is offered in one zone only. */
function readerFor(
  visitor: EventVisitor,
  asked: Asked,
  browser: MoveVisit["browser"],
  page: PublicPage,
): Reader {
  const reader = deriveReader(asked, browser, page.custom, page.owner, page.look);
  const { manner, zoneGuessed } = readEventReader(visitor, asked, browser, page.look);
  return { ...reader, ...manner, ...(reader.zoneLocked ? { zone: reader.zone } : { zoneGuessed }) };
}

function describeSpan(
  { reader, t }: ViewContext,
  { event }: EventVisitor,
  span: ReturnType<typeof pickSpans>[number] | undefined,
): string[] {
  return span ? spanLines(reader, event.timezone, t, span) : [];
}

/** Of a series: whether all to come move along, and what becomes of those that cannot. */
async function withSeries(
  db: Db,
  { page, reader, now, t }: ViewContext,
  visitor: EventVisitor,
  step: StepView,
  { start, isFollowing }: { start: Instant; isFollowing: boolean },
): Promise<StepView> {
  const asks = !visitor.su && page.custom.auto_confirm !== true;
  const following = asks ? [] : pickFollowing(await findVisits(db, visitor), visitor, now);
  if (following.length < 2) return step;
  const lost = isFollowing ? await findLostMoves(db, page, following, start, now) : [];
  const warning =
    lost.length > 0
      ? {
          tone: "warn" as const,
          title: t("series.lostMove", { count: lost.length }),
          text: null,
          links: [],
        }
      : step.warning;
  const words = { manner: reader, zone: visitor.event.timezone, t };
  const fields = [...scopeField(t, following.length, isFollowing), ...moveChoices(words, lost)];
  return { ...step, warning, fields };
}

function moveStep(context: ViewContext, visitor: EventVisitor, asked: Asked, start: Instant): StepView {
  const { page, t } = context;
  const end = instant(start + page.duration * MINUTE);
  const asks = !visitor.su && page.custom.auto_confirm !== true;
  const isSeat = visitor.seats !== null && !visitor.su;
  const name = describeHost(visitor.event).firstName;
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
        lines: describeSpan(context, visitor, { start, end, allDay: false }),
      },
    ],
    warning: null,
    nearest: null,
    action: actionHref({ visitor, asked }, "move"),
    hidden: [{ name: "slot", value: slotValue(start) }],
    fields: [],
    submit: t("eventPage.step.moveSubmit"),
    tone: "accent",
    back: { href: hrefWith(context, {}), label: t("details.change") },
    errors: null,
  };
}
