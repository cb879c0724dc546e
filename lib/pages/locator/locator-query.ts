import { type Embed, readEmbed } from "@/lib/pages/frame/embed-look";
import { isId } from "@/lib/platform/db/is-id";
import { parseCoordinates } from "@/lib/platform/geocoding/parse-coordinates";
import type { Place } from "@/lib/platform/geocoding/place";
import { LIMITS } from "@/lib/platform/http/fields";
import { isLanguage, type Language } from "@/lib/platform/i18n/languages";

/** All state of the locator page, as its address carries it. */
export interface LocatorQuery {
  /** What was typed. */
  address: string;
  /** Where that is, or the reader, if it is known already. */
  near: Place | null;
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
export function readLocatorQuery(search: URLSearchParams): LocatorQuery {
  const address = readText(search.get("q"), LIMITS.title);
  const near = parseCoordinates(search.get("near") ?? "") ?? parseCoordinates(address);
  const name = readText(search.get("from"), LIMITS.name);
  const after = search.get("after") ?? "";
  const lang = search.get("lang");
  return {
    address,
    near: near === "out_of_range" ? null : near,
    from: name ? { name, id: isId(after) ? after : "" } : null,
    location: readText(search.get("location"), LIMITS.extid) || null,
    service: readText(search.get("service"), LIMITS.name) || null,
    lang: isLanguage(lang) ? lang : null,
    embed: readEmbed(search),
  };
}

function readText(value: string | null, limit: number): string {
  const text = (value ?? "").trim().normalize("NFC");
  return text.length <= limit && text.isWellFormed() && !text.includes("\0") ? text : "";
}

/** The state as fields of a form, or of an address. */
export function locatorParams({
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

export function locatorHref(handle: string, query: LocatorQuery): string {
  const search = new URLSearchParams(locatorParams(query)).toString().replaceAll("%2C", ",");
  return `/locators/${handle}${search ? `?${search}` : ""}`;
}
