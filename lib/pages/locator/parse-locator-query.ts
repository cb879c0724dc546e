import type { Coordinates } from "@/lib/core/geography/coordinates";
import { type Embed, parseEmbedParam } from "@/lib/pages/page-shell/parse-embed";
import { isId } from "@/lib/platform/db/is-id";
import { parseCoordinates } from "@/lib/platform/geocoding/parse-coordinates";
import { LIMITS } from "@/lib/platform/http/fields";
import { isLanguage, type Language } from "@/lib/platform/i18n/languages";

/** The state of the locator page in its address. */
export interface LocatorQuery {
  /** The search text. */
  address: string;
  /** The position of that address or of the reader, if it is known. */
  near: Coordinates | null;
  /** The start of the page in the list of all locations. */
  from: ListPosition | null;
  /** The location shown first, by its id or its `extid`. */
  location: string | null;
  /** The name of an appointment type that the shown locations offer. */
  service: string | null;
  lang: Language | null;
  embed: Embed;
}

/** The position after this name and id; an empty id is before all locations of that name. */
export interface ListPosition {
  name: string;
  id: string;
}

/** Parses an address that may be forged: invalid values count as absent. */
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
    location: parseText(search.get("location"), LIMITS.externalId) || null,
    service: parseText(search.get("service"), LIMITS.name) || null,
    lang: isLanguage(lang) ? lang : null,
    embed: parseEmbedParam(search),
  };
}

function parseText(value: string | null, limit: number): string {
  const text = (value ?? "").trim().normalize("NFC");
  return text.length <= limit && text.isWellFormed() && !text.includes("\0") ? text : "";
}

/** The state as fields of a form or an address. */
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

export function buildLocatorHref(slug: string, query: LocatorQuery): string {
  const search = new URLSearchParams(toLocatorParams(query)).toString().replaceAll("%2C", ",");
  return `/locators/${slug}${search ? `?${search}` : ""}`;
}
