import type { FilterInput } from "../list/list-source";
import { Chip } from "./chip";

/** Set by a click on an entry; here it can be taken off again. */
export const ThingFilter = ({ label, value, onChange }: FilterInput) =>
  value ? <Chip text={label} onRemove={() => onChange("")} /> : null;
