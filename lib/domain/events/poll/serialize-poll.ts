import { getPollSettings } from "./get-poll-settings";
import { buildPollLink } from "./poll-link";

/** Null: no settings. */
export function serializePoll({ id, poll }: { id: string; poll: unknown }) {
  if (poll === null) return null;
  const settings = getPollSettings({ poll });
  const toDate = (at: string | null) => (at === null ? null : new Date(at));
  return {
    ...settings,
    further: [...settings.further],
    deadline: toDate(settings.deadline),
    closed: toDate(settings.closed),
    link: settings.open ? buildPollLink(id) : null,
  };
}
