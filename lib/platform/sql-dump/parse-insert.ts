/** The values of an `INSERT`; each is its text, or null. */
export type SqlValues = (string | null)[];

/**
 * Parses the lists of values after `VALUES`. Returns null if the statement does not end, as a text may have line breaks.
 * Nothing is evaluated: other expressions than literals stay text.
 */
export function parseInsertValues(text: string): SqlValues[] | null {
  const rows: SqlValues[] = [];
  let index = 0;
  const skipSpace = () => {
    while (/\s/.test(text[index] ?? "")) index += 1;
  };
  for (;;) {
    skipSpace();
    if (text[index] !== "(") return null;
    index += 1;
    const values: SqlValues = [];
    for (;;) {
      skipSpace();
      const value = parseValue(text, index);
      if (!value) return null;
      values.push(value.value);
      index = value.end;
      skipSpace();
      if (text[index] === ",") index += 1;
      else break;
    }
    if (text[index] !== ")") return null;
    index += 1;
    rows.push(values);
    skipSpace();
    if (text[index] === ";") return rows;
    if (text.startsWith("ON CONFLICT", index)) return text.trimEnd().endsWith(";") ? rows : null;
    if (text[index] !== ",") return null;
    index += 1;
  }
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
