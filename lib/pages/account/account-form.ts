import { isZone } from "@/lib/core/time/zone";
import { evaluatePassword, PASSWORD_LIMITS } from "@/lib/domain/auth/passwords/evaluate-password";
import { isEmailAddress, normalizeEmail } from "@/lib/platform/http/email-address";
import { LIMITS } from "@/lib/platform/http/fields";
import type { PageMessages } from "@/lib/platform/i18n/message-types";

/** The fields of account forms. */
export const ACCOUNT_FIELDS = [
  "name",
  "email",
  "firstName",
  "lastName",
  "timezone",
  "password",
  "consent",
  "account",
  "code",
] as const;

export type AccountField = (typeof ACCOUNT_FIELDS)[number];

/** The values as they were typed. */
export type AccountValues = Record<AccountField, string>;

/** An error of a field, with its message. */
export interface AccountIssue {
  field: AccountField;
  text: keyof PageMessages["accounts"]["errors"];
  values?: Record<string, number>;
}

/** Reads the text of each field; files and absent fields are empty. */
export function parseAccountForm(data: FormData): AccountValues {
  const read = (name: AccountField) => {
    const value = data.get(name);
    return typeof value === "string" ? value : "";
  };
  return Object.fromEntries(ACCOUNT_FIELDS.map((name) => [name, read(name)])) as AccountValues;
}

const MAX_FIELD_CHARACTERS: Partial<Record<AccountField, number>> = {
  email: LIMITS.email,
  firstName: LIMITS.name,
  lastName: LIMITS.name,
};

/**
 * Checks the fields of a form in order, with at most one issue each. `own` holds the user's name and address, which a
 * password must not contain.
 */
export function checkAccountFields(
  values: AccountValues,
  fields: readonly AccountField[],
  forbidden: readonly string[] = [],
): AccountIssue[] {
  return fields.flatMap((field) => checkField(field, values, forbidden) ?? []);
}

function checkField(
  field: AccountField,
  values: AccountValues,
  forbidden: readonly string[],
): AccountIssue | null {
  const value = values[field];
  if (field === "password") return checkPassword(values, forbidden);
  if (/\0/.test(value) || !value.isWellFormed()) return { field, text: "charactersBad" };
  const limit = MAX_FIELD_CHARACTERS[field];
  if (limit && [...value.trim()].length > limit) return { field, text: "tooLong", values: { limit } };
  const text = FIELD_CHECKS[field]?.(value.trim());
  return text ? { field, text } : null;
}

const FIELD_CHECKS: Partial<Record<AccountField, (value: string) => AccountIssue["text"] | null>> = {
  name: (value) => (value === "" ? "nameMissing" : null),
  email: (value) => {
    if (value === "") return "emailMissing";
    return isEmailAddress(normalizeEmail(value)) ? null : "emailBad";
  },
  firstName: (value) => (value === "" ? "firstNameMissing" : null),
  timezone: (value) => (isZone(value) ? null : "zoneUnknown"),
  code: (value) => (value === "" ? "codeMissing" : null),
  consent: (value) => (value === "yes" ? null : "consentMissing"),
};

function checkPassword(values: AccountValues, forbidden: readonly string[]): AccountIssue | null {
  const known = [
    ...forbidden,
    values.email,
    values.firstName,
    `${values.firstName} ${values.lastName}`.trim(),
  ];
  const text = evaluatePassword(
    values.password,
    known.filter((one) => one !== ""),
  );
  if (!text) return null;
  if (text === "passwordShort") return { field: "password", text, values: { limit: PASSWORD_LIMITS.least } };
  if (text === "passwordLong") return { field: "password", text, values: { limit: PASSWORD_LIMITS.most } };
  return { field: "password", text };
}
