import { email as emailField, LIMITS, line } from "@/lib/platform/http/fields";
import type { Identity } from "../parse-identity";
import { SignInProviderError } from "../sign-in-provider-error";
import type { SamlProvider } from "./saml-provider";
import type { VerifiedAssertion } from "./validate-assertion";

const CLAIMS = "http://schemas.xmlsoap.org/ws/2005/05/identity/claims";
const MICROSOFT = "http://schemas.microsoft.com";

/** Default attribute names of Entra ID, AD FS, Okta, Google, Keycloak and Shibboleth. */
const USUAL_NAMES = {
  email: [
    `${CLAIMS}/emailaddress`,
    "email",
    "mail",
    "emailAddress",
    "Email",
    "urn:oid:0.9.2342.19200300.100.1.3",
    "urn:oid:1.2.840.113549.1.9.1",
    "http://schemas.xmlsoap.org/claims/EmailAddress",
  ],
  first_name: [
    `${CLAIMS}/givenname`,
    "givenName",
    "firstName",
    "first_name",
    "FirstName",
    "urn:oid:2.5.4.42",
  ],
  last_name: [`${CLAIMS}/surname`, "surname", "sn", "lastName", "last_name", "LastName", "urn:oid:2.5.4.4"],
  name: [
    `${MICROSOFT}/identity/claims/displayname`,
    "displayName",
    "urn:oid:2.16.840.1.113730.3.1.241",
    "cn",
    "urn:oid:2.5.4.3",
  ],
  groups: [
    `${MICROSOFT}/ws/2008/06/identity/claims/groups`,
    "http://schemas.xmlsoap.org/claims/Group",
    "groups",
    "memberOf",
    "urn:oid:1.3.6.1.4.1.5923.1.5.1.1",
  ],
};

/** Entra ID's stable id of a user, which survives changes of name and address. */
const STABLE_ID = `${MICROSOFT}/identity/claims/objectidentifier`;
/** Replaces the groups in Entra ID's assertion if there are too many. */
const GROUPS_ELSEWHERE = `${MICROSOFT}/claims/groups.link`;

const TRANSIENT = "urn:oasis:names:tc:SAML:2.0:nameid-format:transient";
const MAX_SUBJECT_CHARACTERS = 255;

/**
 * Reads the user from an assertion. The caller accepts the address only in a domain that the organisation has
 * proven to own.
 */
export function toSamlIdentity(provider: SamlProvider, assertion: VerifiedAssertion): Identity {
  const { attributes, nameId } = assertion;
  const find = (configured: string | undefined, defaults: readonly string[]): string[] | null => {
    const name = [...(configured ? [configured] : []), ...(configured ? [] : defaults)].find(
      (one) => attributes[one] !== undefined,
    );
    return name === undefined ? null : (attributes[name] ?? []);
  };
  const names = provider.attributes;
  const text = (values: string[] | null) => line(LIMITS.name).safeParse(values?.[0]).data?.trim() || null;
  const address = find(names.email, USUAL_NAMES.email)?.[0] ?? nameId;
  const email = emailField.safeParse(address).data ?? null;
  const firstName = text(find(names.first_name, USUAL_NAMES.first_name));
  const lastName = text(find(names.last_name, USUAL_NAMES.last_name));
  return {
    issuer: provider.issuer,
    subject: pickSubject(assertion, email),
    email,
    firstName: firstName ?? (lastName ? null : text(find(undefined, USUAL_NAMES.name))),
    lastName,
    groups: pickGroups(attributes, provider.groupAttribute),
  };
}

/**
 * Picks a stable id of the user. A transient name id changes with each sign-in, so the address replaces it.
 */
function pickSubject({ attributes, nameId, nameIdFormat }: VerifiedAssertion, email: string | null): string {
  const stableName = nameIdFormat === TRANSIENT ? email : nameId;
  const subject = attributes[STABLE_ID]?.[0] ?? stableName;
  const isSubject = subject && subject.length <= MAX_SUBJECT_CHARACTERS && subject.isWellFormed();
  if (!isSubject) throw new SignInProviderError("lies", "The assertion names no user");
  return subject;
}

function pickGroups(attributes: Record<string, string[]>, configured: string): string[] | null {
  if (attributes[GROUPS_ELSEWHERE]) return null;
  const name = [configured, ...USUAL_NAMES.groups].find((one) => attributes[one] !== undefined);
  return name === undefined ? [] : (attributes[name] ?? []);
}
