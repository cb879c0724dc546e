import { z } from "zod";
import { ROLES } from "@/lib/domain/contracts/audience";
import { METHODS, SCOPES } from "@/lib/domain/contracts/contract";
import { id, language, timestamp } from "@/lib/platform/http/fields";

const permission = z.object({
  operation: z.string().describe("The name in the OpenAPI document."),
  method: z.enum(METHODS),
  path: z.string(),
  reach: z
    .enum(["all", "team", "own"])
    .describe(
      "`all`: of the whole organisation; `team`: of oneself, and of the people and teams that one manages; `own`: of oneself.",
    ),
});

export const me = z
  .object({
    kind: z.enum(["user", "key"]),
    mode: z.enum(["live", "test"]).describe("`test`: what is seen is the organisation's sandbox."),
    organization: z.object({ _id: id, name: z.string() }),
    role: z.enum(ROLES).nullable().describe("null for a key."),
    person: z
      .object({
        _id: id,
        full_name: z.string().nullable(),
        email: z.string().nullable(),
        timezone: z.string(),
        language,
      })
      .nullable(),
    key: z
      .object({ _id: id, name: z.string(), expires_at: timestamp.nullable() })
      .nullable()
      .describe("The key of the request."),
    token: z
      .object({
        _id: id,
        name: z.string(),
        kind: z.enum(["personal", "app"]),
        expires_at: timestamp.nullable(),
      })
      .nullable()
      .describe(
        "The credential with which a program acts as the person: a personal token, or the access of an app.",
      ),
    teams: z.array(z.object({ _id: id, name: z.string() })).describe("The teams that the person manages."),
    scopes: z
      .array(z.enum(SCOPES))
      .nullable()
      .describe("The scopes that a key or token is limited to; null: no limit."),
    grantable_scopes: z
      .array(z.enum(SCOPES))
      .describe("The scopes that the person's role can use, for personal tokens."),
    permissions: z.array(permission).describe("The operations that the caller may use."),
  })
  .meta({ id: "Me" });

export type Permission = z.output<typeof permission>;
