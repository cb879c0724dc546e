import { formatSlotValue } from "@/lib/core/slots/format-slot-value";
import type { Instant } from "@/lib/core/time/instant";
import { asInstant, MINUTE } from "@/lib/core/time/instant";
import type { BookablePage } from "@/lib/domain/bookings/public-page";
import { type CheckedStep, checkMoves } from "@/lib/domain/bookings/series/check-moves";
import { computeMoves } from "@/lib/domain/bookings/series/compute-moves";
import { findSeriesPosition } from "@/lib/domain/events/series/find-series-position";
import { formatShortSpan } from "@/lib/domain/events/visitor/format-days";
import type { EventVisitor } from "@/lib/domain/events/visitor/load-event-page";
import type { ChoiceView } from "@/lib/pages/page-shell/view";
import type { Db } from "@/lib/platform/db/client";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import type { DateTimeStyle } from "@/lib/platform/i18n/format-date-time";
import type { Translate } from "@/lib/platform/i18n/translate";

/** The field of an event that cannot be moved along, by its index. */
export const toRescheduleField = (index: number) => `i${index}` as const;

/** The value for leaving an event at its time. */
export const UNCHANGED = "stay";

/** Lists the events that cannot be moved, as their new times are not free. */
export async function listRescheduleConflicts(
  db: Db,
  page: BookablePage,
  following: readonly EventVisitor[],
  start: Instant,
  now: Instant,
): Promise<CheckedStep[]> {
  const [first] = following;
  const series = first && findSeriesPosition(first.event);
  if (!first || !series) return [];
  const events = following.map(({ event }) => event);
  const steps = computeMoves(events, { start, instead: new Map(), minutes: null });
  const checked = await checkMoves(db, asOrganizationId(first.event.organizationId), steps, {
    rules: page.rules,
    availability: page.availabilityId,
    zone: series.timezone,
    now,
  });
  return checked.filter(({ isFree }) => !isFree);
}

/** Offers other times for each, the nearest preselected, and the choice to leave it. */
export const buildRescheduleChoices = (
  { dateTimeStyle, zone, t }: { dateTimeStyle: DateTimeStyle; zone: string; t: Translate },
  lost: readonly CheckedStep[],
): ChoiceView[] =>
  lost.map(({ index, start, from, minutes, nearest }) => {
    const formatTime = (at: Instant) =>
      formatShortSpan(dateTimeStyle, zone, t, {
        start: at,
        end: asInstant(at + minutes * MINUTE),
        allDay: false,
      });
    const options = [
      ...nearest.map((one) => ({ value: formatSlotValue(one), label: formatTime(one) })),
      { value: UNCHANGED, label: t("series.stay", { date: formatTime(from) }) },
    ];
    return {
      as: "choice",
      id: toRescheduleField(index),
      name: toRescheduleField(index),
      legend: t("series.instead", { date: formatTime(start) }),
      multiple: false,
      options: options.map((option, at) => ({ ...option, detail: null, checked: at === 0 })),
      other: null,
      error: null,
    };
  });

/** Parses the choices for events that cannot be moved along. */
export const parseRescheduleChoices = (
  values: Readonly<Record<string, string>>,
): Map<number, Instant | null> =>
  new Map(
    Object.entries(values).flatMap(([name, value]) => {
      const [, index] = /^i([1-9]\d?)$/.exec(name) ?? [];
      const at = Date.parse(value);
      if (!index || (value !== UNCHANGED && Number.isNaN(at))) return [];
      return [[Number(index), value === UNCHANGED ? null : asInstant(at)] as const];
    }),
  );
