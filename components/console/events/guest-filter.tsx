"use client";
import { FilterChip } from "../audit/filter-chip";
import type { FilterInputProps } from "../list/list-source";
import { useText } from "../texts";

/** One guest whose meetings are shown; the search and the palette lead here. */
export function GuestFilter({ value, onChange }: FilterInputProps) {
  const t = useText();
  return value ? (
    <FilterChip text={t("meetings.guestFilter", { name: value })} onRemove={() => onChange("")} />
  ) : null;
}
