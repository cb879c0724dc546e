import { omitUndefined } from "@/lib/platform/db/omit-undefined";
import type { LinkUpdate } from "./schema";

/** Builds the columns of a body; absent fields stay. Times are deduplicated and sorted. */
export const toLinkColumns = ({ expires_at: expiresAt, starts, locks, ...columns }: LinkUpdate) =>
  omitUndefined({
    ...columns,
    expiresAt,
    starts: starts && [...new Set(starts.map((start) => start.toISOString()))].sort(),
    locks: locks && [...new Set(locks)],
  });
