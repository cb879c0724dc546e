import { z } from "zod";
import { API_VERSIONS } from "@/lib/domain/contracts/api-versions";
import { SCOPES } from "@/lib/domain/contracts/contract";
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
      .describe("The key's first characters, to identify it.")
      .meta({ examples: ["bp_x7Kq2mA"] }),
    mode: z
      .enum(["live", "test"])
      .describe("A key that begins with `bp_test_` can access the organisation's sandbox only."),
    scopes: scopes.describe("The scopes that the key is limited to; empty: no limit."),
    last_used_at: timestamp.nullable().describe("The last use, to the minute."),
    createdAt: timestamp,
    expires_at: timestamp
      .nullable()
      .describe("The time of expiry, after which the key is refused; null: it does not expire."),
    revoked_at: timestamp
      .nullable()
      .describe("The time of revocation, after which the key is refused; null: it was not revoked."),
    created_by: z
      .object({ _id: id, name: z.string().nullable().describe("Null: the name is unknown.") })
      .nullable()
      .describe(
        "The person who created it; null: it was created by another key, from the command line, or before this was recorded.",
      ),
    version: version.describe("The API version of responses to requests that do not name one."),
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
    name: requiredText(LIMITS.name).describe("The purpose of the key."),
    scopes: scopes
      .min(1, "must name a scope; leave it out for a key that may do everything")
      .optional()
      .describe(
        "Limits the key; without any the key has all permissions. A limited key can only grant its own scopes.",
      ),
    mode: z
      .enum(["live", "test"])
      .optional()
      .describe(
        "`test`: a key of the sandbox, which is created if there is none. Default: the mode of the caller.",
      ),
    expires_at: timestamp
      .nullable()
      .optional()
      .describe("The time of expiry. Default: never, or the expiry of the key that creates it."),
    version: version
      .optional()
      .describe("The API version of the key, which is permanent. Default: the newest."),
  })
  .meta({ id: "ApiKeyBody" });
