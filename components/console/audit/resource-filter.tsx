import type { FilterInputProps } from "../list/list-source";
import { FilterChip } from "./filter-chip";

/** The filter by one resource: set by a click on an entry, removed here. */
export const ResourceFilter = ({ label, value, onChange }: FilterInputProps) =>
  value ? <FilterChip text={label} onRemove={() => onChange("")} /> : null;
