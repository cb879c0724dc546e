import type { FilterInputProps } from "./list-source";

/** A filter by a day. */
export const DayFilter = ({ label, value, onChange }: FilterInputProps) => (
  <label className="grid min-w-0 gap-1">
    <span className="text-xs text-muted">{label}</span>
    <input
      className="input min-w-0"
      type="date"
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  </label>
);
