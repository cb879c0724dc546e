import type { IDToken } from "oauth4webapi";
import { z } from "zod";
import { env } from "@/lib/platform/env/env";
import { email as emailField, LIMITS, line } from "@/lib/platform/http/fields";
import type { IdentityProvider } from "./identity-provider";
import { SignInProviderError } from "./sign-in-provider-error";

/** Whom a provider means. */
export interface Identity {
  issuer: string;
  subject: string;
  /** Null: it names none that it vouches for. */
  email: string | null;
  firstName: string | null;
  lastName: string | null;
  /** Null: it says nothing of groups. */
  groups: string[] | null;
}

/** OpenID Connect Core, 2: ASCII, 255 characters at most. */
const SUBJECT = /^[\x20-\x7e]{1,255}$/;

/** Reads what the claims say; nothing of it is believed beyond what the provider may vouch for. */
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
  if (!SUBJECT.test(claims.sub)) throw new SignInProviderError("lies", "The subject is none");
  // An issuer for whoever it may be (such as Microsoft's `common`) would let strangers speak for the organisation.
  if (provider.organization && new URL(claims.iss).href !== new URL(provider.issuer).href)
    throw new SignInProviderError("lies", `${claims.iss} is not the issuer that was set up`);
  return {
    issuer: claims.iss,
    subject: claims.sub,
    email: parseVerifiedEmail(provider, claims),
    firstName: text(claims.given_name) ?? text(claims.name),
    lastName: text(claims.given_name) ? text(claims.family_name) : null,
    groups: groupClaim === null ? null : parseGroups(claims, groupClaim),
  };
}

/** One group may come as a text by itself, and none as nothing; of too many, Microsoft says only that they are elsewhere. */
function parseGroups(claims: IDToken, name: string): string[] | null {
  const value = claims[name] ?? [];
  const elsewhere = z.record(z.string(), z.unknown()).safeParse(claims._claim_names).data ?? {};
  if (name in elsewhere || claims.hasgroups) return null;
  return z.array(z.string()).safeParse(Array.isArray(value) ? value : [value]).data ?? [];
}

/** The address, if the provider says that it is the person's. */
function parseVerifiedEmail(provider: IdentityProvider, claims: IDToken): string | null {
  const read = (value: unknown) => emailField.safeParse(value).data ?? null;
  if (isTrue(claims.email_verified)) return canGoogleVouch(provider, claims) ? read(claims.email) : null;
  if (!isMicrosoft(claims.iss)) return null;
  // Microsoft's `email` is whatever was typed in there, so it says by xms_edov whether the domain is the tenant's.
  if (isTrue(claims.xms_edov)) return read(claims.email);
  // The name by which somebody signs in lies in a domain of the tenant; guests' addresses stand in it rewritten.
  const isOwnTenant = provider.organization !== null || isOneTenant();
  const name = read(claims.preferred_username);
  return isOwnTenant && name && !name.includes("#ext#") ? name : null;
}

/** Some providers write it as a text, or as a number. */
const isTrue = (value: unknown): boolean =>
  value === true || value === "true" || value === 1 || value === "1";

/** Of addresses outside of Gmail and Workspace, Google says only that they were its owner's once. */
function canGoogleVouch({ key }: IdentityProvider, claims: IDToken): boolean {
  if (key !== "google" && claims.iss !== "https://accounts.google.com") return true;
  const domain = String(claims.email).split("@").at(-1)?.toLowerCase();
  return domain === "gmail.com" || (typeof claims.hd === "string" && claims.hd.toLowerCase() === domain);
}

const isMicrosoft = (issuer: string): boolean =>
  /^https:\/\/login\.microsoftonline\.com\/[0-9a-f-]{36}\/v2\.0$/i.test(issuer);

/** The operator has named a tenant, and thereby trusts who runs it. */
const isOneTenant = (): boolean => !["common", "organizations", "consumers"].includes(env().MICROSOFT_TENANT);
