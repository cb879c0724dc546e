import { DAY, type Instant } from "@/lib/core/time/instant";
import type { DomainStatus } from "./schema";

/** How long a domain goes on after its record was not found any more: name servers are moved, and people are away. */
export const GRACE_DAYS = 7;

interface DomainState {
  status: DomainStatus;
  missingSince: Date | null;
}

/** What comes of looking for the record; `news`: what admins are told. */
export interface DomainDecision extends DomainState {
  news: "missing" | "failed" | null;
}

/** `isThere` is null where no name server has answered, which says nothing of the domain. */
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
