import { httpUrl } from "@/lib/platform/http/fields";
import type { ImportedPlace } from "./imported-meeting";

/** Converts the text of a place: a link is a video call, everything else an address; null for an empty text. */
export function toImportedPlace(text: string): ImportedPlace | null {
  if (text === "") return null;
  const url = httpUrl.safeParse(text).data;
  return url
    ? { kind: "link", name: "Video call", address: null, contact: url }
    : { kind: "place", name: text.slice(0, 200), address: text, contact: null };
}
