import { z } from "zod";
import { SCOPES } from "@/lib/domain/contracts/contract";
import { id, LIMITS, requiredLine, timestamp } from "@/lib/platform/http/fields";

const scope = z.enum(SCOPES);

export const personalToken = z
  .object({
    _id: id,
    name: z.string(),
    user: z.object({ _id: id, name: z.string().nullable() }).describe("The user that the token acts as."),
    prefix: z
      .string()
      .describe("The token's first characters, to identify it.")
      .meta({ examples: ["bpp_x7Kq2m"] }),
    scopes: z
      .array(scope)
      .describe("The scopes that it is limited to, in addition to the limits of the person's role."),
    state: z
      .enum(["active", "expired", "ended"])
      .describe("`ended`: the person's role or password has changed since; the token is no longer valid."),
    last_used_at: timestamp.nullable().describe("The last use, to the minute."),
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
    name: requiredLine(LIMITS.name).describe("The purpose of the token."),
    scopes: z
      .array(scope)
      .min(1, "must name a scope")
      .max(SCOPES.length)
      .describe("The scopes that it is limited to. Only scopes of the person's role can be granted."),
    expires_at: timestamp.describe("The time of expiry, at most a year from now."),
  })
  .meta({ id: "PersonalTokenBody" });

export type PersonalTokenBody = z.output<typeof personalTokenBody>;
