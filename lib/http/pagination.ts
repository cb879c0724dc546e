import { z } from "zod";
import { isId } from "@/lib/db/id";

/** `limit` and `cursor` of every list: newest first, the cursor is the last id seen. */
export const pageQuery = z.object({
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

export interface Page {
  limit: number;
  cursor?: string | undefined;
}

/** The `Link` header of a list that was read one row beyond `limit`. */
export function linkToNext<Row extends { id: string }>(
  rows: Row[],
  { limit }: Page,
  url: URL,
): Record<string, string> {
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  if (!last) return {};
  const next = new URL(url);
  next.searchParams.set("cursor", Buffer.from(last.id, "latin1").toString("base64url"));
  return { link: `<${next.href}>; rel="next"` };
}
