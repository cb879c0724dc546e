import { readStored, writeStored } from "@/components/ui/browser-permissions";

const KEY_ITEM = "bookpage-docs-key";
const CHANGED = "bookpage-docs-key-changed";

/** The key that the reader has typed: in this tab alone, and gone with it. */
export const readOwnKey = (): string => readStored("session", KEY_ITEM) ?? "";

export function keepOwnKey(key: string): void {
  if (writeStored("session", KEY_ITEM, key || null)) window.dispatchEvent(new Event(CHANGED));
}

/** Calls back when it was typed somewhere on the page; gives what ends that. */
export function watchOwnKey(tell: () => void): () => void {
  window.addEventListener(CHANGED, tell);
  return () => window.removeEventListener(CHANGED, tell);
}
