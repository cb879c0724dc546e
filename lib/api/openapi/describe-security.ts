import { APP_SCOPES, isAppScope } from "@/lib/domain/auth/oauth/app-scopes";
import { SESSION_COOKIE } from "@/lib/domain/auth/sessions/cookie";
import type { AnyContract } from "@/lib/domain/contracts/contract";
import type { Json } from "./openapi-components";

/** The security schemes; apps find the OAuth endpoints through this service's metadata. */
export const describeSecurity = (webUrl: string) =>
  ({
    ...SECURITY_SCHEMES,
    oauth: {
      type: "oauth2",
      description:
        "An app acts as the person who allowed it (OAuth 2.1): authorization code with PKCE (S256). Its access token is sent after the word `Bearer`.",
      flows: {
        authorizationCode: {
          authorizationUrl: `${webUrl}/oauth/authorize`,
          tokenUrl: `${webUrl}/oauth/token`,
          refreshUrl: `${webUrl}/oauth/token`,
          scopes: Object.fromEntries(APP_SCOPES.map((scope) => [scope, formatScope(scope)])),
        },
      },
    },
  }) satisfies Record<string, Json>;

/** `events:write` → `Write events` */
function formatScope(scope: string): string {
  const [kind = "", act] = scope.split(":");
  if (!act) return "Provision users and groups (SCIM)";
  return `${act === "read" ? "Read" : "Write"} ${kind.replaceAll("_", " ")}`;
}

const SECURITY_SCHEMES = {
  apiKey: {
    type: "apiKey",
    in: "header",
    name: "Authorization",
    description: "The organisation's API key as it is, without a scheme word.",
  },
  session: {
    type: "apiKey",
    in: "header", // openapi-generator writes invalid Ruby for keys in cookies
    name: "Cookie",
    description: `The session of a signed-in person, from the service's own pages: \`${SESSION_COOKIE}=…\`.`,
  },
  bearer: {
    type: "http",
    scheme: "bearer",
    description: "The same API key after the word `Bearer`, or a personal token, which acts as its person.",
  },
  inboundMail: {
    type: "http",
    scheme: "bearer",
    description: "The shared secret of `INBOUND_MAIL_SECRET`, for the mail server alone.",
  },
} satisfies Record<string, Json>;

/**
 * Lists the ways to authenticate at an endpoint, each of which is enough. Generators support scopes only for OAuth, so
 * `x-scope` names the scope that a key needs.
 */
export function listSecurity({ scope, secret, keyOnly }: AnyContract): Json[] {
  if (secret) return [{ [secret]: [] }];
  if (scope === "public") return [];
  if (scope === "session") return [{ session: [] }];
  const isForApps = !keyOnly && (scope === "any" || isAppScope(scope));
  return [{ apiKey: [] }, { bearer: [] }, ...(isForApps ? [{ oauth: scope === "any" ? [] : [scope] }] : [])];
}

/** The scope that a key, a token or an app needs, if any. */
export const findNeededScope = ({ scope, secret }: AnyContract): string | null =>
  secret || scope === "public" || scope === "session" || scope === "any" ? null : scope;
