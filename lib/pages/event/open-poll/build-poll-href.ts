import { buildPollPath } from "@/lib/domain/events/poll/poll-link";
import { type EventPageQuery, toEventParams } from "@/lib/pages/event/event-context";

/** The address of the open poll with its parameters; `part` is the form's path. */
export function buildPollHref(
  event: string,
  eventQuery: EventPageQuery,
  change: Partial<EventPageQuery> = {},
  part = "",
): string {
  const params = toEventParams({ ...eventQuery, ...change }).filter(([name]) => name !== "key");
  const query = new URLSearchParams(params).toString();
  return `${buildPollPath(event)}${part}${query && `?${query}`}`;
}
