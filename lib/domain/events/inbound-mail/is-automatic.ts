import type { Headers } from "mailparser";
import { extractAddresses } from "./extract-addresses";

const MACHINE_ADDRESS_PATTERN = /^(mailer-daemon|postmaster|no-?reply|bounces?)([+-][^@]*)?@/i;

/** Name parts common to the headers that automatic responders add. */
const ANSWERING_HEADER_PATTERN =
  /^x-(?:mail-)?auto-?(?:reply|respond(?:er)?|response|generated)(?!-suppress)|^x-(?:failed-recipients|vacation|autoreply-.*)$|^x-ms-exchange-(?:inbox-rules-loop|generated-message-source)$/;

const getHeader = (headers: Headers, name: string): string => {
  const value = headers.get(name);
  const first = Array.isArray(value) ? value[0] : value;
  return typeof first === "string"
    ? first
    : first && "value" in first && typeof first.value === "string"
      ? first.value
      : "";
};

/**
 * Returns whether a mail was sent by a program: an absence notice, bounce, mailing list or mail of our own (RFC 3834). A reply
 * to it could start a mail loop.
 */
export function isAutomatic(headers: Headers, ownAddress: string | null): boolean {
  const submitted = getHeader(headers, "auto-submitted");
  const [from = ""] = extractAddresses(headers, "from");
  return (
    (submitted !== "" && !/^no\b/i.test(submitted)) ||
    ["precedence", "x-precedence", "preference"].some((name) =>
      /^(bulk|junk|list|auto[_-]?(reply|generated|replied))\b/i.test(getHeader(headers, name)),
    ) ||
    /\b(all|autoreply)\b/i.test(getHeader(headers, "x-auto-response-suppress")) ||
    /\bautoresponder\b/i.test(getHeader(headers, "x-post-messageclass")) ||
    [...headers.keys()].some((name) => ANSWERING_HEADER_PATTERN.test(name)) ||
    getHeader(headers, "content-type") === "multipart/report" ||
    (headers.has("return-path") && extractAddresses(headers, "return-path").join("") === "") ||
    headers.has("list") ||
    MACHINE_ADDRESS_PATTERN.test(from) ||
    from.toLowerCase() === ownAddress?.toLowerCase()
  );
}
