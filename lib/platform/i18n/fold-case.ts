/**
 * Folds case for comparison. Turkish has a dotted and a dotless i in both cases, and text typed in capitals on
 * another keyboard has lost the difference.
 */
export const foldCase = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/i\u0307|ı/g, "i");
