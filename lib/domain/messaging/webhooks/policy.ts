import { DAY, type Instant } from "@/lib/core/time/instant";
import { computeNextAttempt } from "./retry-schedule";
import type { DisabledReason } from "./serialize";

/** After failing for so long a webhook is told nothing more. */
const DISABLED_AFTER_MS = 5 * DAY;

interface DeliveryAttempt {
  /** Null: there was no answer. */
  status: number | null;
  retryAfter: number | null;
  /** Tries of this round, this one included. */
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

/** What becomes of a delivery, and of its webhook, after a try. */
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
