import { z } from "zod";
import { omitUndefined } from "@/lib/platform/db/omit-undefined";

/** The messages that a user can choose, with their defaults. */
export const EMAIL_DEFAULTS = {
  attending: true,
  declined: true,
  event_cancelled: true,
  event_cancelled_admin: true,
  event_confirmed: true,
  event_confirmed_admin: true,
  new_event: true,
  new_event_admin: true,
  new_message: true,
  new_suggestion: true,
  new_suggestion_own: true,
  vote_update: true,
  vote_confirmation: false,
  bookpage_created_admin: true,
};

export type EmailKey = keyof typeof EMAIL_DEFAULTS;
export type EmailPreferences = Record<EmailKey, boolean>;

export const EMAIL_KEYS = Object.keys(EMAIL_DEFAULTS) as EmailKey[];

export const emailPreferences = z
  .object(Object.fromEntries(EMAIL_KEYS.map((key) => [key, z.boolean()])) as Record<EmailKey, z.ZodBoolean>)
  .meta({ id: "EmailPreferences" });

export const emailPreferencesInput = emailPreferences
  .partial()
  .extend({ new_suggestions_own: z.boolean().optional().describe("The same as `new_suggestion_own`.") })
  .meta({ id: "EmailPreferencesInput" });

/** Returns the keys of the body in their main spelling. */
export function normalizeEmailPreferences({
  new_suggestions_own: otherSpelling,
  ...sent
}: z.output<typeof emailPreferencesInput>): Partial<EmailPreferences> {
  return omitUndefined({ ...omitUndefined({ new_suggestion_own: otherSpelling }), ...omitUndefined(sent) });
}
