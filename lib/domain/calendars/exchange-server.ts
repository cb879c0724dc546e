import { z } from "zod";
import { LIMITS } from "@/lib/platform/http/fields";

/** Top-level domains of local networks (RFC 6761, 6762, 8375). */
const LOCAL_NAME_PATTERN = /(^|\.)(localhost|local|internal|intranet|lan|test|invalid|home\.arpa)$/;

const PUBLIC_NAME_PATTERN = /^([a-z0-9-]+\.)+[a-z][a-z0-9-]+$/;

function parseServer(text: string): URL | null {
  const address = text.includes("://") ? text : `https://${text}`;
  return !/\s/.test(text) && URL.canParse(address) ? new URL(address) : null;
}

function isExchangeServer(text: string): boolean {
  const url = parseServer(text);
  return !!url && url.hostname !== "" && url.username + url.password === "";
}

/** Checks the syntax only; the egress guard checks the resolved address. */
function isPublicName(text: string): boolean {
  const hostname = parseServer(text)?.hostname ?? "";
  return PUBLIC_NAME_PATTERN.test(hostname) && !LOCAL_NAME_PATTERN.test(hostname);
}

export const exchangeServer = z
  .string()
  .trim()
  .max(LIMITS.url)
  .refine(isExchangeServer, {
    error: "must be the name of a server, or an https address on one",
    abort: true,
  })
  .refine((text) => parseServer(text)?.protocol === "https:", {
    error: "must be an https address",
    params: { code: "https" },
    abort: true,
  })
  .refine(isPublicName, { error: "must be a public address", params: { code: "private_address" } })
  .meta({ minLength: 1, examples: ["outlook.example.com", "https://mail.example.com/EWS/Exchange.asmx"] });
