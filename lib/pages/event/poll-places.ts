import type { EventContext } from "./event-context";
import { findPlaceLink } from "./find-place-link";
import { findBestEntries, pollOption, pollPeople } from "./poll-option";
import { countVotes } from "./tally";
import type { PollSection } from "./view";

/** The places to vote on; null for fewer than two, as a single place is shown among the facts. */
export function pollPlaces(context: EventContext): PollSection | null {
  const { visitor, t } = context;
  const { places } = visitor.event;
  if (places.length < 2) return null;
  const tally = countVotes(visitor.event, "placeId");
  const best = findBestEntries(tally, places);
  const options = places.map((place) =>
    pollOption(context, tally, {
      id: place.id,
      name: `place-${place.id}`,
      label: place.name,
      detail: place.address !== place.name ? place.address || null : null,
      href: findPlaceLink(place),
      whole: place.name,
      best: best.has(place.id),
    }),
  );
  return {
    id: "places",
    heading: t("eventPage.poll.places"),
    note: null,
    groups: [{ day: null, options }],
    people: pollPeople(context, tally, places),
  };
}
