import type { Browser } from "@/lib/pages/frame/reader";

/** A program's: it has no cookies, and is written to in the language that it names. */
export const PROGRAM_BROWSER: Browser = { acceptLanguage: null, cookies: { lang: null, tz: null, h: null } };
