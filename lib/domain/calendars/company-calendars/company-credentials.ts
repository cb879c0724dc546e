import type { Delegation } from "@/lib/domain/calendars/oauth/delegation";
import type { ProviderTokens } from "@/lib/domain/calendars/oauth/tokens";
import type { ExchangeCredentials } from "@/lib/domain/calendars/providers/exchange/credentials";
import type { CalendarConnectionBody } from "./schema";

type SourceCredentials<Body> = Body extends { source: infer S; credentials: infer C }
  ? { source: S; credentials: C }
  : never;

/** Credentials of a company connection, stored sealed. */
export type CompanyCredentials = SourceCredentials<CalendarConnectionBody>;

/** Builds the credentials for one user's calendar from the user's address. */
export function buildUserCredentials(
  body: CompanyCredentials,
  address: string,
): ProviderTokens | ExchangeCredentials {
  if (body.source === "exchange") return { ...body.credentials, impersonate: address };
  const delegation: Delegation =
    body.source === "google"
      ? {
          kind: "google",
          subject: address,
          clientEmail: body.credentials.client_email,
          keyId: body.credentials.private_key_id,
          privateKey: body.credentials.private_key,
        }
      : {
          kind: "microsoft",
          subject: address,
          tenant: body.credentials.tenant,
          clientId: body.credentials.client_id,
          clientSecret: body.credentials.client_secret,
        };
  return { access: "", refresh: "", expires: 0, delegation };
}

/** Identifies a connection without revealing a secret. */
export function describeCompanyAccount(body: CompanyCredentials): string {
  if (body.source === "google") return body.credentials.client_email;
  if (body.source === "office365")
    return `${body.credentials.tenant}/${body.credentials.client_id}`.toLowerCase();
  return `${body.credentials.server}/${body.credentials.username}`.toLowerCase();
}
