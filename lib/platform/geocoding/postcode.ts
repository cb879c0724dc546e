/**
 * Postcodes of the countries of supported languages; where a house number has the same form, the last match counts.
 */
const POSTCODE_PATTERNS = [
  /\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b/gi, // GB
  /\b[A-Z]\d[A-Z] ?\d[A-Z]\d\b/gi, // CA
  /\b[AC-FHKNPRTV-Y]\d[\dW] ?[AC-FHKNPRTV-Y\d]{4}\b/gi, // IE
  /\b\d{5}-\d{3}\b/g, // BR
  /\b\d{4}-\d{3}\b/g, // PT
  /\b\d{4} ?[A-Z]{2}\b/g, // NL
  /\b\d{5}(?=(-\d{4})?\b)/g, // US, FR, DE, ES, IT, MX
  /\b\d{3} \d{2}\b/g, // SE
  /\b\d{4}\b/g, // AT, BE, CH, AU, NZ
];

/** Returns the postcode in an address, in capitals and without spaces, or null. */
export function findPostcode(address: string): string | null {
  for (const form of POSTCODE_PATTERNS) {
    const found = address.match(form)?.at(-1);
    if (found) return normalizePostcode(found);
  }
  return null;
}

export const normalizePostcode = (postcode: string): string => postcode.replaceAll(" ", "").toUpperCase();
