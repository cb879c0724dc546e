import { z } from "zod";

const filled = z.string().trim().min(1);

/** Whether everything is filled in; which addresses will do is known to the server alone, by its settings. */
export const filledAccount = z.discriminatedUnion("source", [
  z.object({ source: z.literal("ics"), url: filled }),
  z.object({ source: z.literal("icloud"), credentials: z.object({ username: filled, password: filled }) }),
  z.object({
    source: z.enum(["caldav", "exchange"]),
    credentials: z.object({ server: filled, username: filled, password: filled }),
  }),
]);
