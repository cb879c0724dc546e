"use client";
import { CompactDateInput } from "../form/compact-date-input";
import { useText } from "../texts";
import { FilterSelect } from "./filter-select";
import type { ListFilter } from "./list-source";

interface Props {
  filter: ListFilter;
  value: string;
  onChange: (value: string) => void;
}

/** The input of a filter: a select, an input of its own, or a day. */
export function FilterInput({
  filter: { label, options, input: Input = CompactDateInput },
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
