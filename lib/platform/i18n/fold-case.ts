/**
 * Words in any case, for comparing them. Turkish has an i with a dot and one without, in both cases, and what is typed in
 * capitals on another keyboard has lost which of them was meant.
 */
export const foldCase = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/i\u0307|ı/g, "i");
