import { readStorage, writeStorage } from "@/components/ui/safe-browser-apis";

const KEY_ITEM = "bookpage-docs-key";
const CHANGED = "bookpage-docs-key-changed";

/** Returns the reader's API key, which is stored for this tab only. */
export const readStoredApiKey = (): string => readStorage("session", KEY_ITEM) ?? "";

export function storeApiKey(key: string): void {
  if (writeStorage("session", KEY_ITEM, key || null)) window.dispatchEvent(new Event(CHANGED));
}

/** Calls back when the key changes on the page; returns the function that unsubscribes. */
export function watchApiKey(onChange: () => void): () => void {
  window.addEventListener(CHANGED, onChange);
  return () => window.removeEventListener(CHANGED, onChange);
}
