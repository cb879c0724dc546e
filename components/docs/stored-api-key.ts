import { readStorage, writeStorage } from "@/components/ui/safe-browser-apis";

const KEY_ITEM = "bookpage-docs-key";
const CHANGED = "bookpage-docs-key-changed";

/** The key that the reader has typed: in this tab alone, and gone with it. */
export const readStoredApiKey = (): string => readStorage("session", KEY_ITEM) ?? "";

export function storeApiKey(key: string): void {
  if (writeStorage("session", KEY_ITEM, key || null)) window.dispatchEvent(new Event(CHANGED));
}

/** Calls back when it was typed somewhere on the page; gives what ends that. */
export function watchApiKey(tell: () => void): () => void {
  window.addEventListener(CHANGED, tell);
  return () => window.removeEventListener(CHANGED, tell);
}
