"use client";
import { Copy, Plus, X } from "lucide-react";
import { useState } from "react";
import { WEEKDAYS, type Weekday } from "@/lib/core/time/weekdays";
import type { Form } from "../form/use-form";
import { useMe } from "../me";
import { useText } from "../texts";
import { type bodyOf, type Day, NINE_TO_FIVE, type Range } from "./availability-body";
import { CopyDay } from "./copy-day";
import { weekdayName } from "./weekday-name";

export type HoursForm = Form<ReturnType<typeof bodyOf>>;

/** Seven days, each with as many times as it needs. */
export function WeekInput({ form }: { form: HoursForm }) {
  const t = useText();
  const [copied, setCopied] = useState<Weekday | null>(null);
  return (
    <fieldset>
      <legend className="font-medium text-sm">{t("hours.week")}</legend>
      <div className="mt-1 divide-y divide-line border-line border-y">
        {WEEKDAYS.map((day) => (
          <DayRow key={day} form={form} day={day} onCopy={() => setCopied(day)} />
        ))}
      </div>
      {copied ? (
        <CopyDay
          day={copied}
          onClose={() => setCopied(null)}
          onCopy={(days) => {
            const source = form.body.days[copied];
            const same = Object.fromEntries(days.map((day) => [day, structuredClone(source)]));
            form.set("/days", { ...form.body.days, ...same });
            setCopied(null);
          }}
        />
      ) : null}
    </fieldset>
  );
}

interface DayRowProps {
  form: HoursForm;
  day: Weekday;
  onCopy: () => void;
}

function DayRow({ form, day, onCopy }: DayRowProps) {
  const t = useText();
  const { lang } = useMe();
  const name = weekdayName(lang, day);
  const pointer = `/days/${day}`;
  const { enabled, slots } = form.body.days[day];
  const set = (next: Day) => form.set(pointer, next);
  const change = (index: number, range: Range) =>
    set({ enabled, slots: slots.map((slot, at) => (at === index ? range : slot)) });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-2 gap-y-1 py-2 sm:grid-cols-[7.5rem_minmax(0,1fr)_auto]">
      <label className="flex min-h-12 items-center gap-3 font-medium">
        <input
          type="checkbox"
          className="size-4.5"
          checked={enabled}
          onChange={({ target }) =>
            set({
              enabled: target.checked,
              slots: target.checked && slots.length === 0 ? [NINE_TO_FIVE] : slots,
            })
          }
        />
        {name}
      </label>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-2 max-sm:order-last max-sm:col-span-2">
        {enabled ? (
          slots.map((slot, index) => (
            <RangeInput
              // biome-ignore lint/suspicious/noArrayIndexKey: times have no other name than their place
              key={index}
              name={name}
              range={slot}
              error={form.errorOf(`${pointer}/slots/${index}`)}
              onChange={(range) => change(index, range)}
              onRemove={() =>
                set({ enabled: slots.length > 1, slots: slots.filter((_, at) => at !== index) })
              }
            />
          ))
        ) : (
          <p className="flex min-h-12 items-center text-muted max-sm:hidden">{t("hours.closed")}</p>
        )}
      </div>
      {enabled ? (
        <DayButtons
          name={name}
          onAdd={() => set({ enabled, slots: [...slots, rangeAfter(slots.at(-1))] })}
          onCopy={onCopy}
        />
      ) : null}
    </div>
  );
}

interface DayButtonsProps {
  name: string;
  onAdd: () => void;
  onCopy: () => void;
}

function DayButtons({ name, onAdd, onCopy }: DayButtonsProps) {
  const t = useText();
  return (
    <div className="flex items-start">
      <button
        type="button"
        className="button min-h-12 px-2.5"
        data-tone="quiet"
        aria-label={t("hours.add", { day: name })}
        onClick={onAdd}
      >
        <Plus size={18} aria-hidden />
      </button>
      <button
        type="button"
        className="button min-h-12 px-2.5"
        data-tone="quiet"
        aria-label={t("hours.copy", { day: name })}
        onClick={onCopy}
      >
        <Copy size={18} aria-hidden />
      </button>
    </div>
  );
}

/** An hour later, for an hour, as far as the day goes. */
function rangeAfter(last: Range | undefined): Range {
  if (!last) return NINE_TO_FIVE;
  const hour = Number(last.end_time.slice(0, 2)) + 1;
  if (hour === 1 || hour > 22) return { start_time: "00:00", end_time: "01:00" };
  const at = (h: number) => `${String(h % 24).padStart(2, "0")}:00`;
  return { start_time: at(hour), end_time: at(hour + 1) };
}

interface RangeInputProps {
  name: string;
  range: Range;
  error: string | null;
  onChange: (range: Range) => void;
  onRemove: () => void;
}

function RangeInput({ name, range, error, onChange, onRemove }: RangeInputProps) {
  const t = useText();
  const field = (key: keyof Range, label: string) => (
    <input
      className="input w-31 min-w-0 px-2"
      type="time"
      aria-label={label}
      value={range[key]}
      {...(error ? { "aria-invalid": true } : {})}
      onChange={(event) => onChange({ ...range, [key]: event.target.value })}
    />
  );
  return (
    <div>
      <div className="flex items-center gap-2">
        {field("start_time", t("hours.from", { day: name }))}
        <span aria-hidden>–</span>
        {field("end_time", t("hours.to", { day: name }))}
        <button
          type="button"
          className="button min-h-12 px-2.5"
          data-tone="quiet"
          aria-label={t("hours.remove", { day: name, from: range.start_time, to: range.end_time })}
          onClick={onRemove}
        >
          <X size={18} aria-hidden />
        </button>
      </div>
      {error ? <p className="mt-1 font-medium text-bad text-sm">{error}</p> : null}
    </div>
  );
}
