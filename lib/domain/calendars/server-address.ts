import { z } from "zod";
import { isPrivateHost } from "@/lib/platform/egress/target-address";
import { LIMITS } from "@/lib/platform/http/fields";
import { isAllowedServer } from "./safe-fetch";

const parseServerUrl = (text: string) => (URL.canParse(text) ? new URL(text) : null);

function hasLogin(text: string): boolean {
  const url = parseServerUrl(text);
  return !!url && url.username + url.password !== "";
}

/** Hosts that may be private; by default those for members' calendars. */
type Hosts = () => readonly string[] | undefined;

const isSupportedProtocol = (hosts: Hosts) => (text: string) => {
  const url = parseServerUrl(text);
  return url?.protocol === "https:" || (url?.protocol === "http:" && isAllowedServer(url, hosts()));
};

/** Checks the syntax only; the egress guard checks the resolved address. */
const isReachable = (hosts: Hosts) => (text: string) => {
  const url = parseServerUrl(text);
  return !url || isAllowedServer(url, hosts()) || !isPrivateHost(url);
};

/** Schema of a calendar's address; a missing `https:` is added and `webcal:` is replaced. */
export const createServerUrlSchema = (hosts: Hosts) =>
  z
    .string()
    .trim()
    .max(LIMITS.url)
    .transform((text) => text.replace(/^(webcals?:\/\/|(?=[\w-]+\.))/i, "https://"))
    .refine((text) => parseServerUrl(text) !== null, { error: "must be an address", abort: true })
    .refine((text) => !hasLogin(text), "must not contain a user name or password")
    .refine(isSupportedProtocol(hosts), {
      error: "must be an https address",
      params: { code: "https" },
      abort: true,
    })
    .refine(isReachable(hosts), { error: "must be a public address", params: { code: "private_address" } });

export const serverUrl = createServerUrlSchema(() => undefined).meta({
  format: "uri",
  examples: ["https://caldav.example.com/"],
});
