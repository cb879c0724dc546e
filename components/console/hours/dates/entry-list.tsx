"use client";
import type { LocalDate } from "@/lib/core/time/local-date";
import { useText } from "../../texts";
import type { AvailabilityForm, DateEntry } from "../availability-body";
import { DatedList } from "../dated-list";
import { removeEntry } from "./entries";
import { entryText } from "./entry-text";
import type { Opened } from "./opened";

interface Props {
  form: AvailabilityForm;
  today: LocalDate;
  onOpen: (opened: Opened) => void;
  onCopy: (entry: DateEntry) => void;
}

/** The days with hours of their own, as they are typed. */
export function EntryList({ form, today, onOpen, onCopy }: Props) {
  const t = useText();
  const { dates } = form.body;
  if (dates.length === 0) return null;
  return (
    <div className="mt-5 border-line border-t pt-3">
      <h3 className="font-bold">{t("availability.dates.title")}</h3>
      <DatedList
        today={today}
        rows={dates.map((entry, place) => ({
          id: String(place),
          field: `/dates/${place}`,
          start_date: entry.start_date,
          end_date: entry.end_date,
          detail: entryText(entry, t),
          error: form.findError(`/dates/${place}`),
          onEdit: () => onOpen({ kind: "entry", start: entry, place, note: null }),
          onCopy: () => onCopy(entry),
          onRemove: () => form.set("/dates", removeEntry(dates, place)),
        }))}
      />
    </div>
  );
}
