import { formatSlotValue } from "@/lib/core/slots/format-slot-value";
import type { Instant } from "@/lib/core/time/instant";
import type { LocalDate } from "@/lib/core/time/local-date";
import { getOffsetAt, getStartOfDay, toLocalDate, toLocalMinute } from "@/lib/core/time/zone";
import type { PublicAbsence } from "@/lib/domain/availability/absences/public-absence";
import { buildPagePath } from "@/lib/domain/bookings/page-address";
import { countSeatsLeft } from "@/lib/domain/bookings/seats/count-seats-left";
import { deriveSlotCountLimits } from "@/lib/domain/bookings/slot-count-limits";
import { capitalize, formatDate, formatTime } from "@/lib/platform/i18n/format-date-time";
import { joinDateTime } from "@/lib/platform/i18n/join-date-time";
import type { Language } from "@/lib/platform/i18n/languages";
import { formatZoneLabel } from "@/lib/platform/i18n/zone-names";
import type { Openings } from "./find-openings";
import { type PageQuery, toPageParams } from "./parse-page-query";
import type { SelectedSlotsView, SlotsView, SlotTile } from "./view";
import { buildStateHref, type ViewContext } from "./view-context";

const NOON_MINUTE = 12 * 60;
const EVENING_MINUTE = 18 * 60;

/** Spanish "tarde" lasts until eight. */
const LATER_EVENINGS: Partial<Record<Language, number>> = { es: 20 * 60 };

/** The greatest number of times without headings. */
const MAX_UNGROUPED_SLOTS = 6;

/** The state as hidden fields, for a form that adds other parts of it. */
export const toHiddenFields = (query: PageQuery) =>
  toPageParams(query).map(([name, value]) => ({ name, value }));

/** Builds the times of the open day; null if no day is open. */
export function buildSlotsView(
  context: ViewContext,
  day: LocalDate | null,
  starts: readonly Instant[],
  {
    tooFew,
    away,
    full,
    week = null,
    openings,
  }: {
    tooFew: boolean;
    away: PublicAbsence | null;
    full: boolean;
    /** The first day if the times are of several days. */
    week?: LocalDate | null;
    openings: Pick<Openings, "starts" | "preferred">;
  },
): SlotsView {
  const { t, reader, query, page, address } = context;
  const { several, least } = deriveSlotCountLimits(page.settings);
  const others = query.starts.filter((start) =>
    week ? !starts.includes(start) : toLocalDate(reader.zone, start) !== day,
  );
  const arePreferred =
    !query.allTimes && starts.length > 0 && starts.every((start) => openings.preferred?.has(start));
  const at = starts[0] ?? (day === null ? context.now : getStartOfDay(reader.zone, day));
  return {
    day:
      day === null || week
        ? t(several ? "booking.chooseTimes" : "booking.chooseTime")
        : formatDayTitle(context, day),
    zoneNote: t("booking.zoneNote", { zone: formatZoneLabel(reader.zone, at) }),
    groups: arePreferred
      ? [{ label: t("booking.suitsBest"), slots: starts.map((start) => buildSlotTile(context, start)) }]
      : groupByDaytime(
          context,
          starts.map((start) => buildSlotTile(context, start, openings.preferred)),
          starts,
        ),
    ...buildAllTimesLink(context, { day: week ? null : day, starts, openings }),
    multiple: several,
    empty: full
      ? t("waiting.full")
      : away
        ? formatAwayNote(context, away)
        : day === null || starts.length > 0
          ? null
          : t("booking.dayEmpty"),
    action: buildPagePath(address),
    hidden: toHiddenFields({
      ...query,
      day: week ?? day,
      month: week ? null : query.month,
      details: false,
      starts: several ? others : [],
    }),
    submit: starts.length > 0 && others.length + starts.length >= least ? t("booking.continue") : null,
    add: several && starts.length > 0 ? t("booking.keep") : null,
    error: tooFew ? (least === 1 ? t("errors.timeMissing") : t("errors.timesFew", { count: least })) : null,
  };
}

const formatAwayNote = ({ t }: ViewContext, { label }: PublicAbsence) =>
  [t("booking.dayAwayNote"), label].filter(Boolean).join(" ");

const formatDayTitle = ({ reader }: ViewContext, day: LocalDate) =>
  capitalize(reader.lang, formatDate(reader, day, "day"));

