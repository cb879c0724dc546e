import type { TextPart } from "./view";

const ADDRESS = /https?:\/\/[^\s<>"]+/gi;

/** Characters after an address that rarely belong to it. */
const PUNCTUATION = /[.,;:!?'’”»*_)\]}]+$/;

/** Splits a text at the addresses in it; the end of a sentence and surrounding brackets are not part of an address. */
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
  // "https://example.org/Rome_(city)" keeps a bracket that it has opened.
  const isOpen = address.split("(").length > address.split(")").length;
  return isOpen && found.startsWith(")", address.length) ? `${address})` : address;
}
