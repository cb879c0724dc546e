import { slotValue } from "@/lib/core/slots/slot-value";
import type { Instant } from "@/lib/core/time/instant";
import type { LocalDate } from "@/lib/core/time/local-date";
import { localDateAt, minuteOfDayAt, offsetAt, startOfDay } from "@/lib/core/time/zone";
import type { PublicAbsence } from "@/lib/domain/availability/absences/public-absence";
import { pagePath } from "@/lib/domain/bookings/page-address";
import { deriveProposing } from "@/lib/domain/bookings/proposing";
import { countSeatsLeft } from "@/lib/domain/bookings/seats/count-seats-left";
import { capitalize, formatDate, formatTime } from "@/lib/platform/i18n/format";
import type { Language } from "@/lib/platform/i18n/languages";
import { zoneLabel } from "@/lib/platform/i18n/zone-names";
import { type PageQuery, pageParams } from "./page-query";
import type { SlotsView, SlotTile, TrayView } from "./view";
import { hrefWith, type ViewContext } from "./view-context";

const NOON_MINUTE = 12 * 60;
const EVENING_MINUTE = 18 * 60;

/** "Tarde" lasts until eight in Spanish. */
const LATER_EVENINGS: Partial<Record<Language, number>> = { es: 20 * 60 };

/** So few times need no headings. */
const MAX_UNGROUPED_SLOTS = 6;

/** The state as hidden fields of a form that brings other parts of it itself. */
export const hiddenState = (query: PageQuery) => pageParams(query).map(([name, value]) => ({ name, value }));

/** The times of the open day, null where none is open. */
export function slotsView(
  context: ViewContext,
  day: LocalDate | null,
  starts: readonly Instant[],
  {
    tooFew,
    away,
    full,
    week = null,
  }: {
    tooFew: boolean;
    away: PublicAbsence | null;
    full: boolean;
    /** The first of the days whose times these are, where they are of several. */
    week?: LocalDate | null;
  },
): SlotsView {
  const { t, reader, query, page, address } = context;
  const { several, least } = deriveProposing(page.custom);
  const others = query.starts.filter((start) =>
    week ? !starts.includes(start) : localDateAt(reader.zone, start) !== day,
  );
  const at = starts[0] ?? (day === null ? context.now : startOfDay(reader.zone, day));
  return {
    day:
      day === null || week
        ? t(several ? "booking.chooseTimes" : "booking.chooseTime")
        : dayTitle(context, day),
    zoneNote: t("booking.zoneNote", { zone: zoneLabel(reader.zone, at) }),
    groups: groupByDaytime(
      context,
      starts.map((start) => slotTile(context, start)),
      starts,
    ),
    multiple: several,
    empty: full
      ? t("waiting.full")
      : away
        ? awayNote(context, away)
        : day === null || starts.length > 0
          ? null
          : t("booking.dayEmpty"),
    action: pagePath(address),
    hidden: hiddenState({
      ...query,
      day: week ?? day,
      month: null,
      details: false,
      starts: several ? others : [],
    }),
    submit: starts.length > 0 && others.length + starts.length >= least ? t("booking.continue") : null,
    keep: several && starts.length > 0 ? t("booking.keep") : null,
    error: tooFew ? t("errors.timesFew", { count: least }) : null,
  };
}

const awayNote = ({ t }: ViewContext, { label }: PublicAbsence) =>
  [t("booking.dayAwayNote"), label].filter(Boolean).join(" ");

const dayTitle = ({ reader }: ViewContext, day: LocalDate) =>
  capitalize(reader.lang, formatDate(reader, day, "day"));

export function slotTile(context: ViewContext, start: Instant): SlotTile {
  return {
    value: slotValue(start),
    time: formatTime(context.reader, start),
    hostTime: hostTime(context, start),
    state: "free",
    note: seatsNote(context, start),
    chosen: context.query.starts.includes(start),
  };
}

/** How many seats are left, where the page says so; then the host's clock stands beside. */
function seatsNote(context: ViewContext, start: Instant): string | null {
  const { page, t } = context;
  const seats = page.custom.show_seats_left ? countSeatsLeft(page, start) : null;
  if (seats === null) return null;
  return [t("booking.seatsLeft", { count: seats }), hostTime(context, start)].filter(Boolean).join(" · ");
}

/** The time on the host's clock, with the day where it is another one; null where both clocks show the same, or nobody knows yet whose it is. */
export function hostTime({ reader, page, t }: ViewContext, start: Instant): string | null {
  const owner = page.chosen ?? (page.team ? null : page.owner);
  if (!owner) return null;
  if (offsetAt(owner.timezone, start) === offsetAt(reader.zone, start)) return null;
  const time = formatTime({ ...reader, zone: owner.timezone }, start);
  const day = localDateAt(owner.timezone, start);
  const text =
    day === localDateAt(reader.zone, start) ? time : `${formatDate(reader, day, "dayShort")}, ${time}`;
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
    const minute = minuteOfDayAt(reader.zone, start);
    const group = groups[minute < NOON_MINUTE ? 0 : minute < evening ? 1 : 2];
    const tile = tiles[index];
    if (tile) group.slots.push(tile);
  }
  return groups.filter(({ slots }) => slots.length > 0);
}

/** What is proposed so far, on all days; null where one time is all. */
export function trayView(context: ViewContext): TrayView | null {
  const { t, reader, query, page } = context;
  const { several, least } = deriveProposing(page.custom);
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
      const day = formatDate(reader, localDateAt(reader.zone, start), "dayShort");
      const time = formatTime(reader, start);
      return {
        value: slotValue(start),
        day,
        time,
        removeHref: hrefWith(context, { starts: query.starts.filter((other) => other !== start) }),
        removeLabel: t("booking.remove", { time: `${day}, ${time}` }),
      };
    }),
  };
}
