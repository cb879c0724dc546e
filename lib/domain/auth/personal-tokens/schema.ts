import { z } from "zod";
import { SCOPES } from "@/lib/platform/http/contract";
import { id, LIMITS, requiredLine, timestamp } from "@/lib/platform/http/fields";

const scope = z.enum(SCOPES);

export const personalToken = z
  .object({
    _id: id,
    name: z.string(),
    user: z.object({ _id: id, name: z.string().nullable() }).describe("As whom it acts."),
    prefix: z
      .string()
      .describe("The token's first characters, to tell it by.")
      .meta({ examples: ["bpp_x7Kq2m"] }),
    scopes: z.array(scope).describe("What it is limited to, besides what its person's role allows."),
    state: z
      .enum(["active", "expired", "ended"])
      .describe("`ended`: its person has another role or another password since; it opens nothing any more."),
    last_used_at: timestamp.nullable().describe("To the minute."),
    createdAt: timestamp,
    expires_at: timestamp,
  })
  .meta({ id: "PersonalToken" });

export const newPersonalToken = personalToken
  .extend({
    token: z
      .string()
      .describe("The token itself: shown this once, it cannot be read again.")
      .meta({ examples: ["bpp_x7Kq2mAV9cQe4rT1yU8iO3pL6sD0fG5h"] }),
  })
  .meta({ id: "CreatedPersonalToken" });

export const personalTokenBody = z
  .object({
    name: requiredLine(LIMITS.name).describe("What the token is for."),
    scopes: z
      .array(scope)
      .min(1, "must name a scope")
      .max(SCOPES.length)
      .describe("What it is limited to. Only scopes that one's role opens can be given."),
    expires_at: timestamp.describe("When it ends, at most a year from now."),
  })
  .meta({ id: "PersonalTokenBody" });

export type PersonalTokenBody = z.output<typeof personalTokenBody>;
