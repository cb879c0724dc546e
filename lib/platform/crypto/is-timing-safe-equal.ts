import { timingSafeEqual } from "node:crypto";

/** Whether two texts are the same, in a time that tells nothing of where they differ. */
export function isTimingSafeEqual(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
