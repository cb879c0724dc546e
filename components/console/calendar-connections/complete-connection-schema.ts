import { z } from "zod";
import { parseServiceKey } from "./parse-service-key";

const requiredText = z.string().trim().min(1);

const sharedFields = { domains: z.array(requiredText).min(1) };

/** Checks for completeness only; the server validates the values by connecting. */
export const completeConnectionSchema = z.discriminatedUnion("source", [
  z.object({
    source: z.literal("google"),
    credentials: z.string().refine((text) => parseServiceKey(text) !== null),
    ...sharedFields,
  }),
  z.object({
    source: z.literal("office365"),
    credentials: z.object({ tenant: requiredText, client_id: requiredText, client_secret: requiredText }),
    ...sharedFields,
  }),
  z.object({
    source: z.literal("exchange"),
    credentials: z.object({ server: requiredText, username: requiredText, password: requiredText }),
    ...sharedFields,
  }),
]);
