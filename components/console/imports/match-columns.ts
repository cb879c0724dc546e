import type { ImportField } from "./import-plan";

const normalizeHeader = (text: string) =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");

/** Guesses the field of each column; no field is used twice. */
export function matchColumns(columns: readonly string[], fields: readonly ImportField[]): (string | null)[] {
  const used = new Set<string>();
  return columns.map((column) => {
    const words = normalizeHeader(column);
    const field = fields.find(
      ({ name, label, aliases: guesses }) =>
        !used.has(name) && [name, label, ...guesses].some((guess) => normalizeHeader(guess) === words),
    );
    if (field) used.add(field.name);
    return field?.name ?? null;
  });
}
