import { removeInvisible, trimInvisible } from "./remove-invisible";

/** Of addresses and texts that people write; counts before anything else is asked. */
const MAX_CHARACTERS = 254;

/** `atext` of RFC 5322, 3.2.3, as browsers take it. */
const ATOM = "[A-Za-z0-9!#$%&'*+\\/=?^_`\\{\\|\\}~\\-]+";
/** A label of a domain, of any script. Written without classes of Unicode, which generators of clients do not read. */
const LETTER = "A-Za-z0-9\u00A1-\uFFEF";
const LABEL = `[${LETTER}](?:[${LETTER}\\-]*[${LETTER}])?`;
/** The last label is no number: addresses are of domains, not of machines. */
const LAST_LABEL = "(?:[A-Za-z\u00A1-\uFFEF]{2,}|[Xx][Nn]--[A-Za-z0-9\\-]*[A-Za-z0-9])";

export const DOMAIN_PATTERN_SOURCE = `(?:${LABEL}\\.)+${LAST_LABEL}`;

/** RFC 5322 without quotes and comments, with international domains as people type them. */
export const ADDRESS_PATTERN = new RegExp(`^${ATOM}(?:\\.${ATOM})*@${DOMAIN_PATTERN_SOURCE}$`);

/** As it is kept and compared: in small letters, with plain signs for `@` and the dots of its domain. */
export function normalizeEmail(text: string): string {
  const address = trimInvisible(text).replace("\uFF20", "@").toLowerCase();
  const at = address.lastIndexOf("@");
  return address.slice(0, at + 1) + address.slice(at + 1).replace(/[\u3002\uFF0E\uFF61]/g, ".");
}

/** Whether mail can be addressed to it; the text is clean. */
export const isEmailAddress = (text: string): boolean =>
  text.length <= MAX_CHARACTERS &&
  ADDRESS_PATTERN.test(text) &&
  isDomain(text.slice(text.lastIndexOf("@") + 1));

/** Whether a name in another script than ours stands for one that the network knows (IDNA), with all of it to be seen. */
const isDomain = (domain: string): boolean =>
  /^[\x21-\x7E]+$/.test(domain) ||
  (removeInvisible(domain) === domain && !/\s/.test(domain) && URL.canParse(`http://${domain}`));
