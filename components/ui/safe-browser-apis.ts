/**
 * Everything that a browser may refuse: to a frame with `sandbox`, by the settings of its reader, or by a policy of the
 * website around. Whoever asks here is told that there is nothing, or that it was not done; a page works on without it.
 */

export function readCookieHeader(): string {
  try {
    return document.cookie;
  } catch {
    return "";
  }
}

/** Whether the browser keeps it. `cookie`: a name with its value. */
export function writeCookie(cookie: string, attributes: string): boolean {
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
    document.cookie = `${cookie}; ${attributes}`;
  } catch {
    return false;
  }
  return readCookieHeader().split("; ").includes(cookie);
}

/** `local`: until it is removed; `session`: in this tab. */
type StorageKind = "local" | "session";

/** Even to name a storage may be refused. */
const getStorage = (storage: StorageKind) => (storage === "local" ? localStorage : sessionStorage);

export function readStorage(storage: StorageKind, key: string): string | null {
  try {
    return getStorage(storage).getItem(key);
  } catch {
    return null;
  }
}

/** Null: it is removed. */
export function writeStorage(storage: StorageKind, key: string, value: string | null): boolean {
  try {
    if (value === null) getStorage(storage).removeItem(key);
    else getStorage(storage).setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** Puts another address of the same page into the bar, without a step back to the one before. */
export function replaceUrl(address: URL | string): boolean {
  try {
    history.replaceState(history.state, "", address);
    return true;
  } catch {
    return false;
  }
}

/** Whether it is in the clipboard; browsers allow that in secure contexts alone, and within a click. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
