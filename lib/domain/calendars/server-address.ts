import { z } from "zod";
import { LIMITS } from "@/lib/platform/http/fields";
import { isPrivateHost } from "@/lib/platform/outward/target-address";
import { isAllowedServer } from "./outward-fetch";

const parse = (text: string) => (URL.canParse(text) ? new URL(text) : null);

function hasLogin(text: string): boolean {
  const url = parse(text);
  return !!url && url.username + url.password !== "";
}

function isSpoken(text: string): boolean {
  const url = parse(text);
  return url?.protocol === "https:" || (url?.protocol === "http:" && isAllowedServer(url));
}

/** By its looks alone: whoever connects checks the address that the name leads to. */
function isReachable(text: string): boolean {
  const url = parse(text);
  return !url || isAllowedServer(url) || !isPrivateHost(url);
}

/** The address of a calendar server, as its owner knows it: `https:` may be left out, and `webcal:` is another word for it. */
export const serverAddress = z
  .string()
  .trim()
  .max(LIMITS.url)
  .transform((text) => text.replace(/^(webcals?:\/\/|(?=[\w-]+\.))/i, "https://"))
  .refine((text) => parse(text) !== null, { error: "must be an address", abort: true })
  .refine((text) => !hasLogin(text), "must not contain a user name or password")
  .refine(isSpoken, { error: "must be an https address", params: { code: "https" }, abort: true })
  .refine(isReachable, { error: "must be a public address", params: { code: "private_address" } })
  .meta({ format: "uri", examples: ["https://caldav.example.com/"] });
