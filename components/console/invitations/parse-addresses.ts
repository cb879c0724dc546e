/** A person to invite. */
export interface ParsedInvitee {
  email: string;
  first_name?: string;
  last_name?: string;
}

const NAMED_PATTERN = /^"?([^"<]*?)"?\s*<([^<>]+)>$/;
const ADDRESS_PATTERN = /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/;

/**
 * Parses pasted addresses, separated by commas, semicolons, tabs or line breaks, each alone or after a name ("Ada
 * Lovelace <ada@example.com>"). Duplicates count once.
 */
export function parseAddresses(text: string): { people: ParsedInvitee[]; unread: string[] } {
  const people = new Map<string, ParsedInvitee>();
  const unread: string[] = [];
  for (const part of text.split(/[\n\r\t,;]+/)) {
    const entry = part.trim();
    if (!entry) continue;
    const [, name = "", named] = NAMED_PATTERN.exec(entry) ?? [];
    const email = (named ?? entry).trim().toLowerCase();
    if (!ADDRESS_PATTERN.test(email)) unread.push(entry);
    else if (!people.has(email)) people.set(email, { email, ...splitName(name) });
  }
  return { people: [...people.values()], unread };
}

/** Takes the last word as the last name. */
function splitName(name: string): Pick<ParsedInvitee, "first_name" | "last_name"> {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const last = words.length > 1 ? words.pop() : undefined;
  return { ...(words.length > 0 && { first_name: words.join(" ") }), ...(last && { last_name: last }) };
}
