import { DAY, type Instant } from "@/lib/core/time/instant";
import type { DomainStatus } from "./schema";

/** Grace period after a record disappeared, for name servers that are moved and admins who are away. */
export const GRACE_DAYS = 7;

interface DomainState {
  status: DomainStatus;
  missingSince: Date | null;
}

/** Result of a lookup; `news`: what admins are notified of. */
export interface DomainDecision extends DomainState {
  news: "missing" | "failed" | null;
}

/** `isThere` is null if no name server answered, which leaves the state unchanged. */
export function evaluateDomain(
  { status, missingSince }: DomainState,
  isThere: boolean | null,
  now: Instant,
): DomainDecision {
  if (isThere === null) return { status, missingSince, news: null };
  if (isThere) return { status: "verified", missingSince: null, news: null };
  if (status !== "verified") return { status, missingSince: null, news: null };
  if (missingSince === null) return { status, missingSince: new Date(now), news: "missing" };
  if (now - missingSince.getTime() < GRACE_DAYS * DAY) return { status, missingSince, news: null };
  return { status: "failed", missingSince, news: "failed" };
}
