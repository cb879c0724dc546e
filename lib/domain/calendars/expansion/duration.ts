/** A length as a file gives it: days are days of the calendar, which may have 23 hours; the rest is exact. */
export interface Duration {
  days: number;
  /** Milliseconds. */
  exact: number;
}

const NUMBER = String.raw`(\d+(?:[.,]\d+)?)`;
/** Without the T that has to stand before hours, too. */
const DURATION = new RegExp(
  `^([+-]?)P?(?:${NUMBER}W)?(?:${NUMBER}D)?T?(?:${NUMBER}H)?(?:${NUMBER}M)?(?:${NUMBER}S)?$`,
);

/** Null where it is none (RFC 5545 3.3.6). One that goes backwards takes no time. */
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
