import { asInstant, type Instant } from "@/lib/core/time/instant";
import { MAX_POLL_PARTICIPANTS, type PollSettings } from "./schema";

/** Of an event of which nothing was said. */
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

/** How the event is asked about. */
export const getPollSettings = ({ poll }: { poll: unknown }): PollSettings => ({
  ...DEFAULTS,
  ...(poll as Partial<PollSettings> | null),
});

/** Until when answers are taken; null: until a date is chosen. */
export function getPollDeadline(event: { poll: unknown }): Instant | null {
  const { deadline } = getPollSettings(event);
  return deadline === null ? null : asInstant(Date.parse(deadline));
}

/** The deadline has passed, whether or not anything came of it yet. */
export function isPollClosed(event: { poll: unknown }, now: Instant): boolean {
  const deadline = getPollDeadline(event);
  return deadline !== null && deadline <= now;
}
