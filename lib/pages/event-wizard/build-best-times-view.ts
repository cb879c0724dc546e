import type { Translate } from "@/lib/platform/i18n/translate";
import type { GridCell, GridDay, WeekView } from "./view";

const NOON_HOUR = 12;

/**
 * Suggests times of a week that suit all people with known availability, else most of them: one before and one after
 * noon each day. Null if no availability is known.
 */
export function buildBestTimesView(days: readonly GridDay[], t: Translate): WeekView["best"] {
  const open = days.flatMap(({ cells }) => cells).filter(({ state }) => state !== "past");
  const share = Math.max(...open.map(({ free }) => free?.share ?? Number.NEGATIVE_INFINITY));
  if (share === Number.NEGATIVE_INFINITY) return null;
  const suits = (cell: GridCell) => cell.state !== "past" && cell.free?.share === share;
  const isAfternoon = ({ value }: GridCell) => Number(value.slice(11, 13)) >= NOON_HOUR;
  const text = t("eventWizard.free.text");
  if (share <= 1 / 2) return { heading: t("eventWizard.free.suitsNone"), text, picks: [] };
  return {
    heading: t(share === 1 ? "eventWizard.free.suitsAll" : "eventWizard.free.suitsMost"),
    text,
    picks: days.flatMap(({ short, cells }) =>
      [
        cells.find((cell) => suits(cell) && !isAfternoon(cell)),
        cells.find((cell) => suits(cell) && isAfternoon(cell)),
      ].flatMap((cell) =>
        cell
          ? {
              go: `pick-${cell.value}`,
              day: short,
              time: cell.time,
              count: share === 1 ? null : (cell.free?.text ?? null),
              chosen: cell.chosen,
            }
          : [],
      ),
    ),
  };
}

/** Lists the people who are missing at the times that do not suit all, by day. */
export function buildMissingPeopleView(days: readonly GridDay[], t: Translate): WeekView["missing"] {
  const lacking = days.flatMap(({ label, cells }) => {
    const times = cells.flatMap(({ state, time, free }) =>
      state === "past" || !free || free.missing.length === 0 ? [] : { time, names: free.missing },
    );
    return times.length === 0 ? [] : { label, times };
  });
  return lacking.length === 0 ? null : { heading: t("eventWizard.free.missing"), days: lacking };
}
