import { z } from "zod";
import { email as emailField, LIMITS, line, timezone as zoneField } from "@/lib/platform/http/fields";
import { findSpoken } from "@/lib/platform/i18n/choose-language";
import type { Language } from "@/lib/platform/i18n/languages";
import { isObject, type Resource } from "./protocol/canonical";
import { invalidValue } from "./protocol/scim-problem";

/** What a directory says of somebody; what is undefined it says nothing of. */
export interface WantedUser {
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

/** Reads the attributes of a resource whose names are canonical. */
export function readWantedUser(resource: Resource): WantedUser {
  const userName = readText("userName", resource.userName, MAX_NAME_CHARACTERS);
  if (userName === null) throw invalidValue("userName", "is required");
  return {
    userName,
    externalId: readText("externalId", resource.externalId, LIMITS.extid),
    email: readAddress(resource.emails, userName),
    ...readNames(resource),
    timezone: readZone(resource.timezone),
    language:
      readLanguage("preferredLanguage", resource.preferredLanguage) ??
      readLanguage("locale", resource.locale),
    active: readActive(resource.active),
  };
}

/** Null: there is none. */
export function readText(name: string, value: unknown, most: number): string | null {
  if (isMissing(value)) return null;
  if (typeof value !== "string") throw invalidValue(name, "must be a text");
  const text = line(most).safeParse(value);
  if (!text.success) throw invalidValue(name, `must have at most ${most} characters`);
  if (text.data.includes("\0")) throw invalidValue(name, "must not hold a NUL character");
  if (!text.data.isWellFormed()) throw invalidValue(name, "must be well-formed Unicode");
  return text.data.trim() || null;
}

/** The primary address, else that for work, else the first; of who has none, a name that is one. */
function readAddress(emails: unknown, userName: string): string | null {
  if (isMissing(emails)) return emailField.safeParse(userName).data ?? null;
  const list = (Array.isArray(emails) ? emails : [emails]).map((one) => {
    if (!isObject(one)) throw invalidValue("emails", "must be a list of objects");
    return one;
  });
  const known = list.filter(({ value }) => !isMissing(value) && value !== "");
  const picked =
    known.find(({ primary }) => readTruth(primary) === true) ??
    known.find(({ type }) => String(type).toLowerCase() === "work") ??
    known[0];
  if (!picked) return null;
  const address = emailField.safeParse(picked.value);
  if (!address.success) throw invalidValue("emails.value", "must be an e-mail address");
  return address.data;
}

function readNames({ name, displayName }: Resource): Pick<WantedUser, "firstName" | "lastName"> {
  if (!isMissing(name) && !isObject(name)) throw invalidValue("name", "must be an object");
  const part = (key: string) => readText(`name.${key}`, name?.[key], LIMITS.name);
  const [firstName, lastName] = [part("givenName"), part("familyName")];
  const whole = readText("displayName", displayName, LIMITS.name) ?? part("formatted");
  return firstName || lastName ? { firstName, lastName } : { firstName: whole, lastName: null };
}

function readZone(value: unknown): string | undefined {
  const zone = readText("timezone", value, LIMITS.name);
  if (zone === null) return undefined;
  const known = zoneField.safeParse(zone);
  if (!known.success)
    throw invalidValue("timezone", "must be a name of the time zone database, such as Europe/Paris");
  return known.data;
}

/** As in an Accept-Language header (RFC 7643, 4.1.1): `de-CH, fr;q=0.5` is German. What is not spoken here says nothing. */
const readLanguage = (name: string, value: unknown): Language | undefined =>
  findSpoken(readText(name, value, LIMITS.name)?.replaceAll("_", "-"));

function readActive(value: unknown): boolean | undefined {
  if (isMissing(value)) return undefined;
  const truth = readTruth(value);
  if (truth === null) throw invalidValue("active", "must be true or false");
  return truth;
}

/** Microsoft Entra ID writes "True" and "False". */
function readTruth(value: unknown): boolean | null {
  if (typeof value === "boolean") return value;
  const text = z.string().safeParse(value).data?.toLowerCase();
  return text === "true" ? true : text === "false" ? false : null;
}
