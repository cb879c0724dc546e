import type { FilterInputProps } from "../list/list-source";
import { FilterChip } from "./filter-chip";

/** A filter by one thing: set by a click on an entry, removed here. */
export const ResourceFilter = ({ label, value, onChange }: FilterInputProps) =>
  value ? <FilterChip text={label} onRemove={() => onChange("")} /> : null;
