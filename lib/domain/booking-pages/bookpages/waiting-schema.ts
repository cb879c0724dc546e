import { z } from "zod";

const DEFAULT_OFFER_MINUTES = 120;

/** Settings of the waiting list for days without free slots. */
export const waitingList = z
  .object({
    active: z.boolean(),
    offer_minutes: z
      .int()
      .min(15)
      .max(1440)
      .default(DEFAULT_OFFER_MINUTES)
      .describe("How long a freed time is held for the person it is offered to; default 120."),
  })
  .meta({ id: "WaitingListSetting", examples: [{ active: true, offer_minutes: 120 }] });
