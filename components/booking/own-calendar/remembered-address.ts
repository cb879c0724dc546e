const KEY = "own-calendar";

/** The address that the visitor has asked this browser to remember; null where there is none, or nothing may be stored. */
export function readRemembered(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null; // in a frame of another site a browser may refuse
  }
}

/** Null: it is forgotten. */
export function remember(address: string | null): void {
  try {
    if (address === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, address);
  } catch {
    // nothing is remembered, and nothing said that it would be for sure
  }
}
