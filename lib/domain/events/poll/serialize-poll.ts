import { pollLink } from "./poll-link";
import { readPoll } from "./read-poll";

/** Null: nothing was said. */
export function serializePoll({ id, poll }: { id: string; poll: unknown }) {
  if (poll === null) return null;
  const settings = readPoll({ poll });
  const toDate = (at: string | null) => (at === null ? null : new Date(at));
  return {
    ...settings,
    further: [...settings.further],
    deadline: toDate(settings.deadline),
    closed: toDate(settings.closed),
    link: settings.open ? pollLink(id) : null,
  };
}
