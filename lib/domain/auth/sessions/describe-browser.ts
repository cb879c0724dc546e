import { getParser } from "bowser";

export interface Browser {
  /** Common name, such as "Firefox". */
  name: string;
  /** "Windows"; null if unknown. */
  system: string | null;
}

/** Derives the browser from its User-Agent; null if it is unknown. */
export function describeBrowser(userAgent: string | null): Browser | null {
  if (!userAgent) return null;
  const { browser, os } = getParser(userAgent).getResult();
  return browser.name ? { name: browser.name, system: os.name ?? null } : null;
}
