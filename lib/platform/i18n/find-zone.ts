import { Remembered } from "@/lib/platform/memory/remembered";
import { formatCity, offeredZones, readZone } from "./zone-names";

const MAX_CHARACTERS = 64;

/** Without accents, signs and case: "Saint John’s" is not told from "saint johns". */
const fold = (name: string) =>
  name
    .normalize("NFD")
    .replace(/[^\p{L}]/gu, "")
    .toLowerCase()
    .replaceAll("ı", "i");

const names = new Remembered<"all", readonly { zone: string; name: string }[]>();

const listNames = () =>
  names.get("all", () =>
    offeredZones()
      .map((zone) => ({ zone, name: fold(formatCity(zone)) }))
      .sort((a, b) => a.name.length - b.name.length || (a.zone < b.zone ? -1 : 1)),
  );

/** The zone that somebody has typed: its name, or its city or the beginning of that. Null: there is none such. */
export function findZone(typed: string | null): string | null {
  if (!typed || typed.length > MAX_CHARACTERS) return null;
  const name = fold(typed);
  const all = name === "" ? [] : listNames();
  return (
    all.find((one) => one.name === name)?.zone ??
    all.find((one) => one.name.startsWith(name))?.zone ??
    readZone(typed.trim().replaceAll(" ", "_"))
  );
}

/** What an address or a form says of the zone; a city that was typed goes before the one that was chosen. */
export const readAskedZone = (search: URLSearchParams): string | null =>
  findZone(search.get("city")) ?? readZone(search.get("tz"));
