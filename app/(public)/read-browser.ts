import { headers } from "next/headers";
import type { BrowserPreferences } from "@/lib/pages/page-shell/visitor-locale";
import { readCookie } from "@/lib/platform/http/read-cookie";

/** The browser's preferences, from this request or from these headers. */
export async function readBrowser(requestHeaders?: Pick<Headers, "get">): Promise<BrowserPreferences> {
  const source = requestHeaders ?? (await headers());
  const cookie = (name: string) => decode(readCookie({ headers: source }, name));
  return {
    acceptLanguage: source.get("accept-language"),
    cookies: { lang: cookie("lang"), tz: cookie("tz"), h: cookie("h") },
  };
}

/** Null for a value that is not valid UTF-8 text. */
function decode(value: string | null): string | null {
  try {
    return value && decodeURIComponent(value);
  } catch {
    return null;
  }
}
