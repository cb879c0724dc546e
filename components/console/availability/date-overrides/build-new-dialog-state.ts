import { NINE_TO_FIVE, type TimeRange } from "../../resources/edited-availability";
import type { DateRange, DayDialogState } from "./day-dialog-state";
import type { DayKind } from "./day-kind-input";

interface NewDialogOptions {
  kind: DayKind;
  range: DateRange;
  /** The ranges that currently apply on these days. */
  slots?: readonly TimeRange[];
  /** The user's time zone. */
  timezone: string;
  note: string | null;
}

/** Builds the state of the dialog for a new entry on these days. */
export function buildNewDialogState({
  kind,
  range,
  slots = [],
  timezone,
  note,
}: NewDialogOptions): DayDialogState {
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
        index: null,
        note,
      };
  }
}
