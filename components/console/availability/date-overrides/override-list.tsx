"use client";
import type { LocalDate } from "@/lib/core/time/local-date";
import { useMe } from "../../me";
import { useText } from "../../texts";
import { DateRangeList } from "../date-range-list";
import type { AvailabilityFormState, DateOverride } from "../edited-availability";
import type { DayDialogState } from "./day-dialog-state";
import { formatOverride } from "./format-override";
import { removeOverride } from "./overrides";

interface Props {
  form: AvailabilityFormState;
  today: LocalDate;
  onOpen: (opened: DayDialogState) => void;
  onCopy: (entry: DateOverride) => void;
}

/** The list of date overrides, unsaved ones included. */
export function OverrideList({ form, today, onOpen, onCopy }: Props) {
  const t = useText();
  const { locale } = useMe();
  const { dates } = form.body;
  if (dates.length === 0) return null;
  return (
    <div className="mt-5 border-line border-t pt-3">
      <h3 className="font-bold">{t("availability.dates.title")}</h3>
      <DateRangeList
        today={today}
        rows={dates.map((entry, index) => ({
          id: String(index),
          field: `/dates/${index}`,
          start_date: entry.start_date,
          end_date: entry.end_date,
          detail: formatOverride(entry, locale, t),
          error: form.findError(`/dates/${index}`),
          onEdit: () => onOpen({ kind: "entry", start: entry, index, note: null }),
          onCopy: () => onCopy(entry),
          onRemove: () => form.set("/dates", removeOverride(dates, index)),
        }))}
      />
    </div>
  );
}
