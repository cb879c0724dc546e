import type { BrowserPreferences } from "@/lib/pages/page-shell/visitor-locale";

/** A program's: it has no cookies, and is written to in the language that it names. */
export const AGENT_BROWSER: BrowserPreferences = {
  acceptLanguage: null,
  cookies: { lang: null, tz: null, h: null },
};
