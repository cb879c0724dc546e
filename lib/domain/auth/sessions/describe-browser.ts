import { getParser } from "bowser";

export interface Browser {
  /** As people call it: "Firefox". */
  name: string;
  /** "Windows"; null: it does not say. */
  system: string | null;
}

/** What a browser is, as it says of itself; null where that is nothing anybody knows. */
export function describeBrowser(userAgent: string | null): Browser | null {
  if (!userAgent) return null;
  const { browser, os } = getParser(userAgent).getResult();
  return browser.name ? { name: browser.name, system: os.name ?? null } : null;
}
