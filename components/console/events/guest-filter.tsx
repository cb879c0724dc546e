"use client";
import { FilterChip } from "../list/filter-chip";
import type { FilterInputProps } from "../list/list-source";
import { useText } from "../texts";

/** The filter by one guest; the search and the palette link here. */
export function GuestFilter({ value, onChange }: FilterInputProps) {
  const t = useText();
  return value ? (
    <FilterChip text={t("meetings.guestFilter", { name: value })} onRemove={() => onChange("")} />
  ) : null;
}
