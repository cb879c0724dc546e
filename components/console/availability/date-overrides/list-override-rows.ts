import type { AvailabilityFormState, DateOverride } from "../../resources/edited-availability";
import type { TranslateConsole } from "../../texts";
import type { DateRangeRow } from "../date-range-list";
import type { DayDialogState } from "./day-dialog-state";
import { formatOverride } from "./format-override";
import { removeOverride } from "./overrides";

interface Options {
  locale: string;
  t: TranslateConsole;
  onOpen: (opened: DayDialogState) => void;
  onCopy: (entry: DateOverride) => void;
}

/** Lists the rows of the date overrides, unsaved ones included. */
export function listOverrideRows(
  form: AvailabilityFormState,
  { locale, t, onOpen, onCopy }: Options,
): DateRangeRow[] {
  const { dates } = form.body;
  return dates.map((entry, index) => ({
    id: `override ${index}`,
    field: `/dates/${index}`,
    start_date: entry.start_date,
    end_date: entry.end_date,
    detail: formatOverride(entry, locale, t),
    error: form.findError(`/dates/${index}`),
    onEdit: () => onOpen({ kind: "entry", start: entry, index, note: null }),
    onCopy: () => onCopy(entry),
    onRemove: () => form.set("/dates", removeOverride(dates, index)),
  }));
}
