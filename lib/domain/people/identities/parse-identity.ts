import type { IDToken } from "oauth4webapi";
import { z } from "zod";
import { env } from "@/lib/platform/env/env";
import { email as emailField, LIMITS, line } from "@/lib/platform/http/fields";
import type { IdentityProvider } from "./identity-provider";
import { SignInProviderError } from "./sign-in-provider-error";

/** A user as identified by a provider. */
export interface Identity {
  issuer: string;
  subject: string;
  /** Null if the provider does not vouch for an address. */
  email: string | null;
  firstName: string | null;
  lastName: string | null;
  /** Null if the provider sends no groups. */
  groups: string[] | null;
}

/** OpenID Connect Core, section 2: at most 255 ASCII characters. */
const SUBJECT = /^[\x20-\x7e]{1,255}$/;

/** Reads the claims, and trusts only those that the provider may vouch for. */
export function parseIdentity(
  provider: IdentityProvider,
  claims: IDToken,
  groupClaim: string | null,
): Identity {
  const name = line(LIMITS.name);
  const text = (value: unknown): string | null => {
    const read = name.safeParse(value);
    return read.success && read.data.trim() !== "" ? read.data.trim() : null;
  };
  if (!SUBJECT.test(claims.sub)) throw new SignInProviderError("lies", "The subject is invalid");
  // A provider for all tenants, such as Microsoft's `common`, would let other tenants sign in to the
  // organisation.
  if (provider.organization && new URL(claims.iss).href !== new URL(provider.issuer).href)
    throw new SignInProviderError("lies", `${claims.iss} is not the configured issuer`);
  return {
    issuer: claims.iss,
    subject: claims.sub,
    email: parseVerifiedEmail(provider, claims),
    firstName: text(claims.given_name) ?? text(claims.name),
    lastName: text(claims.given_name) ? text(claims.family_name) : null,
    groups: groupClaim === null ? null : parseGroups(claims, groupClaim),
  };
}

/**
 * A single group may be a plain string, and an empty list may be missing. If there are too many groups,
 * Microsoft only refers to another source.
 */
function parseGroups(claims: IDToken, name: string): string[] | null {
  const value = claims[name] ?? [];
  const elsewhere = z.record(z.string(), z.unknown()).safeParse(claims._claim_names).data ?? {};
  if (name in elsewhere || claims.hasgroups) return null;
  return z.array(z.string()).safeParse(Array.isArray(value) ? value : [value]).data ?? [];
}

/** Returns the address if the provider vouches that the user owns it. */
function parseVerifiedEmail(provider: IdentityProvider, claims: IDToken): string | null {
  const read = (value: unknown) => emailField.safeParse(value).data ?? null;
  if (isTrue(claims.email_verified)) return canGoogleVouch(provider, claims) ? read(claims.email) : null;
  if (!isMicrosoft(claims.iss)) return null;
  // Users can enter any `email` at Microsoft; xms_edov states whether the domain belongs to the tenant.
  if (isTrue(claims.xms_edov)) return read(claims.email);
  // The sign-in name is in a domain of the tenant, except that guests' addresses are rewritten with #ext#.
  const isOwnTenant = provider.organization !== null || isOneTenant();
  const name = read(claims.preferred_username);
  return isOwnTenant && name && !name.includes("#ext#") ? name : null;
}

/** Some providers send booleans as strings or numbers. */
const isTrue = (value: unknown): boolean =>
  value === true || value === "true" || value === 1 || value === "1";

/** Google vouches only for addresses of Gmail and Workspace; others may have changed their owner. */
function canGoogleVouch({ key }: IdentityProvider, claims: IDToken): boolean {
  if (key !== "google" && claims.iss !== "https://accounts.google.com") return true;
  const domain = String(claims.email).split("@").at(-1)?.toLowerCase();
  return domain === "gmail.com" || (typeof claims.hd === "string" && claims.hd.toLowerCase() === domain);
}

const isMicrosoft = (issuer: string): boolean =>
  /^https:\/\/login\.microsoftonline\.com\/[0-9a-f-]{36}\/v2\.0$/i.test(issuer);

/** The operator configured a single tenant and thus trusts its admins. */
const isOneTenant = (): boolean => !["common", "organizations", "consumers"].includes(env().MICROSOFT_TENANT);
