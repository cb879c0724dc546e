import { XMLParser } from "fast-xml-parser";
import { z } from "zod";

const parser = new XMLParser({ parseTagValue: false, isArray: (name) => name === "Contents" });

const Listing = z.object({
  ListBucketResult: z.union([
    z.object({
      Contents: z.array(z.object({ Key: z.string() })).default([]),
      IsTruncated: z.string().default("false"),
      NextContinuationToken: z.string().optional(),
    }),
    z.literal("").transform(() => ({ Contents: [], IsTruncated: "false", NextContinuationToken: undefined })),
  ]),
});

/** A page of a bucket's objects; `next` is the token of the next page. */
export function parseListing(xml: string): { keys: string[]; next: string | null } {
  const { ListBucketResult: page } = Listing.parse(parser.parse(xml));
  const isCut = page.IsTruncated === "true";
  return {
    keys: page.Contents.map(({ Key }) => Key),
    next: (isCut && page.NextContinuationToken) || null,
  };
}
