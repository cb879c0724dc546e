import type { Headers } from "mailparser";
import { addressesIn } from "./mail-addresses";

const MACHINE_ADDRESS_PATTERN = /^(mailer-daemon|postmaster|no-?reply|bounces?)([+-][^@]*)?@/i;

const readHeader = (headers: Headers, name: string): string => {
  const value = headers.get(name);
  const first = Array.isArray(value) ? value[0] : value;
  return typeof first === "string"
    ? first
    : first && "value" in first && typeof first.value === "string"
      ? first.value
      : "";
};

/**
 * Whether a mail was written by a machine: a note of absence, a bounce, a list, or one of ours, which all say so
 * (RFC 3834). Answered, two machines would write to each other for ever.
 */
export function isAutomatic(headers: Headers, ownAddress: string | null): boolean {
  const submitted = readHeader(headers, "auto-submitted");
  const [from = ""] = addressesIn(headers, "from");
  return (
    (submitted !== "" && !/^no\b/i.test(submitted)) ||
    /^(bulk|junk|list|auto_reply)$/i.test(readHeader(headers, "precedence")) ||
    ["x-autoreply", "x-autorespond", "x-autoresponse", "x-auto-reply", "x-failed-recipients"].some((name) =>
      headers.has(name),
    ) ||
    readHeader(headers, "content-type") === "multipart/report" ||
    (headers.has("return-path") && addressesIn(headers, "return-path").join("") === "") ||
    headers.has("list") ||
    MACHINE_ADDRESS_PATTERN.test(from) ||
    from.toLowerCase() === ownAddress?.toLowerCase()
  );
}
