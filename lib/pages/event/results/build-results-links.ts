import { canSeeResults } from "@/lib/domain/events/poll/redact-poll-answers";
import type { EventContext } from "@/lib/pages/event/event-context";
import type { EventView } from "@/lib/pages/event/view";

/** Links to download the results, for visitors who may see them. */
export function buildResultsLinks({
  visitor,
  eventQuery,
  dateTimeStyle,
  t,
}: EventContext): EventView["results"] {
  const { event } = visitor;
  const isPoll = event.dates.length > 1 || event.places.length > 1;
  if (event.bookpage || !isPoll || eventQuery.embed || !canSeeResults(visitor, event)) return null;
  const query = new URLSearchParams({
    key: eventQuery.key,
    lang: dateTimeStyle.lang,
    tz: dateTimeStyle.zone,
  });
  return {
    heading: t("polls.results"),
    links: [
      { href: `/event/${event.id}/results.csv?${query}`, label: t("polls.csv") },
      { href: `/event/${event.id}/results.svg?${query}`, label: t("polls.picture") },
    ],
  };
}
