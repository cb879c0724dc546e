"use client";
import { Plus, X } from "lucide-react";
import { WEEKDAYS, type Weekday } from "@/lib/core/time/weekdays";
import { TimeInput } from "../form/time-input";
import type { FormController } from "../form/use-form";
import { formatWallRange } from "../format-wall-range";
import { formatShortWeekday, formatWeekday } from "../format-weekday";
import { useMe } from "../me";
import type { BookingSettings } from "../resources/edited-settings";
import { useText } from "../texts";

const POINTER = "/custom/preferred_hours";
const MAX_RANGES = 14;

type Range = NonNullable<BookingSettings["preferred_hours"]>[number];

const MORNING: Range = { start_time: "09:00", end_time: "12:00" };

interface Props {
  // biome-ignore lint/suspicious/noExplicitAny: the form of a page, or of a type
  form: FormController<any>;
  /** The inherited settings of a type; null for a page. */
  inherited: BookingSettings | null;
}

/** The hours that a page shows first. */
export function PreferredHoursInput({ form, inherited }: Props) {
  const t = useText();
  const { locale } = useMe();
  const ranges: Range[] = form.body.custom.preferred_hours ?? [];
  const set = (next: Range[]) => form.set(POINTER, next.length > 0 ? next : null);
  const ofPage = (inherited?.preferred_hours ?? []).map((range) => formatPreferredRange(range, locale));
  return (
    <fieldset className="min-w-0" data-field={POINTER} tabIndex={-1}>
      <legend className="font-medium text-sm">{t("pages.fields.preferred_hours")}</legend>
      <p className="text-muted text-xs">
        {t("pages.preferredHours.hint")}
        {ofPage.length > 0 ? ` ${t("pages.asPage")}: ${ofPage.join("; ")}` : null}
      </p>
      {ranges.map((range, index) => (
        <RangeRow
          // biome-ignore lint/suspicious/noArrayIndexKey: ranges have no other name than their index
          key={index}
          form={form}
          pointer={`${POINTER}/${index}`}
          range={range}
          onRemove={() => set(ranges.filter((_, at) => at !== index))}
        />
      ))}
      {ranges.length < MAX_RANGES ? (
        <button type="button" className="button mt-2" onClick={() => set([...ranges, MORNING])}>
          <Plus size={18} aria-hidden />
          {t("pages.preferredHours.add")}
        </button>
      ) : null}
    </fieldset>
  );
}

interface RowProps extends Pick<Props, "form"> {
  pointer: string;
  range: Range;
  onRemove: () => void;
}

function RangeRow({ form, pointer, range, onRemove }: RowProps) {
  const t = useText();
  const { locale } = useMe();
  const days: readonly Weekday[] = range.days ?? WEEKDAYS;
  const toggle = (day: Weekday) => {
    const next = WEEKDAYS.filter((one) => days.includes(one) !== (one === day));
    const { days: _, ...times } = range;
    form.set(pointer, next.length === WEEKDAYS.length ? times : { ...times, days: next });
  };
  const summary = formatPreferredRange(range, locale);
  const error = form.findError(`${pointer}/days`);
  return (
    <div className="mt-2 min-w-0 rounded-lg border border-line p-3">
      <div className="flex items-start justify-between gap-2">
        <fieldset className="flex min-w-0 flex-wrap gap-x-4" name={`${pointer}/days`}>
          <legend className="sr-only">{t("pages.preferredHours.days")}</legend>
          {WEEKDAYS.map((day) => (
            <label key={day} className="inline-flex min-h-11 items-center gap-1.5 text-sm">
              <input type="checkbox" checked={days.includes(day)} onChange={() => toggle(day)} />
              <abbr title={formatWeekday(locale, day)} className="no-underline">
                {formatShortWeekday(locale, day)}
              </abbr>
            </label>
          ))}
        </fieldset>
        <button
          type="button"
          className="button min-h-11 flex-none px-2.5"
          data-tone="quiet"
          aria-label={t("limits.remove", { limit: summary })}
          onClick={onRemove}
        >
          <X size={18} aria-hidden />
        </button>
      </div>
      {error ? <p className="font-medium text-bad text-sm">{error}</p> : null}
      <div className="mt-1 grid items-start gap-3 sm:grid-cols-2">
        <TimeInput label={t("pages.preferredHours.start")} field={form.text(`${pointer}/start_time`)} />
        <TimeInput label={t("pages.preferredHours.end")} field={form.text(`${pointer}/end_time`)} isEnd />
      </div>
    </div>
  );
}

/** "Mon, Tue 09:00–12:00" */
const formatPreferredRange = ({ days, start_time, end_time }: Range, locale: string) =>
  [
    (days ?? []).map((day) => formatShortWeekday(locale, day)).join(", "),
    formatWallRange(locale, { start_time, end_time }),
  ]
    .filter(Boolean)
    .join(" ");
