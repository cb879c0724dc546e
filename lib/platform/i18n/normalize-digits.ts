/** Replaces full-width and Arabic digits by those of values: "٠٩", "۰۹" and "０９" become "09". */
export const normalizeDigits = (text: string): string =>
  text
    .normalize("NFKC")
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
