import { z } from "zod";
import { readServiceKey } from "./read-service-key";

const filled = z.string().trim().min(1);

const shared = { domains: z.array(filled).min(1) };

/** Whether everything is filled in; what is right of it the server finds out by trying. */
export const filledConnection = z.discriminatedUnion("source", [
  z.object({
    source: z.literal("google"),
    credentials: z.string().refine((text) => readServiceKey(text) !== null),
    ...shared,
  }),
  z.object({
    source: z.literal("office365"),
    credentials: z.object({ tenant: filled, client_id: filled, client_secret: filled }),
    ...shared,
  }),
  z.object({
    source: z.literal("exchange"),
    credentials: z.object({ server: filled, username: filled, password: filled }),
    ...shared,
  }),
]);
