"use client";
import { X } from "lucide-react";
import { useId } from "react";
import { useTimeField } from "../form/use-time-field";
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
  const id = useId();
  const [start, end] = [
    useTimeField({ value: range.start_time, onChange: (time) => onChange({ ...range, start_time: time }) }),
    useTimeField({
      value: range.end_time,
      onChange: (time) => onChange({ ...range, end_time: time }),
      isEnd: true,
    }),
  ];
  const shown = start.error ?? end.error ?? error;
  const field = ({ inputProps, error: own }: typeof start, label: string) => (
    <input
      {...inputProps}
      className="input w-31 min-w-0 px-2"
      aria-label={label}
      {...(own || error ? { "aria-invalid": true, "aria-describedby": id } : {})}
    />
  );
  return (
    <div>
      <div className="flex items-center gap-2">
        {field(start, t("hours.from", { day: name }))}
        <span aria-hidden>–</span>
        {field(end, t("hours.to", { day: name }))}
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
      {shown ? (
        <p id={id} className="mt-1 font-medium text-bad text-sm">
          {shown}
        </p>
      ) : null}
    </div>
  );
}
