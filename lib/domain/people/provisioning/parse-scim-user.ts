import { z } from "zod";
import { email as emailField, LIMITS, line, timezone as zoneField } from "@/lib/platform/http/fields";
import type { Language } from "@/lib/platform/i18n/languages";
import { findSupportedLanguage } from "@/lib/platform/i18n/resolve-language";
import { isScimObject, type ScimResource } from "./protocol/canonical";
import { buildInvalidValueProblem } from "./protocol/scim-problem";

/** A user as the directory sends it; undefined for attributes that it does not send. */
export interface ScimUser {
  userName: string;
  externalId: string | null;
  email: string | null;
  firstName: string | null;
  lastName: string | null;
  timezone: string | undefined;
  language: Language | undefined;
  active: boolean | undefined;
}

const MAX_NAME_CHARACTERS = 320;
const isMissing = (value: unknown): value is null | undefined => value === undefined || value === null;

/** Parses the attributes of a resource with canonical names. */
export function parseScimUser(resource: ScimResource): ScimUser {
  const userName = parseScimText("userName", resource.userName, MAX_NAME_CHARACTERS);
  if (userName === null) throw buildInvalidValueProblem("userName", "is required");
  return {
    userName,
    externalId: parseScimText("externalId", resource.externalId, LIMITS.externalId),
    email: parseAddress(resource.emails, userName),
    ...parseNames(resource),
    timezone: parseZone(resource.timezone),
    language:
      parseLanguage("preferredLanguage", resource.preferredLanguage) ??
      parseLanguage("locale", resource.locale),
    active: parseActive(resource.active),
  };
}

/** Returns null for a missing or empty value. */
export function parseScimText(name: string, value: unknown, most: number): string | null {
  if (isMissing(value)) return null;
  if (typeof value !== "string") throw buildInvalidValueProblem(name, "must be a text");
  const text = line(most).safeParse(value);
  if (!text.success) throw buildInvalidValueProblem(name, `must have at most ${most} characters`);
  if (text.data.includes("\0")) throw buildInvalidValueProblem(name, "must not hold a NUL character");
  if (!text.data.isWellFormed()) throw buildInvalidValueProblem(name, "must be well-formed Unicode");
  return text.data.trim() || null;
}

/**
 * Picks the primary address, else the one of type `work`, else the first; without any, the user name if it is
 * an address.
 */
function parseAddress(emails: unknown, userName: string): string | null {
  if (isMissing(emails)) return emailField.safeParse(userName).data ?? null;
  const list = (Array.isArray(emails) ? emails : [emails]).map((one) => {
    if (!isScimObject(one)) throw buildInvalidValueProblem("emails", "must be a list of objects");
    return one;
  });
  const known = list.filter(({ value }) => !isMissing(value) && value !== "");
  const picked =
    known.find(({ primary }) => parseTruth(primary) === true) ??
    known.find(({ type }) => String(type).toLowerCase() === "work") ??
    known[0];
  if (!picked) return null;
  const address = emailField.safeParse(picked.value);
  if (!address.success) throw buildInvalidValueProblem("emails.value", "must be an e-mail address");
  return address.data;
}

function parseNames({ name, displayName }: ScimResource): Pick<ScimUser, "firstName" | "lastName"> {
  if (!isMissing(name) && !isScimObject(name)) throw buildInvalidValueProblem("name", "must be an object");
  const part = (key: string) => parseScimText(`name.${key}`, name?.[key], LIMITS.name);
  const [firstName, lastName] = [part("givenName"), part("familyName")];
  const fullName = parseScimText("displayName", displayName, LIMITS.name) ?? part("formatted");
  return firstName || lastName ? { firstName, lastName } : { firstName: fullName, lastName: null };
}

function parseZone(value: unknown): string | undefined {
  const zone = parseScimText("timezone", value, LIMITS.name);
  if (zone === null) return undefined;
  const known = zoneField.safeParse(zone);
  if (!known.success)
    throw buildInvalidValueProblem(
      "timezone",
      "must be a name of the time zone database, such as Europe/Paris",
    );
  return known.data;
}

/**
 * Accepts the form of an Accept-Language header (RFC 7643, section 4.1.1): `de-CH, fr;q=0.5` is German.
 * Returns undefined for unsupported languages.
 */
const parseLanguage = (name: string, value: unknown): Language | undefined =>
  findSupportedLanguage(parseScimText(name, value, LIMITS.name)?.replaceAll("_", "-"));

function parseActive(value: unknown): boolean | undefined {
  if (isMissing(value)) return undefined;
  const truth = parseTruth(value);
  if (truth === null) throw buildInvalidValueProblem("active", "must be true or false");
  return truth;
}

/** Microsoft Entra ID sends "True" and "False". */
function parseTruth(value: unknown): boolean | null {
  if (typeof value === "boolean") return value;
  const text = z.string().safeParse(value).data?.toLowerCase();
  return text === "true" ? true : text === "false" ? false : null;
}
