import type { HiddenField } from "@/lib/pages/page-shell/view";

/** Renders hidden inputs for the state that a form carries along. */
export function renderHiddenFields(fields: HiddenField[]) {
  return fields.map(({ name, value }) => (
    <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
  ));
}
