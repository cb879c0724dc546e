import type { PollSettings } from "./schema";

/** Of an event of which nothing was said. */
const DEFAULTS: PollSettings = { if_need_be: false };

/** How the event is asked about. */
export const readPoll = ({ poll }: { poll: unknown }): PollSettings => ({
  ...DEFAULTS,
  ...(poll as Partial<PollSettings> | null),
});
