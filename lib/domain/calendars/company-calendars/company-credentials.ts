import type { Delegation } from "@/lib/domain/calendars/oauth/delegation";
import type { ProviderTokens } from "@/lib/domain/calendars/oauth/tokens";
import type { ExchangeCredentials } from "@/lib/domain/calendars/providers/exchange/credentials";
import type { CalendarConnectionBody } from "./schema";

type SourceCredentials<Body> = Body extends { source: infer S; credentials: infer C }
  ? { source: S; credentials: C }
  : never;

/** With what a company's calendars are opened, as it is kept, sealed. */
export type CompanyCredentials = SourceCredentials<CalendarConnectionBody>;

/** What opens the calendar of one person, whose address this is. */
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

/** Tells connections apart, and is no secret. */
export function describeCompanyAccount(body: CompanyCredentials): string {
  if (body.source === "google") return body.credentials.client_email;
  if (body.source === "office365")
    return `${body.credentials.tenant}/${body.credentials.client_id}`.toLowerCase();
  return `${body.credentials.server}/${body.credentials.username}`.toLowerCase();
}
