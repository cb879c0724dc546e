import { DAY, type Instant } from "@/lib/core/time/instant";
import { computeNextAttempt } from "./retry-schedule";
import type { DisabledReason } from "./serialize";

/** A webhook is disabled after failing for this long. */
const DISABLED_AFTER_MS = 5 * DAY;

interface DeliveryAttempt {
  /** Null if there was no response. */
  status: number | null;
  retryAfter: number | null;
  /** Attempts of this round, the current one included. */
  tries: number;
  failingSince: Instant | null;
  now: Instant;
  random: number;
}

type DeliveryDecision =
  | { state: "delivered" }
  | { state: "pending"; nextAt: Instant; disable: DisabledReason | null }
  | { state: "failed"; disable: DisabledReason | null };

export const isSuccessStatus = (status: number | null): boolean =>
  status !== null && status >= 200 && status < 300;

/** Decides the next state of a delivery and its webhook after an attempt. */
export function evaluateDelivery({
  status,
  retryAfter,
  tries,
  failingSince,
  now,
  random,
}: DeliveryAttempt): DeliveryDecision {
  if (isSuccessStatus(status)) return { state: "delivered" };
  if (status === 410) return { state: "failed", disable: "gone" };
  const disable = failingSince !== null && now - failingSince >= DISABLED_AFTER_MS ? "failing" : null;
  const nextAt = computeNextAttempt(tries, now, { retryAfter, random });
  return nextAt === null ? { state: "failed", disable } : { state: "pending", nextAt, disable };
}
