import type { BrowserPreferences } from "@/lib/pages/page-shell/visitor-locale";

/** Programs have no cookies; they name their language in the request. */
export const AGENT_BROWSER: BrowserPreferences = {
  acceptLanguage: null,
  cookies: { lang: null, tz: null, h: null },
};
