import { given } from "@/lib/platform/db/given";
import type { LinkUpdate } from "./schema";

/** The columns that a body sets; what was not sent stays. Times are kept once each, ascending. */
export const linkColumns = ({ expires_at: expiresAt, starts, locks, ...columns }: LinkUpdate) =>
  given({
    ...columns,
    expiresAt,
    starts: starts && [...new Set(starts.map((start) => start.toISOString()))].sort(),
    locks: locks && [...new Set(locks)],
  });
