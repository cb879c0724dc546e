interface ColumnField {
  name: string;
  /** The name of the field on the screen, which is a common column name, too. */
  label?: string;
  /** Further common column names; case, accents and punctuation do not matter. */
  aliases: readonly string[];
}

const normalizeHeader = (text: string) =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");

/** Guesses the field of each column; no field is used twice. */
export function matchColumns(columns: readonly string[], fields: readonly ColumnField[]): (string | null)[] {
  const used = new Set<string>();
  return columns.map((column) => {
    const words = normalizeHeader(column);
    const field = fields.find(
      ({ name, label, aliases }) =>
        !used.has(name) &&
        words !== "" &&
        [name, label ?? "", ...aliases].some((guess) => normalizeHeader(guess) === words),
    );
    if (field) used.add(field.name);
    return field?.name ?? null;
  });
}
