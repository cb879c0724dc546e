const PLAIN: Readonly<Record<string, string>> = {
  "–": "-",
  "—": "-",
  "−": "-",
  "‐": "-",
  "‑": "-",
  "“": '"',
  "”": '"',
  "„": '"',
  "‘": "'",
  "’": "'",
  "‚": "'",
  "…": "...",
};

/**
 * Replaces typographic signs by plain ones. Dates and times have dashes and narrow spaces, and one sign outside of the
 * GSM alphabet more than halves what fits into a part.
 */
export const normalizeSms = (text: string): string =>
  text
    .normalize("NFC")
    .replace(/[–—−‐‑“”„‘’‚…]/g, (sign) => PLAIN[sign] ?? sign)
    .replace(/[\u00a0\u2000-\u200a\u202f\u205f]/g, " ")
    .replace(/[\u200b\u2060\ufeff\u2066-\u2069]/g, "");
