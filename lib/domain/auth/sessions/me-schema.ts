import { z } from "zod";
import { ROLES } from "@/lib/platform/http/audience";
import { METHODS, SCOPES } from "@/lib/platform/http/contract";
import { id, language, timestamp } from "@/lib/platform/http/fields";

const permission = z.object({
  operation: z.string().describe("As the OpenAPI document names it."),
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
      .describe("The key that asks."),
    token: z
      .object({
        _id: id,
        name: z.string(),
        kind: z.enum(["personal", "app"]),
        expires_at: timestamp.nullable(),
      })
      .nullable()
      .describe("With what a program acts as the person: a personal token, or the access of an app."),
    teams: z.array(z.object({ _id: id, name: z.string() })).describe("Those that one manages."),
    scopes: z.array(z.enum(SCOPES)).nullable().describe("What a key or token is limited to; null: nothing."),
    grantable_scopes: z
      .array(z.enum(SCOPES))
      .describe("Of a person: the scopes under which their role opens something, for tokens of their own."),
    permissions: z.array(permission).describe("The operations that are open to whoever asks."),
  })
  .meta({ id: "Me" });

export type Permission = z.output<typeof permission>;
