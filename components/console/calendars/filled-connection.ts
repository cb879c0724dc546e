import { z } from "zod";

const filled = z.string().trim().min(1);

const shared = { domains: z.array(filled).min(1) };

/** A service account's JSON key, as a file has it; null for anything else. */
export function readServiceKey(text: string) {
  try {
    const { client_email, private_key, private_key_id } = JSON.parse(text);
    const fields = { client_email, private_key, private_key_id };
    return Object.values(fields).every((value) => typeof value === "string") ? fields : null;
  } catch {
    return null;
  }
}

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
