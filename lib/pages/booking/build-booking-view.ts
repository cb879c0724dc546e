import type { LocalDate } from "@/lib/core/time/local-date";
import { toLocalDate } from "@/lib/core/time/zone";
import { buildPagePath } from "@/lib/domain/bookings/page-address";
import { deriveSlotCountLimits } from "@/lib/domain/bookings/slot-count-limits";
import { buildHourCycleView, buildZoneControl } from "@/lib/pages/page-shell/locale-controls";
import type { BannerView } from "@/lib/pages/page-shell/view";
import type { VisitorCalendarView } from "@/lib/pages/visitor-calendar/view";
import type { WaitingFormDraft } from "@/lib/pages/waiting-list/parse-waiting-form";
import { toLocale } from "@/lib/platform/i18n/languages";
import type { BookingFormDraft } from "./booking-form-draft";
import { buildAddressLine } from "./build-address-step";
import { buildAwayBanner } from "./build-away-banner";
import { buildDetailsView } from "./build-details-view";
import { buildLengthsView } from "./build-lengths-view";
import { buildMembersView } from "./build-members-view";
import { buildMonthView } from "./build-month-view";
import { buildNextLink } from "./build-next-link";
import { buildOfferBanner } from "./build-offer-banner";
import { buildTypesLink, buildTypesView, isTypeChoice } from "./build-owner-view";
import { buildPageSurroundings } from "./build-page-surroundings";
import { buildSelectedSlotsView, buildSlotsView, toHiddenFields } from "./build-slots-view";
import { buildStayStep } from "./build-stay-step";
import { buildWaitingFormView } from "./build-waiting-form-view";
import { buildWeekGridView } from "./build-week-grid-view";
import type { Openings } from "./find-openings";
import { hasWaitingList } from "./has-waiting-list";
import { listAwayDays } from "./list-away-days";
import { listFullDays } from "./list-full-days";
import type { SeriesPreview } from "./load-series";
import { pickShownStarts } from "./pick-shown-starts";
import type { BookingTimesStep, BookingView } from "./view";
import { buildStateHref, type ViewContext } from "./view-context";

export interface BookingState {
  openings: Openings;
  draft: BookingFormDraft | null;
  /** A time in the address is no longer free and was removed. */
  slotGone: boolean;
  /** The booker's own booking, if the browser comes back to the page after it. */
  previousBooking?: { href: string; isConfirmed: boolean } | null;
  /** The draft in the address has expired. */
  draftGone: boolean;
  formId: string;
  /** The repetition of the meeting; null: a single meeting. */
  series?: SeriesPreview | null;
  /** The values of the waiting list's form. */
  waiting?: WaitingFormDraft | null;
  notice: BannerView | null;
  /** Markup of all time zones, if requested. */
  zoneOptions: string | null;
}

/** Builds the view of the booking page. `context.query` holds only times that can be booked. */
export function buildBookingView(context: ViewContext, state: BookingState): BookingView {
  const { query, page } = context;
  const { least } = deriveSlotCountLimits(page.settings);
  const toDetails = query.details && !state.slotGone && query.starts.length >= least;
  const chooses = isTypeChoice(context);
  return {
    ...buildPageSurroundings(context),
    notice: state.notice,
    banner: buildBannerView(
      context,
      state,
      toDetails ? buildOfferBanner(context) : buildAwayBanner(context, state.openings),
    ),
    types: chooses ? buildTypesView(context) : null,
    back: toDetails ? null : buildTypesLink(context),
    members: toDetails || chooses ? null : buildMembersView(context),
    step: chooses
      ? { name: "types" }
      : toDetails
        ? { name: "details", details: buildDetailsView(context, state.draft, state.formId, state.series) }
        : buildTimesStep({ ...context, query: { ...query, details: false } }, state, {
            tooFew: query.details && query.starts.length < least && !state.slotGone,
          }),
  };
}

/** An absence (`away`) may be the reason why a time is gone. */
function buildBannerView(
  { t }: ViewContext,
  { slotGone, draftGone, previousBooking }: BookingState,
  away: BannerView | null,
): BannerView | null {
  const [text, links] = [away?.title ?? null, away?.links ?? []];
  if (previousBooking) {
    const link = { href: previousBooking.href, label: t("eventPage.status.open") };
    return {
      tone: "ok",
      title: t(previousBooking.isConfirmed ? "booking.booked" : "booking.requested"),
      text: null,
      links: [link],
    };
  }
  if (slotGone) return { tone: "warn", title: t("booking.slotGone"), text, links };
  if (draftGone) return { tone: "info", title: t("errors.draftExpired"), text, links };
  return away;
}

