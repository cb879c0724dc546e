"use client";
import { useId } from "react";
import { DateTimeInput } from "../form/date-time-input";
import { FieldRows } from "../form/field-rows";
import { FieldFrame } from "../form/fields";
import type { FormController } from "../form/use-form";
import { useMe } from "../me";
import { useText } from "../texts";
import type { NewEventDraft } from "./new-event-draft";

const OFFERED_DURATIONS_MINUTES = [15, 30, 45, 60, 90, 120];
const DEFAULT_DURATION_MINUTES = 60;

/** Adds minutes to a wall-clock time without a zone. */
function addMinutes(date: string, minutes: number): string {
  const at = Date.parse(`${date}Z`);
  return Number.isNaN(at) ? "" : new Date(at + minutes * 60_000).toISOString().slice(0, 16);
}

const measureMinutes = ({ date, end_date }: NewEventDraft["dates"][number]) =>
  (Date.parse(`${end_date}Z`) - Date.parse(`${date}Z`)) / 60_000 || DEFAULT_DURATION_MINUTES;

/** The possible times, in the reader's zone. */
export function DateRows({ form }: { form: FormController<NewEventDraft> }) {
  const t = useText();
  const me = useMe();
  return (
    <FieldRows
      title={t("events.dates")}
      hint={t("events.inZone", { zone: me.timezone.replaceAll("_", " ") })}
      add={t("events.addDate")}
      rows={form.body.dates}
      columns="sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]"
      emptyRow={{ date: "", end_date: "" }}
      onChange={(dates) => form.set("/dates", dates)}
    >
      {(row, index) => (
        <>
          <DateTimeInput
            label={t("events.start")}
            field={{
              value: row.date,
              error: form.findError(`/dates/${index}`),
              onChange: (date) =>
                form.set(`/dates/${index}`, { date, end_date: addMinutes(date, measureMinutes(row)) }),
            }}
          />
          <DurationSelect
            minutes={measureMinutes(row)}
            onChange={(minutes) => form.set(`/dates/${index}/end_date`, addMinutes(row.date, minutes))}
          />
        </>
      )}
    </FieldRows>
  );
}

function DurationSelect({ minutes, onChange }: { minutes: number; onChange: (minutes: number) => void }) {
  const t = useText();
  const id = useId();
  return (
    <FieldFrame id={id} label={t("events.length")} hint={undefined} error={null}>
      <select
        id={id}
        className="input mt-1"
        value={minutes}
        onChange={(event) => onChange(Number(event.target.value))}
      >
        {OFFERED_DURATIONS_MINUTES.map((length) => (
          <option key={length} value={length}>
            {t("events.minutes", { count: length })}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
