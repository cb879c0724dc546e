import type { FilterInput } from "../list/list-source";
import { Chip } from "./chip";

/** A filter by one thing: set by a click on an entry, removed here. */
export const ThingFilter = ({ label, value, onChange }: FilterInput) =>
  value ? <Chip text={label} onRemove={() => onChange("")} /> : null;
