/**
 * Everything that a browser may refuse: to a frame with `sandbox`, by the settings of its reader, or by a policy of the
 * website around. Whoever asks here is told that there is nothing, or that it was not done; a page works on without it.
 */

export function readCookies(): string {
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
  return readCookies().split("; ").includes(cookie);
}

/** `local`: until it is removed; `session`: in this tab. */
type Storage = "local" | "session";

/** Even to name a storage may be refused. */
const open = (storage: Storage) => (storage === "local" ? localStorage : sessionStorage);

export function readStored(storage: Storage, key: string): string | null {
  try {
    return open(storage).getItem(key);
  } catch {
    return null;
  }
}

/** Null: it is removed. */
export function writeStored(storage: Storage, key: string, value: string | null): boolean {
  try {
    if (value === null) open(storage).removeItem(key);
    else open(storage).setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** Puts another address of the same page into the bar, without a step back to the one before. */
export function replaceAddress(address: URL | string): boolean {
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
