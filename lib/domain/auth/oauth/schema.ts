import { z } from "zod";
import { SCOPES } from "@/lib/platform/http/contract";
import { httpsUrl, id, LIMITS, record, requiredLine, timestamp } from "@/lib/platform/http/fields";
import { APP_SCOPES } from "./app-scopes";
import { isRedirectUri, MAX_REDIRECT_CHARACTERS } from "./redirect-uris";

const MAX_REDIRECTS = 10;

export const appScope = z.enum(APP_SCOPES as [string, ...string[]]);

const fields = {
  name: requiredLine(LIMITS.name).describe("As people read it when they are asked."),
  logo_url: httpsUrl.nullable().describe("A picture that stands beside the name; null: none."),
  redirect_uris: z
    .array(
      z
        .string()
        .max(MAX_REDIRECT_CHARACTERS)
        .refine(
          isRedirectUri,
          "must be an https address, one of this machine such as http://127.0.0.1/callback, or one of an app such as com.example.app:/callback, without a #",
        )
        .meta({ pattern: "^[A-Za-z][A-Za-z0-9+.-]*:" }),
    )
    .min(1, "must name an address")
    .max(MAX_REDIRECTS)
    .describe(
      "Where people are sent back to, letter by letter; of an address of this machine the port is free.",
    )
    .meta({ examples: [["https://crm.example.com/oauth/callback"]] }),
  scopes: z
    .array(appScope)
    .min(1, "must name a scope")
    .max(APP_SCOPES.length)
    .describe("What the app may ask for at most. It gets no more than its person's role opens."),
};

export const oauthApp = record
  .extend({
    ...fields,
    name: z.string(),
    client_id: z.string().describe("By which the app names itself."),
    confidential: z
      .boolean()
      .describe("It runs on a server and has a secret; else on a device, where nothing stays secret."),
    grants: z.int().describe("How many people's access it has."),
  })
  .meta({ id: "OAuthApp" });

export const newOauthApp = oauthApp
  .extend({
    client_secret: z
      .string()
      .nullable()
      .describe("Shown this once, it cannot be read again; null: the app has none."),
  })
  .meta({ id: "CreatedOAuthApp" });

export const oauthAppBody = z
  .object({
    name: fields.name,
    logo_url: fields.logo_url.optional(),
    redirect_uris: fields.redirect_uris,
    scopes: fields.scopes,
    confidential: z
      .boolean()
      .default(true)
      .describe("Whether it runs on a server and gets a secret. It stays so."),
  })
  .meta({ id: "OAuthAppBody" });

export type OauthAppBody = z.output<typeof oauthAppBody>;

export const oauthAppUpdate = z.object(fields).partial().meta({ id: "OAuthAppUpdate" });

export type OauthAppUpdate = z.output<typeof oauthAppUpdate>;

export const oauthGrant = z
  .object({
    _id: id,
    user: z.object({ _id: id, name: z.string().nullable() }).describe("Whose access it is."),
    app: z.object({
      _id: id.nullable().describe("null: the app has registered itself, nobody vouches for its name."),
      name: z.string(),
      host: z.string().describe("Where its codes were sent."),
    }),
    scopes: z.array(z.enum(SCOPES)),
    resource: z
      .enum(["api", "mcp"])
      .nullable()
      .describe("For the API, for the tools of agents, or (null) both."),
    state: z
      .enum(["active", "ended"])
      .describe("`ended`: its person has another role or another password since; it opens nothing any more."),
    last_used_at: timestamp.describe("To the minute."),
    expires_at: timestamp.describe("It ends then, unless the app renews it before."),
    createdAt: timestamp,
  })
  .meta({ id: "OAuthGrant" });
