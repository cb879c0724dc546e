import { isKnownTo, seesResults } from "@/lib/domain/events/poll/narrow-to-answers";
import { shortSpan, toSpan } from "@/lib/domain/events/visitor/date-words";
import type { EventVisitor } from "@/lib/domain/events/visitor/load-event-page";
import { personNames } from "@/lib/pages/event/person-names";
import { findBestEntries } from "@/lib/pages/event/poll-option";
import { countVotes } from "@/lib/pages/event/tally";
import type { Answer } from "@/lib/pages/event/view";
import type { Manner } from "@/lib/platform/i18n/format";
import type { Translate } from "@/lib/platform/i18n/translate";
import { zoneLabel } from "@/lib/platform/i18n/zone-names";

export interface PollResults {
  title: string;
  /** Whose clock the times are on; null with whole days alone. */
  zone: string | null;
  /** By time, then the places. */
  options: { label: string; yes: number; ifNeedBe: number; total: number; best: boolean }[];
  /** Those whom the reader knows, with an answer to each option. */
  people: { name: string; answers: Answer[] }[];
}

/** What was answered, as far as the visitor may see it; null: not at all. */
export function pollResults(visitor: EventVisitor, manner: Manner, t: Translate): PollResults | null {
  const { event } = visitor;
  if (!seesResults(visitor, event) || event.dates.length + event.places.length === 0) return null;
  const names = personNames(visitor, t);
  const dates = event.dates.toSorted((a, b) => +a.startsAt - +b.startsAt);
  const timed = dates.find(({ allDay }) => !allDay);
  const places = event.places.length > 1 ? event.places : [];
  const byDate = countVotes(event, "dateId");
  const byPlace = countVotes(event, "placeId");
  const [bestDates, bestPlaces] = [findBestEntries(byDate, dates), findBestEntries(byPlace, places)];
  const count = (tally: typeof byDate, id: string, label: string, best: Set<string>) => ({
    label,
    yes: tally.of(id).yes.length,
    ifNeedBe: tally.of(id).ifNeedBe.length,
    total: tally.people.length,
    best: best.has(id),
  });
  return {
    title: event.title,
    zone: timed ? zoneLabel(manner.zone, toSpan(timed).start) : null,
    options: [
      ...dates.map((date) =>
        count(byDate, date.id, shortSpan(manner, event.timezone, t, toSpan(date)), bestDates),
      ),
      ...places.map(({ id, name }) => count(byPlace, id, name, bestPlaces)),
    ],
    people: event.invitees
      .filter((one) => isKnownTo(visitor, event, one) && byDate.people.includes(one.id))
      .map(({ id }) => ({
        name: names.get(id) ?? "",
        answers: [
          ...dates.map((date) => byDate.answer(id, date.id)),
          ...places.map((place) => byPlace.answer(id, place.id)),
        ],
      })),
  };
}
