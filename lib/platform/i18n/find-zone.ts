import { MemoCache } from "@/lib/platform/cache/memo-cache";
import { formatCity, listOfferedZones, parseZone } from "./zone-names";

const MAX_CHARACTERS = 64;

/** Folds accents, punctuation and case: "Saint John’s" equals "saint johns". */
const normalizeZoneText = (name: string) =>
  name
    .normalize("NFD")
    .replace(/[^\p{L}]/gu, "")
    .toLowerCase()
    .replaceAll("ı", "i");

const names = new MemoCache<"all", readonly { zone: string; name: string }[]>();

const listZoneNames = () =>
  names.get("all", () =>
    listOfferedZones()
      .map((zone) => ({ zone, name: normalizeZoneText(formatCity(zone)) }))
      .sort((a, b) => a.name.length - b.name.length || (a.zone < b.zone ? -1 : 1)),
  );

/** Finds the zone that a user typed: its name, its city, or a prefix of that. Null if there is none. */
export function findZone(typed: string | null): string | null {
  if (!typed || typed.length > MAX_CHARACTERS) return null;
  const name = normalizeZoneText(typed);
  const all = name === "" ? [] : listZoneNames();
  return (
    all.find((one) => one.name === name)?.zone ??
    all.find((one) => one.name.startsWith(name))?.zone ??
    parseZone(typed.trim().replaceAll(" ", "_"))
  );
}

/** Returns the zone in an address or a form; a typed city overrides the selected zone. */
export const resolveRequestedZone = (search: URLSearchParams): string | null =>
  findZone(search.get("city")) ?? parseZone(search.get("tz"));
