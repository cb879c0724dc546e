import { type Embed, parseEmbedParam } from "@/lib/pages/page-shell/parse-embed";
import { isId } from "@/lib/platform/db/is-id";
import type { Coordinates } from "@/lib/platform/geocoding/geocoded-place";
import { parseCoordinates } from "@/lib/platform/geocoding/parse-coordinates";
import { LIMITS } from "@/lib/platform/http/fields";
import { isLanguage, type Language } from "@/lib/platform/i18n/languages";

/** All state of the locator page, as its address carries it. */
export interface LocatorQuery {
  /** What was typed. */
  address: string;
  /** Where that is, or the reader, if it is known already. */
  near: Coordinates | null;
  /** Where in the list of all locations the page begins. */
  from: ListPosition | null;
  /** The location that is shown first, by its id or its `extid`. */
  location: string | null;
  /** The name of an appointment type that the shown locations offer. */
  service: string | null;
  lang: Language | null;
  embed: Embed;
}

/** After this name and id; an id of "" is before all locations of that name. */
export interface ListPosition {
  name: string;
  id: string;
}

/** Reads an address that anyone may have written: what makes no sense is as good as absent. */
export function parseLocatorQuery(search: URLSearchParams): LocatorQuery {
  const address = parseText(search.get("q"), LIMITS.title);
  const near = parseCoordinates(search.get("near") ?? "") ?? parseCoordinates(address);
  const name = parseText(search.get("from"), LIMITS.name);
  const after = search.get("after") ?? "";
  const lang = search.get("lang");
  return {
    address,
    near: near === "out_of_range" ? null : near,
    from: name ? { name, id: isId(after) ? after : "" } : null,
    location: parseText(search.get("location"), LIMITS.extid) || null,
    service: parseText(search.get("service"), LIMITS.name) || null,
    lang: isLanguage(lang) ? lang : null,
    embed: parseEmbedParam(search),
  };
}

function parseText(value: string | null, limit: number): string {
  const text = (value ?? "").trim().normalize("NFC");
  return text.length <= limit && text.isWellFormed() && !text.includes("\0") ? text : "";
}

/** The state as fields of a form, or of an address. */
export function toLocatorParams({
  address,
  near,
  from,
  location,
  service,
  lang,
  embed,
}: LocatorQuery): [string, string][] {
  const params: [string, string | null][] = [
    ["q", address || null],
    ["near", near && `${near.latitude},${near.longitude}`],
    ["from", from?.name || null],
    ["after", from?.id || null],
    ["location", location],
    ["service", service],
    ["lang", lang],
    ["embed", embed || null],
  ];
  return params.filter((param): param is [string, string] => param[1] !== null);
}

export function buildLocatorHref(handle: string, query: LocatorQuery): string {
  const search = new URLSearchParams(toLocatorParams(query)).toString().replaceAll("%2C", ",");
  return `/locators/${handle}${search ? `?${search}` : ""}`;
}
