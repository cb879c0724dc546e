import type { PartInput } from "./part-field";

/** Inserts text in place of the selection, and puts the caret behind it once the new value is rendered. */
export function insertAtCaret(input: PartInput, inserted: string, onChange: (text: string) => void): void {
  const start = input.selectionStart ?? input.value.length;
  const end = input.selectionEnd ?? start;
  onChange(input.value.slice(0, start) + inserted + input.value.slice(end));
  setTimeout(() => {
    input.focus();
    input.setSelectionRange(start + inserted.length, start + inserted.length);
  });
}
