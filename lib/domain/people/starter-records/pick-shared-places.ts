import type { FixedPlace } from "@/lib/domain/booking-pages/bookpages/place-schema";

const MAX_PLACES = 5;

/** Phone numbers, links and accounts of a provider belong to one user. */
const isPersonal = ({ kind = "place", address = "" }: FixedPlace): boolean =>
  (kind !== "place" && kind !== "jitsi") || /^https?:/i.test(address.trim());

/** Picks the places of an organisation: those that at least half of its pages with places offer. */
export function pickSharedPlaces(pages: readonly (readonly FixedPlace[])[]): FixedPlace[] {
  const withPlaces = pages.filter((places) => places.length > 0);
  const counts = new Map<string, { place: FixedPlace; count: number }>();
  for (const places of withPlaces) {
    const shared = places.filter((place) => !isPersonal(place));
    for (const [key, place] of new Map(shared.map((place) => [toKey(place), place] as const)))
      counts.set(key, { place, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  return [...counts.values()]
    .filter(({ count }) => count * 2 >= withPlaces.length)
    .sort((a, b) => b.count - a.count)
    .slice(0, MAX_PLACES)
    .map(({ place }) => place);
}

const toKey = ({ name, kind = "place", address = "" }: FixedPlace): string =>
  JSON.stringify([kind, name.trim().toLowerCase(), address.trim().toLowerCase()]);
