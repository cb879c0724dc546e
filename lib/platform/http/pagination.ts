import { z } from "zod";
import { isId } from "@/lib/platform/db/is-id";
import { env } from "@/lib/platform/env/env";
import { LIMITS, timestamp } from "./fields";
import { type Reply, reply } from "./reply";

/** `limit` and `cursor` of every list: newest first, the cursor is the last id seen. */
export const paginationQuery = z.object({
  limit: z.coerce
    .number({ error: "must be a whole number from 1 to 1000" })
    .int("must be a whole number from 1 to 1000")
    .min(1, "must be at least 1")
    .max(1000, "must be at most 1000")
    .default(100)
    .describe("How many to answer at most."),
  cursor: z
    .string()
    .transform((text) => Buffer.from(text, "base64url").toString("latin1"))
    .refine(isId, "must be the cursor of a Link header")
    .optional()
    .describe("Where the page before ended; taken from its Link header."),
});

/** Of lists that people look through: words to find, and which end comes first. */
export const searchQuery = paginationQuery.extend({
  search: z
    .string()
    .max(200)
    .optional()
    .describe("Words that must all occur, anywhere and in any case; the first eight count."),
  sort: z.enum(["newest", "oldest"]).optional().describe("Default: newest first."),
});

/** Of lists of which clients keep a copy. */
export const updatedSinceFilter = timestamp
  .optional()
  .describe(
    "Only what was changed at this instant or later (`updatedAt`). To keep a copy, ask with the time at which you last began to, less a minute: what was just being written then appears after it.",
  );

/** Of lists of stored records. */
export const recordsQuery = searchQuery.extend({ updated_since: updatedSinceFilter });

/** Of lists whose entries a client knows by names of its own. */
export const extidFilter = z
  .string()
  .trim()
  .min(1, "must not be empty")
  .max(LIMITS.extid)
  .optional()
  .describe("Only the one with exactly this external id.");

export interface Page {
  limit: number;
  cursor?: string | undefined;
  sort?: "newest" | "oldest" | undefined;
}

export interface RecordsPage extends Page {
  search?: string | undefined;
  updated_since?: Date | undefined;
}

/** The list without the one row that was read beyond `limit`, and the `Link` to the page after it. */
export function pageReply<Row extends { id: string }, Answer>(
  rows: Row[],
  { limit }: Page,
  url: URL,
  serialize: (row: Row) => Answer,
): Reply<Answer[]> {
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1)?.id : undefined;
  return reply(shown.map(serialize), undefined, last ? linkAfter(last, url) : {});
}

/** The header that leads to the page after this id. */
export function linkAfter(id: string, url: URL): { link: string } {
  // Not the address that the request came in by, which behind a proxy is an inner one.
  const next = new URL(`${url.pathname}${url.search}`, env().WEB_URL);
  next.searchParams.set("cursor", Buffer.from(id, "latin1").toString("base64url"));
  return { link: `<${next.href}>; rel="next"` };
}
