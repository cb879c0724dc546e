import { asInstant, type Instant } from "@/lib/core/time/instant";
import { MAX_POLL_PARTICIPANTS, type PollSettings } from "./schema";

/** Settings of an event without stored ones. */
const DEFAULTS: PollSettings = {
  if_need_be: false,
  open: false,
  max_participants: MAX_POLL_PARTICIPANTS,
  hide_participants: false,
  results: "always",
  add_options: true,
  limit: null,
  deadline: null,
  at_deadline: "remind",
  reminders: true,
  closed: null,
  further: [],
};

/** Returns the poll settings of an event. */
export const getPollSettings = ({ poll }: { poll: unknown }): PollSettings => ({
  ...DEFAULTS,
  ...(poll as Partial<PollSettings> | null),
});

/** Returns the time until which answers are accepted; null: until a date is chosen. */
export function getPollDeadline(event: { poll: unknown }): Instant | null {
  const { deadline } = getPollSettings(event);
  return deadline === null ? null : asInstant(Date.parse(deadline));
}

/** Returns whether the deadline has passed, even if the closing job has not run yet. */
export function isPollClosed(event: { poll: unknown }, now: Instant): boolean {
  const deadline = getPollDeadline(event);
  return deadline !== null && deadline <= now;
}
