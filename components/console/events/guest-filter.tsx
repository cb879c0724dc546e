"use client";
import { Chip } from "../audit/chip";
import type { FilterInput } from "../list/list-source";
import { useText } from "../texts";

/** One guest whose meetings are shown; the search and the palette lead here. */
export function GuestFilter({ value, onChange }: FilterInput) {
  const t = useText();
  return value ? (
    <Chip text={t("meetings.guestFilter", { name: value })} onRemove={() => onChange("")} />
  ) : null;
}
