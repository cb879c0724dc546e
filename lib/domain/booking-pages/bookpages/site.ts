import type { Site } from "@/lib/core/slots/journeys";
import type { PlaceKind } from "@/lib/domain/conferencing/conferences/options";
import type { PageSettings } from "./custom-settings";

interface Place {
  name?: string | undefined;
  address?: string | null | undefined;
  kind?: PlaceKind | undefined;
}

/** The settings of a page that decide where its meetings take place. */
export type PlaceSettings = Pick<PageSettings, "fixed_places" | "hide_places" | "forbid_add_places">;

const UNKNOWN: Site = { key: null, name: null };

/** Places are the same if their addresses, else their names, differ only in case, commas and spaces. */
export function toSite({ name = "", address }: Place): Site {
  const text = address || name;
  return {
    key:
      text
        .toLowerCase()
        .replace(/[\s,]+/g, " ")
        .trim() || null,
    name: text,
  };
}

/**
 * Returns where a meeting at one of these places happens; null if the host need not travel to any of them, as with calls.
 * If the place is still open, it is not known.
 */
export function findSiteOf(places: readonly Place[]): Site | null {
  const visited = places.filter(({ kind = "place" }) => kind === "place").map(toSite);
  const [first] = visited;
  if (first === undefined) return null;
  const isOnly = visited.length === places.length && visited.every(({ key }) => key === first.key);
  return isOnly ? first : UNKNOWN;
}

/** Returns whether the meetings of a page happen at an address of the booker's: the page names no place. */
export const isAtBooker = ({ fixed_places, hide_places, forbid_add_places }: PlaceSettings): boolean =>
  (fixed_places ?? []).length === 0 && !hide_places && !forbid_add_places;

/** Returns where the meetings of a page happen: at its fixed places, or at an address of the booker's. */
export function findPageSite({ fixed_places, hide_places, forbid_add_places }: PlaceSettings): Site | null {
  const fixed = fixed_places ?? [];
  const offered = hide_places ? fixed.slice(0, 1) : fixed;
  const canAdd = !hide_places && !forbid_add_places;
  if (offered.length === 0) return canAdd ? UNKNOWN : null;
  const site = findSiteOf(offered);
  return site && canAdd ? UNKNOWN : site;
}
