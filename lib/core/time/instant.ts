declare const instantBrand: unique symbol;

/** A point in time: whole milliseconds since 1970-01-01T00:00Z. Never a wall-clock value. */
export type Instant = number & { readonly [instantBrand]: true };

export const MINUTE = 60_000;
export const HOUR = 3_600_000;
export const DAY = 86_400_000;

export function asInstant(ms: number): Instant {
  return ms as Instant;
}
