import { buildPollOption, buildPollPeople, findBestEntries } from "./build-poll-option";
import { countVotes } from "./count-votes";
import type { EventContext } from "./event-context";
import { findPlaceLink } from "./find-place-link";
import type { PollSection } from "./view";

/** The places to vote on; null for fewer than two, as a single place is a fact of the meeting. */
export function buildPollPlaces(context: EventContext): PollSection | null {
  const { visitor, t } = context;
  const { places } = visitor.event;
  if (places.length < 2) return null;
  const tally = countVotes(visitor.event, "placeId");
  const best = findBestEntries(tally, places);
  const options = places.map((place) =>
    buildPollOption(context, tally, {
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
    people: buildPollPeople(context, tally, places),
  };
}
