import { randomBytes } from "node:crypto";

export interface Redactor {
  /** What stands for the person's name from now on. */
  name: string;
  /** What stands for the address; it reaches nobody (RFC 2606). */
  address: string;
  /** Whether the text has an address of the person: names alone may be somebody else's. */
  hasAddress(text: string): boolean;
  redact(text: string): string;
  /** The same for all texts of a JSON value. */
  redactJson<T>(value: T): T;
}

/** What is told of a person beside the address, in API answers and audit entries. */
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

/** Lines of a longer text stand alone in mails; shorter ones tell of nobody. */
const MIN_LINE_CHARACTERS = 4;

/**
 * Puts a made-up name and address in place of a person's. The same person is the same one still, in everything that
 * one redactor goes through; nothing leads back.
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
  /** Whether the answers in an object are the person's: of an invitee, or of an event that they booked. */
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

/** Any of the texts, the longest first, where it is no part of a longer word. */
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
