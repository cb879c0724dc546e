import { removeInvisible, trimInvisible } from "./remove-invisible";

/** The limit of addresses that users type; checked before anything else. */
const MAX_CHARACTERS = 254;

/** `atext` of RFC 5322, 3.2.3, as in browsers. */
const ATOM = "[A-Za-z0-9!#$%&'*+\\/=?^_`\\{\\|\\}~\\-]+";
/** A label of a domain, in any script. It uses no Unicode classes, which client generators do not support. */
const LETTER = "A-Za-z0-9\u00A1-\uFFEF";
const LABEL = `[${LETTER}](?:[${LETTER}\\-]*[${LETTER}])?`;
/** The last label is not a number: IP addresses are not accepted. */
const LAST_LABEL = "(?:[A-Za-z\u00A1-\uFFEF]{2,}|[Xx][Nn]--[A-Za-z0-9\\-]*[A-Za-z0-9])";

export const DOMAIN_PATTERN_SOURCE = `(?:${LABEL}\\.)+${LAST_LABEL}`;

/** RFC 5322 without quotes and comments, with internationalised domains as people type them. */
export const ADDRESS_PATTERN = new RegExp(`^${ATOM}(?:\\.${ATOM})*@${DOMAIN_PATTERN_SOURCE}$`);

/** Normalises for storage and comparison: lower case, ASCII `@` and ASCII dots in the domain. */
export function normalizeEmail(text: string): string {
  const address = trimInvisible(text).replace("\uFF20", "@").toLowerCase();
  const at = address.lastIndexOf("@");
  return address.slice(0, at + 1) + address.slice(at + 1).replace(/[\u3002\uFF0E\uFF61]/g, ".");
}

/** True if mail can be addressed to it; the text must be normalised. */
export const isEmailAddress = (text: string): boolean =>
  text.length <= MAX_CHARACTERS &&
  ADDRESS_PATTERN.test(text) &&
  isDomain(text.slice(text.lastIndexOf("@") + 1));

/** True if an internationalised domain converts to ASCII (IDNA) without invisible characters. */
const isDomain = (domain: string): boolean =>
  /^[\x21-\x7E]+$/.test(domain) ||
  (removeInvisible(domain) === domain && !/\s/.test(domain) && URL.canParse(`http://${domain}`));
