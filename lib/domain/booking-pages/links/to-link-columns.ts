import { omitUndefined } from "@/lib/platform/db/omit-undefined";
import type { LinkUpdate } from "./schema";

/** The columns that a body sets; what was not sent stays. Times are kept once each, ascending. */
export const toLinkColumns = ({ expires_at: expiresAt, starts, locks, ...columns }: LinkUpdate) =>
  omitUndefined({
    ...columns,
    expiresAt,
    starts: starts && [...new Set(starts.map((start) => start.toISOString()))].sort(),
    locks: locks && [...new Set(locks)],
  });
