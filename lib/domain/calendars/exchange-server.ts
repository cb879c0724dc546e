import { z } from "zod";
import { LIMITS } from "@/lib/platform/http/fields";

/** Endings that mean something in a local network only (RFC 6761, 6762, 8375). */
const LOCAL_NAME_PATTERN = /(^|\.)(localhost|local|internal|intranet|lan|test|invalid|home\.arpa)$/;

/** By its looks alone: whoever connects checks the address that the name leads to. */
function isPublicServer(text: string): boolean {
  const address = text.includes("://") ? text : `https://${text}`;
  if (/\s/.test(text) || !URL.canParse(address)) return false;
  const { protocol, hostname, username, password } = new URL(address);
  if (protocol !== "https:" || username || password) return false;
  return /^([a-z0-9-]+\.)+[a-z][a-z0-9-]+$/.test(hostname) && !LOCAL_NAME_PATTERN.test(hostname);
}

export const exchangeServer = z
  .string()
  .trim()
  .max(LIMITS.url)
  .refine(isPublicServer, "must be the public name of a server, or an https address on one")
  .meta({ examples: ["outlook.example.com", "https://mail.example.com/EWS/Exchange.asmx"] });