/** The link to the times of the day, or of all shown days, that lie outside of the preferred hours. */
function buildAllTimesLink(
  context: ViewContext,
  {
    day,
    starts,
    openings,
  }: {
    day: LocalDate | null;
    starts: readonly Instant[];
    openings: Pick<Openings, "starts" | "preferred">;
  },
): Pick<SlotsView, "allTimes"> {
  const { t, reader, query } = context;
  if (!openings.preferred || query.allTimes) return {};
  const all = openings.starts.filter((start) => day === null || toLocalDate(reader.zone, start) === day);
  const hidden = all.length - starts.length;
  if (hidden === 0) return {};
  const href = buildStateHref(context, { allTimes: true, ...(day && { day }) });
  return { allTimes: { href, label: t("booking.moreTimes", { count: hidden }) } };
}

/** @param preferred the times to mark, if some of the list are not among them */
export function buildSlotTile(
  context: ViewContext,
  start: Instant,
  preferred?: ReadonlySet<Instant>,
): SlotTile {
  const suits = preferred?.has(start) ? context.t("booking.suitsBest") : null;
  return {
    value: formatSlotValue(start),
    time: formatTime(context.reader, start),
    hostTime: formatSlotHostTime(context, start),
    ...(start === context.currentStart
      ? { state: "current", note: context.t("eventPage.step.moveOld") }
      : {
          state: "free",
          note: [suits, formatSeatsNote(context, start)].filter(Boolean).join(" · ") || null,
        }),
    chosen: context.query.starts.includes(start),
  };
}

/** The number of free seats if the page shows it; the host's clock is then shown beside it. */
function formatSeatsNote(context: ViewContext, start: Instant): string | null {
  const { page, t } = context;
  const seats = page.settings.show_seats_left ? countSeatsLeft(page, start) : null;
  if (seats === null) return null;
  return [t("booking.seatsLeft", { count: seats }), formatSlotHostTime(context, start)]
    .filter(Boolean)
    .join(" · ");
}

/**
 * The time on the host's clock, with the day if it differs; null if both clocks are equal or the reader's zone is not
 * known yet.
 */
export function formatSlotHostTime({ reader, page, t }: ViewContext, start: Instant): string | null {
  const owner = page.chosen ?? (page.team ? null : page.owner);
  if (!owner) return null;
  if (getOffsetAt(owner.timezone, start) === getOffsetAt(reader.zone, start)) return null;
  const time = formatTime({ ...reader, zone: owner.timezone }, start);
  const day = toLocalDate(owner.timezone, start);
  const text =
    day === toLocalDate(reader.zone, start)
      ? time
      : joinDateTime(reader.lang, formatDate(reader, day, "dayShort"), time);
  return t("booking.hostTime", { time: text, name: owner.firstName });
}

function groupByDaytime({ t, reader }: ViewContext, tiles: SlotTile[], starts: readonly Instant[]) {
  if (tiles.length <= MAX_UNGROUPED_SLOTS) return tiles.length > 0 ? [{ label: null, slots: tiles }] : [];
  const groups = [
    { label: t("booking.morning"), slots: [] as SlotTile[] },
    { label: t("booking.afternoon"), slots: [] as SlotTile[] },
    { label: t("booking.evening"), slots: [] as SlotTile[] },
  ] as const;
  const evening = LATER_EVENINGS[reader.lang] ?? EVENING_MINUTE;
  for (const [index, start] of starts.entries()) {
    const minute = toLocalMinute(reader.zone, start);
    const group = groups[minute < NOON_MINUTE ? 0 : minute < evening ? 1 : 2];
    const tile = tiles[index];
    if (tile) group.slots.push(tile);
  }
  const filled = groups.filter(({ slots }) => slots.length > 0);
  // A heading separates; a single one says nothing.
  return filled.length === 1 ? [{ label: null, slots: tiles }] : filled;
}

/** The times proposed so far, on all days; null if one time is enough. */
export function buildSelectedSlotsView(context: ViewContext): SelectedSlotsView | null {
  const { t, reader, query, page } = context;
  const { several, least } = deriveSlotCountLimits(page.settings);
  const done = query.starts.length;
  if (!several || (done === 0 && least === 1)) return null;
  return {
    heading:
      done > least || least === 1
        ? t("booking.trayEnough", { done })
        : t("booking.tray", { done, needed: least }),
    done,
    needed: least,
    items: query.starts.map((start) => {
      const day = formatDate(reader, toLocalDate(reader.zone, start), "dayShort");
      const time = formatTime(reader, start);
      return {
        value: formatSlotValue(start),
        day,
        time,
        removeHref: buildStateHref(context, { starts: query.starts.filter((other) => other !== start) }),
        removeLabel: t("booking.remove", { time: joinDateTime(reader.lang, day, time) }),
      };
    }),
  };
}
