import { z } from "zod";
import { id, timestamp } from "@/lib/platform/http/fields";

export const RESULT_VISIBILITIES = ["always", "voted", "never"] as const;

export const DEADLINE_ACTIONS = ["confirm", "remind"] as const;

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
    .describe("Whether everybody who has `link` can take part, with a name of their own. Default: false."),
  max_participants: z
    .int()
    .min(1)
    .max(MAX_POLL_PARTICIPANTS)
    .describe(
      `With how many guests, those invited included, the link takes nobody any more. Default: ${MAX_POLL_PARTICIPANTS}.`,
    ),
  hide_participants: z
    .boolean()
    .describe(
      "Whether guests learn of nobody but the organiser: neither names nor who answered what. Default: false.",
    ),
  results: z
    .enum(RESULT_VISIBILITIES)
    .describe(
      "When guests see how often each date and place was chosen: `always`, once they have answered (`voted`), or `never`. The organiser always does. Default: `always`.",
    ),
  add_options: z.boolean().describe("Whether guests can propose further dates and places. Default: true."),
  limit: z
    .int()
    .min(1)
    .max(MAX_POLL_PARTICIPANTS)
    .nullable()
    .describe(
      "How many guests can say yes to one date, as on a sign-up sheet; a further yes is refused (409 `taken`). Null: as many as like. Default: null.",
    ),
  deadline: timestamp
    .nullable()
    .describe(
      "Until when answers are taken; then `at_deadline` happens. Null: until a date is chosen. Default: null.",
    ),
  at_deadline: z
    .enum(DEADLINE_ACTIONS)
    .describe(
      "`confirm`: the date at which most can come is confirmed, of several the one that fewest named only if need be, then the earliest; if no guest can come to any that is still ahead, or the host is not free, the organiser is told instead. `remind`: the organiser is told to choose. Default: `remind`.",
    ),
  reminders: z
    .boolean()
    .describe(
      "Whether those who have not answered are asked again a day before the deadline. Default: true.",
    ),
};

export const poll = z
  .object({
    ...settings,
    link: z
      .string()
      .nullable()
      .describe(
        "The address to share of an open poll; null: it is not open. Whoever answers there becomes an invitee.",
      ),
    further: z
      .array(z.object({ date: id, event: id }))
      .describe("Dates that were confirmed besides, and the event that each has become (`confirm_dates`)."),
    closed: timestamp.nullable().describe("When the deadline was acted upon."),
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
