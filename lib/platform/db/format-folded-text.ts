import { DOUBLE_LETTERS, SINGLE_LETTERS } from "@/lib/platform/i18n/fold-text";

const MARKS = "[\\u0300-\\u036f]";

/**
 * Returns SQL that folds an expression like `foldText`. An index must use exactly this text. ASCII texts, which are
 * the most, skip the expensive part.
 */
export function formatFoldedText(expression: string): string {
  const bare = `lower(regexp_replace(normalize(${expression}, NFKD), '${MARKS}', '', 'g'))`;
  const [letters, plain] = [Object.keys(SINGLE_LETTERS), Object.values(SINGLE_LETTERS)];
  const folded = Object.entries(DOUBLE_LETTERS).reduce(
    (text, [letter, two]) => `replace(${text}, '${letter}', '${two}')`,
    `translate(${bare}, '${letters.join("")}', '${plain.join("")}')`,
  );
  return `CASE WHEN octet_length(${expression}) = length(${expression}) THEN lower(${expression}) ELSE ${folded} END`;
}
