import { z } from "zod";
import { SCOPES } from "@/lib/domain/contracts/contract";
import { httpsUrl, id, LIMITS, record, requiredLine, timestamp } from "@/lib/platform/http/fields";
import { APP_SCOPES } from "./app-scopes";
import { isRedirectUri, MAX_REDIRECT_CHARACTERS } from "./redirect-uris";

const MAX_REDIRECTS = 10;

export const appScope = z.enum(APP_SCOPES as [string, ...string[]]);

const fields = {
  name: requiredLine(LIMITS.name).describe("The name that people read on the consent screen."),
  logo_url: httpsUrl.nullable().describe("A picture shown beside the name; null: none."),
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
    .describe("The redirect addresses, compared exactly; for a loopback address the port is free.")
    .meta({ examples: [["https://crm.example.com/oauth/callback"]] }),
  scopes: z
    .array(appScope)
    .min(1, "must name a scope")
    .max(APP_SCOPES.length)
    .describe("The maximum of scopes that the app may request. The role of its person limits them further."),
};

export const oauthApp = record
  .extend({
    ...fields,
    name: z.string(),
    client_id: z.string().describe("The client id of the app."),
    confidential: z
      .boolean()
      .describe(
        "Whether the app runs on a server and has a secret; otherwise it runs on a device, which cannot keep one.",
      ),
    grants: z.int().describe("The number of people who have granted it access."),
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
      .describe("Whether it runs on a server and gets a secret. This cannot be changed."),
  })
  .meta({ id: "OAuthAppBody" });

export type OauthAppBody = z.output<typeof oauthAppBody>;

export const oauthAppUpdate = z.object(fields).partial().meta({ id: "OAuthAppUpdate" });

export type OauthAppUpdate = z.output<typeof oauthAppUpdate>;

export const oauthGrant = z
  .object({
    _id: id,
    user: z.object({ _id: id, name: z.string().nullable() }).describe("The user who granted the access."),
    app: z.object({
      _id: id.nullable().describe("null: the app registered itself, and its name is not verified."),
      name: z.string(),
      host: z.string().describe("The address that its codes were sent to."),
    }),
    scopes: z.array(z.enum(SCOPES)),
    resource: z
      .enum(["api", "mcp"])
      .nullable()
      .describe("For the API, for the tools of agents, or (null) both."),
    state: z
      .enum(["active", "ended"])
      .describe("`ended`: the person's role or password has changed since; the grant is no longer valid."),
    last_used_at: timestamp.describe("The last use, to the minute."),
    expires_at: timestamp.describe("The time of expiry, unless the app renews it before."),
    createdAt: timestamp,
  })
  .meta({ id: "OAuthGrant" });
