import { z } from "zod";
import { API_VERSIONS } from "@/lib/platform/http/api-versions";
import { SCOPES } from "@/lib/platform/http/contract";
import { id, LIMITS, requiredText, timestamp } from "@/lib/platform/http/fields";

export const scope = z.enum(SCOPES);

const scopes = z.array(scope).max(SCOPES.length);

const version = z.enum(API_VERSIONS);

export const apiKey = z
  .object({
    _id: id,
    name: z.string(),
    prefix: z
      .string()
      .describe("The key's first characters, to tell it by.")
      .meta({ examples: ["bp_x7Kq2mA"] }),
    mode: z
      .enum(["live", "test"])
      .describe("A key that begins with `bp_test_` sees the organisation's sandbox, and nothing else."),
    scopes: scopes.describe("What the key is limited to; empty: nothing, it may do everything."),
    last_used_at: timestamp.nullable().describe("To the minute."),
    createdAt: timestamp,
    expires_at: timestamp
      .nullable()
      .describe("From then on the key is refused; null: it does not end by itself."),
    revoked_at: timestamp.nullable().describe("Since then it is refused; null: it was not revoked."),
    created_by: z
      .object({ _id: id, name: z.string().nullable().describe("Null: nobody knows any more.") })
      .nullable()
      .describe(
        "The person who made it; null: it was made by another key, from the command line, or before this was kept.",
      ),
    version: version.describe("In whose form it is answered where a request says nothing else."),
  })
  .meta({ id: "ApiKey" });

export const newApiKey = apiKey
  .extend({
    key: z
      .string()
      .describe("The key itself: shown this once, it cannot be read again.")
      .meta({ examples: ["bp_x7Kq2mAV9cQe4rT1yU8iO3pL6sD0fG5h"] }),
  })
  .meta({ id: "CreatedApiKey" });

export const apiKeyBody = z
  .object({
    name: requiredText(LIMITS.name).describe("What the key is for."),
    scopes: scopes
      .min(1, "must name a scope; leave it out for a key that may do everything")
      .optional()
      .describe("Limits the key; without any it may do everything. A limited key can only give what it has."),
    mode: z
      .enum(["live", "test"])
      .optional()
      .describe("`test`: a key of the sandbox, which is made if there is none. Default: as whoever asks."),
    expires_at: timestamp
      .nullable()
      .optional()
      .describe("When the key ends. Default: never, or when the key that makes it does."),
    version: version.optional().describe("In whose form the key is answered, for good. Default: the newest."),
  })
  .meta({ id: "ApiKeyBody" });
