import { createHash, createPublicKey, verify } from "node:crypto";

type Tags = Record<string, string>;

const parseTags = (text: string): Tags =>
  Object.fromEntries(
    text.split(";").flatMap((part) => {
      const [, name, value] = /^\s*([a-z]+)\s*=(.*)$/s.exec(part) ?? [];
      return name && value !== undefined ? [[name, value.replace(/\s+/g, "")]] : [];
    }),
  );

const relaxHeader = (name: string, value: string) =>
  `${name.toLowerCase()}:${value
    .replace(/\r\n[ \t]+/g, " ")
    .replace(/[ \t]+/g, " ")
    .trim()}`;

const relaxBody = (body: string) =>
  `${body
    .replace(/[ \t]+(?=\r\n)/g, "")
    .replace(/[ \t]+/g, " ")
    .replace(/(\r\n)+$/, "")}\r\n`;

/**
 * Verifies the signature of a mail (RFC 6376, relaxed/relaxed) with the TXT records of a domain. Returns the signing
 * domain; null if the signature is missing or does not fit.
 */
export function verifyDkim(raw: string, findRecord: (name: string) => string | undefined): string | null {
  const end = raw.indexOf("\r\n\r\n");
  const headers = raw
    .slice(0, end)
    .split(/\r\n(?![ \t])/)
    .map((line) => [line.slice(0, line.indexOf(":")), line.slice(line.indexOf(":") + 1)] as const);
  const signature = headers.find(([name]) => name.toLowerCase() === "dkim-signature")?.[1];
  if (!signature) return null;
  const { d = "", s = "", h = "", bh, b = "" } = parseTags(signature);
  const hash = createHash("sha256")
    .update(relaxBody(raw.slice(end + 4)))
    .digest("base64");
  const record = findRecord(`${s}._domainkey.${d}`);
  if (hash !== bh || !record) return null;
  const signed = h.split(":").flatMap((wanted) => {
    const found = headers.find(([name]) => name.toLowerCase() === wanted.toLowerCase());
    return found ? [relaxHeader(...found)] : [];
  });
  const unsigned = relaxHeader("DKIM-Signature", signature.replace(/(\bb=)[^;]*$/s, "$1"));
  const key = createPublicKey({
    key: Buffer.from(parseTags(record).p ?? "", "base64"),
    format: "der",
    type: "spki",
  });
  const text = Buffer.from([...signed, unsigned].join("\r\n"));
  return verify("sha256", text, key, Buffer.from(b, "base64")) ? d : null;
}
