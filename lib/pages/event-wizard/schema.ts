import { normalizeEmail } from "@/lib/platform/http/email-address";
/** An invitee as typed; the address may be invalid. */
export interface InvitedPerson {
  email: string;
  name: string;
}

/** Commas, semicolons and line breaks separate people, except within quotes. */
const PARTS_PATTERN = /(?:"[^"\n]*"|[^,;\n"]|"(?![^"\n]*"))+/g;

/** Splits a pasted list: `Ana Duarte <ana@x.example>, bo@x.example`, one per line, or addresses separated by spaces. */
export const splitPeople = (text: string): InvitedPerson[] =>
  (text.match(PARTS_PATTERN) ?? []).flatMap((part) => {
    const trimmed = part.trim();
    if (trimmed === "") return [];
    const [, quoted, address] = /^(.*?)<([^<>]*)>$/.exec(trimmed) ?? [];
    if (address !== undefined) return { name: trimQuotes(quoted ?? ""), email: normalizeTypedEmail(address) };
    const words = trimmed.split(/\s+/);
    if (words.every((word) => word.includes("@")))
      return words.map((email) => ({ name: "", email: normalizeTypedEmail(email) }));
    const last = words.at(-1) ?? "";
    return last.includes("@")
      ? { name: trimQuotes(words.slice(0, -1).join(" ")), email: normalizeTypedEmail(last) }
      : { name: "", email: normalizeTypedEmail(trimmed) };
  });

const normalizeTypedEmail = (email: string) => normalizeEmail(email.trim().replace(/^mailto:/i, ""));

const trimQuotes = (name: string) =>
  name
    .trim()
    .replace(/^"(.*)"$/, "$1")
    .trim();

/** Keeps one person per address. */
export const removeDuplicatePeople = (people: readonly InvitedPerson[]): InvitedPerson[] =>
  people.filter(
    ({ email }, index) => email === "" || people.findIndex((other) => other.email === email) === index,
  );
