/** A duration: nominal days may have 23 or 25 hours, the rest is exact. */
export interface Duration {
  days: number;
  /** Milliseconds. */
  exact: number;
}

const NUMBER = String.raw`(\d+(?:[.,]\d+)?)`;
/** Also accepts durations without the T before hours. */
const DURATION = new RegExp(
  `^([+-]?)P?(?:${NUMBER}W)?(?:${NUMBER}D)?T?(?:${NUMBER}H)?(?:${NUMBER}M)?(?:${NUMBER}S)?$`,
);

/** Returns null for invalid text (RFC 5545, section 3.3.6). A negative duration becomes zero. */
export function parseDuration(text: string): Duration | null {
  const plain = text.toUpperCase().replace(/\s/g, "");
  const [whole, sign, ...found] = DURATION.exec(plain) ?? [];
  if (whole === undefined || !/\d/.test(whole)) return null;
  if (/^[+-]?P[^T]*M/.test(plain) && !/[HS]/.test(plain)) return null; // months of other standards, or minutes
  const [weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = found.map((number) =>
    Number((number ?? "0").replace(",", ".")),
  );
  const exact = ((hours * 60 + minutes) * 60 + seconds) * 1000;
  if (sign === "-") return { days: 0, exact: 0 };
  const allDays = weeks * 7 + days;
  return { days: Math.floor(allDays), exact: exact + (allDays % 1) * 86_400_000 };
}
