import { canSeeResults, isVisibleTo } from "@/lib/domain/events/poll/redact-poll-answers";
import { formatShortSpan, toEventSpan } from "@/lib/domain/events/visitor/format-days";
import type { EventVisitor } from "@/lib/domain/events/visitor/load-event-page";
import { findBestEntries } from "@/lib/pages/event/build-poll-option";
import { countVotes } from "@/lib/pages/event/count-votes";
import { mapPersonNames } from "@/lib/pages/event/map-person-names";
import type { PollAnswer } from "@/lib/pages/event/view";
import type { DateTimeStyle } from "@/lib/platform/i18n/format-date-time";
import type { Translate } from "@/lib/platform/i18n/translate";
import { formatZoneLabel } from "@/lib/platform/i18n/zone-names";

export interface PollResults {
  title: string;
  /** The zone of the times; null if all dates are all-day. */
  zone: string | null;
  /** Dates in order of time, then places. */
  options: { label: string; yes: number; ifNeedBe: number; total: number; best: boolean }[];
  /** The participants that the reader may see, with an answer to each option. */
  people: { name: string; answers: PollAnswer[] }[];
}

/** The poll's results as far as the visitor may see them; null: not at all. */
export function buildPollResults(
  visitor: EventVisitor,
  dateTimeStyle: DateTimeStyle,
  t: Translate,
): PollResults | null {
  const { event } = visitor;
  if (!canSeeResults(visitor, event) || event.dates.length + event.places.length === 0) return null;
  const names = mapPersonNames(visitor, t);
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
    zone: timed ? formatZoneLabel(dateTimeStyle.zone, toEventSpan(timed).start) : null,
    options: [
      ...dates.map((date) =>
        count(
          byDate,
          date.id,
          formatShortSpan(dateTimeStyle, event.timezone, t, toEventSpan(date)),
          bestDates,
        ),
      ),
      ...places.map(({ id, name }) => count(byPlace, id, name, bestPlaces)),
    ],
    people: event.invitees
      .filter((one) => isVisibleTo(visitor, event, one) && byDate.people.includes(one.id))
      .map(({ id }) => ({
        name: names.get(id) ?? "",
        answers: [
          ...dates.map((date) => byDate.answer(id, date.id)),
          ...places.map((place) => byPlace.answer(id, place.id)),
        ],
      })),
  };
}
