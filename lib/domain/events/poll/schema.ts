import { z } from "zod";
import { id, timestamp } from "@/lib/platform/http/fields";
import { DEADLINE_ACTIONS, RESULT_VISIBILITIES } from "./options";

/** Equals the maximum of invitees of an event. */
export const MAX_POLL_PARTICIPANTS = 200;

/** Poll settings of an event in planning. */
const settings = {
  if_need_be: z
    .boolean()
    .describe(
      "Whether `if_need_be` is an answer, beside yes and no: would come, but other times suit better.",
    ),
  open: z
    .boolean()
    .describe("Whether all visitors with `link` can take part, with a name of their own. Default: false."),
  max_participants: z
    .int()
    .min(1)
    .max(MAX_POLL_PARTICIPANTS)
    .describe(
      `The number of guests, including those invited, at which the link accepts no more. Default: ${MAX_POLL_PARTICIPANTS}.`,
    ),
  hide_participants: z
    .boolean()
    .describe(
      "Whether guests see only the organiser: no names of other guests and none of their answers. Default: false.",
    ),
  results: z
    .enum(RESULT_VISIBILITIES)
    .describe(
      "When guests see the number of votes for each date and place: `always`, once they have answered (`voted`), or `never`. The organiser always sees it. Default: `always`.",
    ),
  add_options: z.boolean().describe("Whether guests can propose further dates and places. Default: true."),
  limit: z
    .int()
    .min(1)
    .max(MAX_POLL_PARTICIPANTS)
    .nullable()
    .describe(
      "The maximum number of guests who can say yes to one date, as on a sign-up sheet; a further yes is refused (409 `taken`). Null: no limit. Default: null.",
    ),
  deadline: timestamp
    .nullable()
    .describe(
      "The deadline for answers; then `at_deadline` happens. Null: until a date is chosen. Default: null.",
    ),
  at_deadline: z
    .enum(DEADLINE_ACTIONS)
    .describe(
      '`confirm`: the date at which most guests can come is confirmed; among several, the one with the fewest "only if need be", then the earliest. If no guest can come to any future date, or the host is not free, the organiser is notified instead. `remind`: the organiser is reminded to choose. Default: `remind`.',
    ),
  reminders: z
    .boolean()
    .describe(
      "Whether guests who have not answered get a reminder a day before the deadline. Default: true.",
    ),
};

export const poll = z
  .object({
    ...settings,
    link: z
      .string()
      .nullable()
      .describe(
        "The address to share of an open poll; null: it is not open. Each visitor who answers there becomes an invitee.",
      ),
    further: z
      .array(z.object({ date: id, event: id }))
      .describe("Dates that were confirmed besides, and the event that each has become (`confirm_dates`)."),
    closed: timestamp.nullable().describe("The time at which the deadline was handled."),
  })
  .meta({ id: "Poll" });

export const pollInput = z.object(settings).partial().meta({ id: "PollInput" });

export type PollInput = z.output<typeof pollInput>;

const stored = z.object(settings);

/** The settings as stored: instants as text. */
export interface PollSettings extends Omit<z.output<typeof stored>, "deadline"> {
  deadline: string | null;
  closed: string | null;
  further: readonly { date: string; event: string }[];
}
