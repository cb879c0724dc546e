import { slotValue } from "@/lib/core/slots/slot-value";
import type { Instant } from "@/lib/core/time/instant";
import { instant, MINUTE } from "@/lib/core/time/instant";
import type { PageSettings } from "@/lib/domain/bookings/public-page";
import { type CheckedStep, checkMoves } from "@/lib/domain/bookings/series/check-moves";
import { planMoves } from "@/lib/domain/bookings/series/plan-moves";
import { readSeries } from "@/lib/domain/events/series/read-series";
import { shortSpan } from "@/lib/domain/events/visitor/date-words";
import type { EventVisitor } from "@/lib/domain/events/visitor/load-event-page";
import type { ChoiceView } from "@/lib/pages/frame/view";
import type { Db } from "@/lib/platform/db/client";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import type { Manner } from "@/lib/platform/i18n/format";
import type { Translate } from "@/lib/platform/i18n/translate";

/** The field of an event that cannot move along, by its index. */
export const moveField = (index: number) => `i${index}` as const;

/** The value with which it stays when it is. */
export const STAYS = "stay";

/** Those of the events that are not free where the series would move to. */
export async function findLostMoves(
  db: Db,
  page: PageSettings,
  following: readonly EventVisitor[],
  start: Instant,
  now: Instant,
): Promise<CheckedStep[]> {
  const [first] = following;
  const series = first && readSeries(first.event);
  if (!first || !series) return [];
  const events = following.map(({ event }) => event);
  const steps = planMoves(events, { start, instead: new Map(), minutes: null });
  const checked = await checkMoves(db, asOrganizationId(first.event.organizationId), steps, {
    rules: page.rules,
    availability: page.availabilityId,
    zone: series.timezone,
    now,
  });
  return checked.filter(({ isFree }) => !isFree);
}

/** For each: another time, the nearest at first, or that it stays. */
export const moveChoices = (
  { manner, zone, t }: { manner: Manner; zone: string; t: Translate },
  lost: readonly CheckedStep[],
): ChoiceView[] =>
  lost.map(({ index, start, from, minutes, nearest }) => {
    const sayTime = (at: Instant) =>
      shortSpan(manner, zone, t, { start: at, end: instant(at + minutes * MINUTE), allDay: false });
    const options = [
      ...nearest.map((one) => ({ value: slotValue(one), label: sayTime(one) })),
      { value: STAYS, label: t("series.stay", { date: sayTime(from) }) },
    ];
    return {
      as: "choice",
      id: moveField(index),
      name: moveField(index),
      legend: t("series.instead", { date: sayTime(start) }),
      multiple: false,
      options: options.map((option, at) => ({ ...option, detail: null, checked: at === 0 })),
      other: null,
      error: null,
    };
  });

/** What a form has chosen for those that cannot move along. */
export const readMoveChoices = (values: Readonly<Record<string, string>>): Map<number, Instant | null> =>
  new Map(
    Object.entries(values).flatMap(([name, value]) => {
      const [, index] = /^i([1-9]\d?)$/.exec(name) ?? [];
      const at = Date.parse(value);
      if (!index || (value !== STAYS && Number.isNaN(at))) return [];
      return [[Number(index), value === STAYS ? null : instant(at)] as const];
    }),
  );