/** Builds the month and its times. */
export function buildTimesStep(
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
  if (page.grid.stay)
    return {
      name: "times",
      heading: t("stay.chooseFirst"),
      next: buildNextLink(context, openings.earliest),
      lengths: null,
      weekGrid: null,
      ...buildStayStep(context, openings, page.grid.stay, { tooFew }),
      zone: buildZoneView(context, openings.starts[0] ?? context.now, zoneOptions),
      hours: buildHourCycleView(t, reader, (hourCycle) => buildStateHref(context, { hourCycle })),
      selectedSlots: null,
      ...buildAddressLine(context),
    };
  const lists = pickShownStarts(context, openings);
  const full = hasWaitingList(page, query) ? listFullDays(page, openings, reader.zone, now) : NO_DAYS;
  const day = pickOpenDay(context, openings, lists.size > 0 ? [...lists.keys()] : [...full]);
  const { week } = openings;
  const starts = week ? [...lists.values()].flat() : ((day && lists.get(day)) ?? []);
  const isFull = day !== null && full.has(day);
  const away = (day && listAwayDays(context, openings).get(day)) ?? null;
  // If the whole month has no free time, the text of the month is enough for each day.
  const isMonthOpen = openings.starts.length > 0 || full.size > 0 || away !== null;
  return {
    name: "times",
    heading: t(deriveSlotCountLimits(page.settings).several ? "booking.chooseTimes" : "booking.chooseTime"),
    next: buildNextLink(context, openings.earliest),
    lengths: buildLengthsView(context),
    month: buildMonthView(context, openings, day, full),
    weekGrid: buildWeekGridView(context, openings, full),
    slots: buildSlotsView(context, isMonthOpen ? day : null, starts, {
      tooFew,
      away,
      full: isFull,
      week: openings.week,
      openings,
    }),
    zone: buildZoneView(context, starts[0] ?? context.now, zoneOptions),
    hours: buildHourCycleView(t, reader, (hourCycle) => buildStateHref(context, { hourCycle })),
    selectedSlots: buildSelectedSlotsView(context),
    ...buildAddressLine(context),
    ...(starts.length > 0 && { visitorCalendar: buildVisitorCalendarView(context) }),
    ...(isFull && formId && { waiting: buildWaitingFormView(context, day, { formId, draft: waiting }) }),
  };
}

/** Used only if there are times, and only with JavaScript. */
const buildVisitorCalendarView = ({ t, reader, page }: ViewContext): VisitorCalendarView => ({
  label: t("visitorCalendar.open"),
  lang: reader.lang,
  locale: toLocale(reader.lang, reader.region),
  hourCycle: reader.hourCycle,
  zone: reader.zone,
  minutes: page.duration,
});

const NO_DAYS: ReadonlySet<LocalDate> = new Set();

/**
 * The day of the address, else that of a chosen time, else the first of the shown days with a free time or a
 * waiting list.
 */
function pickOpenDay(
  { query, reader }: ViewContext,
  { firstShown, shownEnd, today }: Openings,
  days: readonly LocalDate[],
): LocalDate | null {
  const isShown = (day: LocalDate) => day >= firstShown && day < shownEnd && day >= today;
  if (query.day && isShown(query.day)) return query.day;
  if (query.month === null) {
    const chosen = query.starts.map((start) => toLocalDate(reader.zone, start)).find(isShown);
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
  // A chosen time is an instant, so in another zone it may open another day.
  const follows = query.starts.length > 0 && !deriveSlotCountLimits(page.settings).several;
  const state = { ...query, zone: null, ...(follows ? { month: null, day: null } : {}) };
  return buildZoneControl(t, reader, {
    at,
    options,
    allHref: buildStateHref(context, { allZones: true }),
    action: buildPagePath(address),
    hidden: toHiddenFields(state),
    locked: reader.zoneLocked ? t("booking.zoneLocked", { name: page.owner.firstName }) : null,
  });
}
