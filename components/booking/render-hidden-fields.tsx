import type { HiddenField } from "@/lib/pages/page-shell/view";

/** State that a form carries along. */
export function renderHiddenFields(fields: HiddenField[]) {
  return fields.map(({ name, value }) => (
    <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
  ));
}
