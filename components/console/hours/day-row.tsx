"use client";
import { Copy, Plus } from "lucide-react";
import type { Weekday } from "@/lib/core/time/weekdays";
import { useMe } from "../me";
import { useText } from "../texts";
import { type AvailabilityForm, type Day, NINE_TO_FIVE, type Range } from "./availability-body";
import { RangeInput } from "./range-input";
import { weekdayName } from "./weekday-name";

interface Props {
  form: AvailabilityForm;
  day: Weekday;
  onCopy: () => void;
}

/** One day of the week, open or not, with as many times as it needs. */
export function DayRow({ form, day, onCopy }: Props) {
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
              error={form.findError(`${pointer}/slots/${index}`)}
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
