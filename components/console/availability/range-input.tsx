"use client";
import { X } from "lucide-react";
import type { TimeRange } from "../resources/edited-availability";
import { useText } from "../texts";

interface Props {
  name: string;
  range: TimeRange;
  error: string | null;
  onChange: (range: TimeRange) => void;
  onRemove: () => void;
}

/** The start and the end of a range. */
export function RangeInput({ name, range, error, onChange, onRemove }: Props) {
  const t = useText();
  const field = (key: keyof TimeRange, label: string) => (
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
