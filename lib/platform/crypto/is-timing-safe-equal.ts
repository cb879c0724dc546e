import { timingSafeEqual } from "node:crypto";

/** Compares two texts in a time that does not depend on where they differ. */
export function isTimingSafeEqual(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
