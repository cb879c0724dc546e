import { z } from "zod";

/** How an event is asked about while it is planned. */
const settings = {
  if_need_be: z
    .boolean()
    .describe(
      "Whether `if_need_be` is an answer, beside yes and no: would come, but other times suit better.",
    ),
};

export const poll = z.object(settings).meta({ id: "Poll" });

/** As a row keeps it: what was said, as it is answered. */
export type PollSettings = z.input<typeof poll>;

export const pollInput = z.object(settings).partial().meta({ id: "PollInput" });

export type PollInput = z.output<typeof pollInput>;
