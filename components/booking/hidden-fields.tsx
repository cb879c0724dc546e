import type { HiddenField } from "@/lib/pages/frame/view";

/** State that a form carries along. */
export function hiddenFields(fields: HiddenField[]) {
  return fields.map(({ name, value }) => (
    <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
  ));
}
