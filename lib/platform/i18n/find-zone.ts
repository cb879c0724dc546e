import { MemoCache } from "@/lib/platform/cache/memo-cache";
import { formatCity, listOfferedZones, parseZone } from "./zone-names";

const MAX_CHARACTERS = 64;

/** Without accents, signs and case: "Saint John’s" is not told from "saint johns". */
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

/** The zone that somebody has typed: its name, or its city or the beginning of that. Null: there is none such. */
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

/** What an address or a form says of the zone; a city that was typed goes before the one that was chosen. */
export const resolveRequestedZone = (search: URLSearchParams): string | null =>
  findZone(search.get("city")) ?? parseZone(search.get("tz"));
