import { z } from "zod";
import { LIMITS } from "@/lib/platform/http/fields";
import { isPrivateHost } from "@/lib/platform/outward/target-address";
import { isAllowedServer } from "./outward-fetch";

/** By its looks alone: whoever connects checks the address that the name leads to. */
function isServer(text: string): boolean {
  const url = new URL(text);
  if (url.username || url.password) return false;
  return isAllowedServer(url)
    ? /^https?:$/.test(url.protocol)
    : url.protocol === "https:" && !isPrivateHost(url);
}

/** The address of a calendar server, as its owner knows it: `https:` may be left out, and `webcal:` is another word for it. */
export const serverAddress = z
  .string()
  .trim()
  .max(LIMITS.url)
  .transform((text) => text.replace(/^(webcals?:\/\/|(?=[\w-]+\.))/i, "https://"))
  .refine((text) => URL.canParse(text) && isServer(text), "must be an https address on a public server")
  .meta({ format: "uri", examples: ["https://caldav.example.com/"] });
