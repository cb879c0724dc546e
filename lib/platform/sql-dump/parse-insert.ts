/** The values of an `INSERT`; each is its text, or null. */
export type SqlValues = (string | null)[];

/**
 * Parses the lists of values after `VALUES`. Returns null if the statement does not end, as a text may have line breaks.
 * Nothing is evaluated: other expressions than literals stay text.
 */
export function parseInsertValues(text: string): SqlValues[] | null {
  const rows: SqlValues[] = [];
  let index = skipSpace(text, 0);
  for (;;) {
    const row = parseRow(text, index);
    if (!row) return null;
    rows.push(row.values);
    index = skipSpace(text, row.end);
    if (text[index] === ";") return rows;
    if (text.startsWith("ON CONFLICT", index)) return text.trimEnd().endsWith(";") ? rows : null;
    if (text[index] !== ",") return null;
    index = skipSpace(text, index + 1);
  }
}

function skipSpace(text: string, start: number): number {
  let index = start;
  while (/\s/.test(text[index] ?? "")) index += 1;
  return index;
}

/** Parses a list of values in parentheses. */
function parseRow(text: string, start: number): { values: SqlValues; end: number } | null {
  const values: SqlValues = [];
  let index = start;
  let separator = "(";
  while (text[index] === separator) {
    const value = parseValue(text, skipSpace(text, index + 1));
    if (!value) return null;
    values.push(value.value);
    index = skipSpace(text, value.end);
    separator = ",";
  }
  return values.length > 0 && text[index] === ")" ? { values, end: index + 1 } : null;
}

function parseValue(text: string, start: number): { value: string | null; end: number } | null {
  const isEscaped = /^E'/i.test(text.slice(start, start + 2));
  const quote = isEscaped ? start + 1 : start;
  if (text[quote] !== "'") {
    const [word = ""] = /^[^,()';]+/.exec(text.slice(start, start + 200)) ?? [];
    if (word === "") return null;
    const value = word.trim();
    return { value: value === "NULL" ? null : value, end: start + word.length };
  }
  let value = "";
  let index = quote + 1;
  for (;;) {
    const next = findEnd(text, index, isEscaped);
    if (next < 0) return null;
    value += text.slice(index, next);
    index = next;
    if (text[index] === "\\") {
      value += text[index + 1] ?? "";
      index += 2;
    } else if (text[index + 1] === "'") {
      value += "'";
      index += 2;
    } else return { value, end: index + 1 };
  }
}

function findEnd(text: string, from: number, isEscaped: boolean): number {
  const quote = text.indexOf("'", from);
  const backslash = isEscaped ? text.indexOf("\\", from) : -1;
  return backslash >= 0 && backslash < quote ? backslash : quote;
}
