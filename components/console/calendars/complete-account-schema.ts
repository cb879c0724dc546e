import { z } from "zod";

const requiredText = z.string().trim().min(1);

/** Checks for completeness only; the server's settings decide which addresses are allowed. */
export const completeAccountSchema = z.discriminatedUnion("source", [
  z.object({ source: z.literal("ics"), url: requiredText }),
  z.object({
    source: z.literal("icloud"),
    credentials: z.object({ username: requiredText, password: requiredText }),
  }),
  z.object({
    source: z.enum(["caldav", "exchange"]),
    credentials: z.object({ server: requiredText, username: requiredText, password: requiredText }),
  }),
]);
