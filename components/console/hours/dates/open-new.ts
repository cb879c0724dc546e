import { NINE_TO_FIVE, type Range } from "../availability-body";
import type { DayKind } from "./day-kind";
import type { DateRange, Opened } from "./opened";

interface Beginnings {
  kind: DayKind;
  range: DateRange;
  /** The hours that hold there now. */
  slots?: readonly Range[];
  /** Of the person. */
  timezone: string;
  note: string | null;
}

/** Something new for these days. */
export function openNew({ kind, range, slots = [], timezone, note }: Beginnings): Opened {
  const { start_date, end_date } = range;
  const dates = { start_date, end_date };
  switch (kind) {
    case "away":
      return { kind: "newAbsence", start: { ...dates, label: "", instead: null }, note };
    case "travel":
      return { kind: "travel", start: { ...dates, timezone }, note };
    default:
      return {
        kind: "entry",
        start: {
          ...dates,
          enabled: kind === "open",
          slots: slots.length > 0 ? [...slots] : [NINE_TO_FIVE],
          label: "",
        },
        place: null,
        note,
      };
  }
}
