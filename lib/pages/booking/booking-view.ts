import { groupByDate } from "@/lib/core/slots/group-by-date";
import type { LocalDate } from "@/lib/core/time/local-date";
import { firstOfMonth } from "@/lib/core/time/local-date";
import { localDateAt } from "@/lib/core/time/zone";
import { pagePath } from "@/lib/domain/bookings/page-address";
import { deriveProposing } from "@/lib/domain/bookings/proposing";
import { hoursView, zoneView } from "@/lib/pages/frame/reader-controls";
import type { BannerView } from "@/lib/pages/frame/view";
import type { OwnCalendarView } from "@/lib/pages/own-calendar/view";
import type { WaitingFormDraft } from "@/lib/pages/waiting/waiting-form";
import { toLocale } from "@/lib/platform/i18n/languages";
import { awayBanner } from "./away-banner";
import { listAwayDays } from "./away-days";
import type { BookingFormDraft } from "./booking-form-draft";
import { detailsView } from "./details-view";
import type { Openings } from "./find-openings";
import { listFullDays, offersWaiting } from "./full-days";
import { listLengths } from "./lengths-view";
import { membersView } from "./members-view";
import { monthView } from "./month-view";
import { nextView } from "./next-view";
import { offerBanner } from "./offer-banner";
import type { SeriesOpening } from "./open-series";
import { typesView } from "./owner-view";
import { hiddenState, slotsView, trayView } from "./slots-view";
import { surroundings } from "./surroundings";
import type { BookingTimesStep, BookingView } from "./view";
import { hrefWith, type ViewContext } from "./view-context";
import { waitingView } from "./waiting-view";
import { wallView } from "./wall-view";

export interface BookingState {
  openings: Openings;
  draft: BookingFormDraft | null;
  /** A time of the address is no longer offered, and left out. */
  slotGone: boolean;
  /** The booker has come back to what they booked. */
  own?: { href: string; isConfirmed: boolean } | null;
  /** The address names a draft that is no longer kept. */
  draftGone: boolean;
  formId: string;
  /** How the meeting may repeat; null: it does not. */
  series?: SeriesOpening | null;
  /** What was typed into the form for the waiting list. */
  waiting?: WaitingFormDraft | null;
  notice: BannerView | null;
  /** Markup of all zones to choose from, where it was asked for. */
  zoneOptions: string | null;
}

/** The booking page in words, ready to be drawn. `context.query` holds only times that may be booked. */
export function bookingView(context: ViewContext, state: BookingState): BookingView {
  const { query, page } = context;
  const { least } = deriveProposing(page.custom);
  const toDetails = query.details && !state.slotGone && query.starts.length >= least;
  return {
    ...surroundings(context),
    notice: state.notice,
    banner: bannerView(
      context,
      state,
      toDetails ? offerBanner(context) : awayBanner(context, state.openings),
    ),
    types: toDetails ? null : typesView(context),
    members: toDetails ? null : membersView(context),
    step: toDetails
      ? { name: "details", details: detailsView(context, state.draft, state.formId, state.series) }
      : timesStep({ ...context, query: { ...query, details: false } }, state, {
          tooFew: query.details && query.starts.length < least && !state.slotGone,
        }),
  };
}

/** `away` may be why a time is gone. */
function bannerView(
  { t }: ViewContext,
  { slotGone, draftGone, own }: BookingState,
  away: BannerView | null,
): BannerView | null {
  const [text, links] = [away?.title ?? null, away?.links ?? []];
  if (own) {
    const link = { href: own.href, label: t("eventPage.status.open") };
    return {
      tone: "ok",
      title: t(own.isConfirmed ? "booking.booked" : "booking.requested"),
      text: null,
      links: [link],
    };
  }
  if (slotGone) return { tone: "warn", title: t("booking.slotGone"), text, links };
  if (draftGone) return { tone: "info", title: t("errors.draftExpired"), text, links };
  return away;
}

/** Month and times to choose from. */
export function timesStep(
  context: ViewContext,
  {
    openings,
    zoneOptions,
    formId,
    waiting = null,
  }: Pick<BookingState, "openings" | "zoneOptions" | "waiting"> & Partial<Pick<BookingState, "formId">>,
  { tooFew }: { tooFew: boolean },
): BookingTimesStep {
  const { t, reader, page, query, now } = context;
  const lists = groupByDate(openings.starts, reader.zone);
  const full = offersWaiting(page, query) ? listFullDays(page, openings, reader.zone, now) : NO_DAYS;
  const day = pickOpenDay(context, openings, lists.size > 0 ? [...lists.keys()] : [...full]);
  const { week } = openings;
  const starts = week ? openings.starts : ((day && lists.get(day)) ?? []);
  const isFull = day !== null && full.has(day);
  const away = (day && listAwayDays(context, openings).get(day)) ?? null;
  // Where the whole month has no time, its own words are enough for a day of it.
  const isTold = openings.starts.length > 0 || full.size > 0 || away !== null;
  return {
    name: "times",
    heading: t(deriveProposing(page.custom).several ? "booking.chooseTimes" : "booking.chooseTime"),
    next: nextView(context, openings.earliest),
    lengths: listLengths(context),
    month: monthView(context, openings, day, full),
    wall: wallView(context, openings, full),
    slots: slotsView(context, isTold ? day : null, starts, {
      tooFew,
      away,
      full: isFull,
      week: openings.week,
    }),
    zone: buildZoneView(context, starts[0] ?? context.now, zoneOptions),
    hours: hoursView(t, reader, (hourCycle) => hrefWith(context, { hourCycle })),
    tray: trayView(context),
    ...(starts.length > 0 && { ownCalendar: ownCalendarView(context) }),
    ...(isFull && formId && { waiting: waitingView(context, day, { formId, draft: waiting }) }),
  };
}

/** For who has times before them; a page without a script has nothing of it. */
const ownCalendarView = ({ t, reader, page }: ViewContext): OwnCalendarView => ({
  label: t("ownCalendar.open"),
  lang: reader.lang,
  locale: toLocale(reader.lang, reader.region),
  hourCycle: reader.hourCycle,
  zone: reader.zone,
  minutes: page.duration,
});

const NO_DAYS: ReadonlySet<LocalDate> = new Set();

/** The day asked for, else that of a chosen time, else the first with any time, or to wait for; of the shown month. */
function pickOpenDay(
  { query, reader }: ViewContext,
  { month, today }: Openings,
  days: readonly LocalDate[],
): LocalDate | null {
  const isShown = (day: LocalDate) => firstOfMonth(day) === month && day >= today;
  if (query.day && isShown(query.day)) return query.day;
  if (query.month === null) {
    const chosen = query.starts.map((start) => localDateAt(reader.zone, start)).find(isShown);
    if (chosen) return chosen;
  }
  return days[0] ?? null;
}

function buildZoneView(
  context: ViewContext,
  at: ViewContext["now"],
  options: string | null,
): BookingTimesStep["zone"] {
  const { t, reader, query, page, address } = context;
  // A chosen time is an instant: in another zone it may fall on another day, which then opens.
  const follows = query.starts.length > 0 && !deriveProposing(page.custom).several;
  const state = { ...query, zone: null, ...(follows ? { month: null, day: null } : {}) };
  return zoneView(t, reader, {
    at,
    options,
    allHref: hrefWith(context, { allZones: true }),
    action: pagePath(address),
    hidden: hiddenState(state),
    locked: reader.zoneLocked ? t("booking.zoneLocked", { name: page.owner.firstName }) : null,
    guessed: reader.zoneGuessed,
  });
}
