const KEY_ITEM = "bookpage-docs-key";
const CHANGED = "bookpage-docs-key-changed";

/** The key that the reader has typed: in this tab alone, and gone with it. */
export function readOwnKey(): string {
  try {
    return sessionStorage.getItem(KEY_ITEM) ?? "";
  } catch {
    return "";
  }
}

export function keepOwnKey(key: string): void {
  try {
    if (key === "") sessionStorage.removeItem(KEY_ITEM);
    else sessionStorage.setItem(KEY_ITEM, key);
  } catch {
    return; // the browser keeps nothing
  }
  window.dispatchEvent(new Event(CHANGED));
}

/** Calls back when it was typed somewhere on the page; gives what ends that. */
export function watchOwnKey(tell: () => void): () => void {
  window.addEventListener(CHANGED, tell);
  return () => window.removeEventListener(CHANGED, tell);
}
