import { removeInvisible } from "./remove-invisible";

/** The zeros of digits in other scripts that phones produce; full-width digits are converted with the separators. */
const NOUGHTS = [0x0660, 0x06f0, 0x0966, 0x09e6, 0x0e50];

const toDigit = (sign: string): string => {
  const code = sign.codePointAt(0) ?? 0;
  const nought = NOUGHTS.find((one) => code >= one && code < one + 10);
  return nought === undefined ? sign : String(code - nought);
};

/**
 * Normalises a number for storage: ASCII digits and separators, without invisible characters; its extension stays as
 * written.
 */
export const normalizePhone = (text: string): string =>
  removeInvisible(text.replace(/[\t\r\n]/g, " ").normalize("NFKC"))
    .replace(/\p{Nd}/gu, toDigit)
    .replace(/[\p{Pd}\u2212]/gu, "-")
    .replace(/\s+/g, " ")
    .trim()
    .replace(/^tel:/i, "");
