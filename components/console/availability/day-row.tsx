"use client";
import { Copy, Plus } from "lucide-react";
import type { Weekday } from "@/lib/core/time/weekdays";
import { getAtPointer } from "../form/pointer";
import { formatWeekday } from "../format-weekday";
import { useMe } from "../me";
import { type DayHours, NINE_TO_FIVE, type WeekFormState } from "../resources/edited-availability";
import { useText } from "../texts";
import { buildNextRange } from "./build-next-range";
import { RangesInput } from "./ranges-input";

interface Props {
  form: WeekFormState;
  day: Weekday;
  /** The pointer of the day in the body. */
  pointer: string;
  onCopy: () => void;
}

/** One weekday: open or closed, with any number of ranges. */
export function DayRow({ form, day, pointer, onCopy }: Props) {
  const t = useText();
  const { locale } = useMe();
  const name = formatWeekday(locale, day);
  const { enabled, slots } = getAtPointer(form.body, pointer) as DayHours;
  const set = (next: DayHours) => form.set(pointer, next);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-2 gap-y-1 py-2 sm:grid-cols-[7.5rem_minmax(0,1fr)_auto]">
      <label className="flex min-h-12 items-center gap-3 font-medium">
        <input
          type="checkbox"
          name={pointer}
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
          <RangesInput
            name={name}
            slots={slots}
            findError={(index) => form.findError(`${pointer}/slots/${index}`)}
            onChange={(next) => set({ enabled: next.length > 0, slots: next })}
          />
        ) : (
          <p className="flex min-h-12 items-center text-muted max-sm:hidden">{t("hours.closed")}</p>
        )}
      </div>
      {enabled ? (
        <DayButtons
          name={name}
          onAdd={() => set({ enabled, slots: [...slots, buildNextRange(slots.at(-1))] })}
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
