export type SmsAnswer = "coming" | "move" | "cancel";

const ANSWERS: ReadonlyMap<string, SmsAnswer> = new Map([
  ["1", "coming"],
  ["2", "move"],
  ["3", "cancel"],
]);

const ARABIC_ZERO = 0x660;

/** Parses a reply that is 1, 2 or 3 alone, in any digits of the languages of pages; null: another text. */
export function parseSmsAnswer(text: string): SmsAnswer | null {
  const digits = text
    .normalize("NFKC")
    .replace(/[\s\p{P}\p{Cf}\p{M}]/gu, "")
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - ARABIC_ZERO));
  return ANSWERS.get(digits) ?? null;
}
