/** Letters without a decomposition, and their replacement on keyboards that lack them. */
export const SINGLE_LETTERS = { ø: "o", ł: "l", đ: "d", ħ: "h", ı: "i", ŧ: "t", ð: "d", ς: "σ" } as const;
export const DOUBLE_LETTERS = { ß: "ss", æ: "ae", œ: "oe", þ: "th" } as const;

/** Folds case and accents, so that `Łódź`, `LODZ` and `lodz` are the same. */
export function foldText(text: string): string {
  const bare = text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase();
  return Object.entries({ ...SINGLE_LETTERS, ...DOUBLE_LETTERS }).reduce(
    (folded, [letter, plain]) => folded.replaceAll(letter, plain),
    bare,
  );
}
