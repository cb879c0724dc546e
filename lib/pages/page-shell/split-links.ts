import type { TextPart } from "./view";

const ADDRESS = /https?:\/\/[^\s<>"]+/gi;

/** Behind an address in a sentence, and hardly ever of it. */
const PUNCTUATION = /[.,;:!?'’”»*_)\]}]+$/;

/** Cuts a text at the addresses in it; what ends the sentence, or the brackets around it, is no part of an address. */
export function splitLinks(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let at = 0;
  const add = (until: number, href: string | null) => {
    if (until > at) parts.push({ text: text.slice(at, until), href });
    at = until;
  };
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = trimUrl(found);
    if (!URL.canParse(address)) continue;
    add(index, null);
    add(index + address.length, new URL(address).href);
  }
  add(text.length, null);
  return parts;
}

function trimUrl(found: string): string {
  const address = found.replace(PUNCTUATION, "");
  // "https://example.org/Rome_(city)" keeps the bracket that it has opened.
  const isOpen = address.split("(").length > address.split(")").length;
  return isOpen && found.startsWith(")", address.length) ? `${address})` : address;
}
