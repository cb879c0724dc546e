import { randomBytes } from "node:crypto";

export interface Redactor {
  /** Replacement for the person's name. */
  name: string;
  /** Replacement for the address; it is not deliverable (RFC 2606). */
  address: string;
  /** True if the text contains an address of the person; names alone may be another person's. */
  hasAddress(text: string): boolean;
  redact(text: string): string;
  /** Redacts all texts of a JSON value. */
  redactJson<T>(value: T): T;
}

/** Fields with data of a person besides the address, in API responses and audit entries. */
const PERSONAL_FIELDS = [
  "full_name",
  "name",
  "first_name",
  "last_name",
  "phone",
  "company",
  "picture_url",
  "body",
];

/** Mails quote single lines of longer texts; lines shorter than this identify no person. */
const MIN_LINE_CHARACTERS = 4;

/**
 * Replaces a person's name and address by made-up ones. They are the same in all data that one redactor processes, and
 * cannot be reversed.
 */
export function createRedactor({
  emails,
  texts,
}: {
  emails: readonly string[];
  texts: readonly string[];
}): Redactor {
  const mark = randomBytes(4).toString("hex");
  const [name, address] = [`Erased ${mark}`, `erased-${mark}@erased.invalid`];
  const inEmails = new Set(emails);
  const emailPattern = buildPattern(
    emails.flatMap((email) => [email, encodeURIComponent(email)]),
    { before: "[\\p{L}\\p{N}._+-]", after: "[\\p{L}\\p{N}-]|\\.[\\p{L}\\p{N}]", flags: "giu" },
  );
  const lines = texts.flatMap((text) => [
    text,
    ...text.split(/\r?\n/).filter((line) => line.trim().length >= MIN_LINE_CHARACTERS),
  ]);
  const textPattern = buildPattern(lines, { before: "[\\p{L}\\p{N}]", after: "[\\p{L}\\p{N}]", flags: "gu" });

  const redact = (text: string) => text.replace(emailPattern, () => address).replace(textPattern, () => name);
  const isPerson = (value: object) =>
    Object.values(value).some((one) => typeof one === "string" && inEmails.has(one.toLowerCase()));
  /** Returns whether the answers in an object are the person's: of an invitee, or of an event that they booked. */
  const hasAnswered = (value: { answers?: unknown; invitees?: unknown }, person: boolean) =>
    listObjects(value.answers).length > 0 &&
    (person ||
      listObjects(value.invitees).some((one) => isPerson(one) && listObjects(one.answers).length > 0));
  const redactJson = (value: unknown): unknown => {
    if (typeof value === "string") return redact(value);
    if (Array.isArray(value)) return value.map(redactJson);
    if (typeof value !== "object" || value === null) return value;
    const person = isPerson(value);
    const answered = hasAnswered(value, person);
    return Object.fromEntries(
      Object.entries(value).map(([key, one]) => {
        if (answered && key === "answers") return [key, []];
        return person && typeof one === "string" && PERSONAL_FIELDS.includes(key)
          ? [key, name]
          : [key, redactJson(one)];
      }),
    );
  };
  return {
    name,
    address,
    hasAddress: (text) => text.search(emailPattern) >= 0,
    redact,
    redactJson: <T>(value: T) => redactJson(value) as T,
  };
}

const listObjects = (value: unknown): { answers?: unknown }[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === "object" && one !== null) : [];

/** Builds a pattern of the texts, longest first, that does not match within longer words. */
function buildPattern(
  texts: readonly string[],
  { before, after, flags }: { before: string; after: string; flags: string },
): RegExp {
  const found = [...new Set(texts.map((text) => text.trim()))].filter(Boolean);
  if (found.length === 0) return /(?!)/gu;
  const escaped = found
    .sort((a, b) => b.length - a.length)
    .map((text) => text.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&"));
  return new RegExp(`(?<!${before})(?:${escaped.join("|")})(?!${after})`, flags);
}
