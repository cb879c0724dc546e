import { z } from "zod";
import { isId } from "@/lib/platform/db/is-id";
import { env } from "@/lib/platform/env/env";
import { LIMITS, timestamp, wholeNumber } from "@/lib/platform/http/fields";
import { createReply, type Reply } from "./reply";

/** `limit` and `cursor` of every list: newest first, the cursor is the last id seen. */
export const paginationQuery = z.object({
  limit: wholeNumber(1, 1000).default(100).describe("The maximum number of entries."),
  cursor: z
    .string()
    .meta({ minLength: 1 })
    .refine((text) => decodeCursor(text) !== null, "must be the cursor of a Link header")
    .transform((text) => decodeCursor(text)?.id)
    .optional()
    .describe("The end of the previous page: its `Next-Cursor`, which its Link header contains, too."),
});

/** The query of searchable lists: search words and sort order. */
export const searchQuery = paginationQuery.extend({
  search: z
    .string()
    .max(200)
    .optional()
    .describe("Words that must all occur, anywhere and in any case; the first eight count."),
  sort: z.enum(["newest", "oldest"]).optional().describe("Default: newest first."),
});

/** The filter of lists that clients can sync. */
export const updatedSinceFilter = timestamp
  .optional()
  .describe(
    "Only resources that were changed at this instant or later (`updatedAt`), and entries `{_id, deleted: true, deleted_at}` for those deleted since, for 30 days. To keep a copy, start with `1970-01-01T00:00:00Z`, and then always send the `Next-Updated-Since` of the previous response.",
  );

/** The query of lists of stored records. */
export const recordsQuery = searchQuery.extend({ updated_since: updatedSinceFilter });

/** The filter of lists with entries that have a client's own ids. */
export const extidFilter = z
  .string()
  .trim()
  .min(1, "must not be empty")
  .max(LIMITS.externalId)
  .optional()
  .describe("Only the one with exactly this external id.");

export interface PageParameters {
  limit: number;
  cursor?: string | undefined;
  sort?: "newest" | "oldest" | undefined;
}

export interface RecordsPageParameters extends PageParameters {
  search?: string | undefined;
  updated_since?: Date | undefined;
}

/** Removes the extra row beyond `limit`, and builds the `Link` to the next page. */
export function buildPageReply<Row extends { id: string }, Answer>(
  rows: Row[],
  { limit }: PageParameters,
  url: URL,
  serialize: (row: Row) => Answer,
): Reply<Answer[]> {
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1)?.id : undefined;
  return createReply(shown.map(serialize), undefined, last ? buildNextPageLink(last, url) : {});
}

/** The position at which a page ended. */
interface Cursor {
  /** The last id on it. */
  id: string;
  /** The sync horizon of the first page of a syncable list, in milliseconds. */
  syncedTo?: number | undefined;
  /** The last start of a list ordered by start, in milliseconds. */
  start?: number | undefined;
}

const encodeCursor = ({ id, syncedTo, start }: Cursor): string => {
  const beside = start === undefined ? (syncedTo ?? "") : `s${start}`;
  return Buffer.from(beside === "" ? id : `${id}.${beside}`, "latin1").toString("base64url");
};

/**
 * Returns null for an invalid cursor. A forged one only selects another part of the same list of the same
 * organisation.
 */
export function decodeCursor(text: string): Cursor | null {
  const [id = "", time, ...more] = Buffer.from(text, "base64url").toString("latin1").split(".");
  if (!isId(id) || more.length > 0) return null;
  if (time === undefined) return { id };
  if (/^s-?\d{1,15}$/.test(time)) return { id, start: Number(time.slice(1)) };
  return /^\d{1,15}$/.test(time) ? { id, syncedTo: Number(time) } : null;
}

/** Builds the headers that link to the page after this id. */
export const buildNextPageLink = (id: string, url: URL, syncedTo?: number) =>
  buildCursorLink({ id, syncedTo }, url);

/** Builds the headers that link to the page after this position. */
export function buildCursorLink(position: Cursor, url: URL): Record<string, string> {
  // Not the address of the request, which behind a proxy is an internal one.
  const next = new URL(`${url.pathname}${url.search}`, env().WEB_URL);
  const cursor = encodeCursor(position);
  next.searchParams.set("cursor", cursor);
  return { link: `<${next.href}>; rel="next"`, "next-cursor": cursor };
}
