"use client";
import { useText } from "../texts";
import { FilterSelect } from "./filter-select";
import type { FilterInputProps, ListFilter } from "./list-source";

interface Props {
  filter: ListFilter;
  value: string;
  onChange: (value: string) => void;
}

/** The input of a filter: a select, an input of its own, or a day. */
export function FilterInput({
  filter: { label, options, input: Input = DayFilter },
  value,
  onChange,
}: Props) {
  const t = useText();
  return options ? (
    <FilterSelect
      label={label}
      value={value}
      options={[{ value: "", label: `${label}: ${t("list.all")}` }, ...options]}
      onChange={onChange}
    />
  ) : (
    <Input label={label} value={value} onChange={onChange} />
  );
}

/** A filter by a day. */
const DayFilter = ({ label, value, onChange }: FilterInputProps) => (
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
