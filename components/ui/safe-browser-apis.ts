/**
 * Wrappers of browser APIs that throw: in a frame with `sandbox`, by the user's settings, or by the parent's policy.
 * They report absence or failure instead, and the page works without.
 */

export function readCookieHeader(): string {
  try {
    return document.cookie;
  } catch {
    return "";
  }
}

/** Returns true if the browser stores the cookie. `cookie`: a name with its value. */
export function writeCookie(cookie: string, attributes: string): boolean {
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
    document.cookie = `${cookie}; ${attributes}`;
  } catch {
    return false;
  }
  return readCookieHeader().split("; ").includes(cookie);
}

/** `local`: until it is deleted; `session`: for this tab. */
type StorageKind = "local" | "session";

/** The property access itself may throw. */
const getStorage = (storage: StorageKind) => (storage === "local" ? localStorage : sessionStorage);

export function readStorage(storage: StorageKind, key: string): string | null {
  try {
    return getStorage(storage).getItem(key);
  } catch {
    return null;
  }
}

/** A null value removes the item. */
export function writeStorage(storage: StorageKind, key: string, value: string | null): boolean {
  try {
    if (value === null) getStorage(storage).removeItem(key);
    else getStorage(storage).setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** Replaces the URL without a new history entry. */
export function replaceUrl(address: URL | string): boolean {
  try {
    history.replaceState(history.state, "", address);
    return true;
  } catch {
    return false;
  }
}

/** Resolves to true on success; browsers permit it in secure contexts only, during a click. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
