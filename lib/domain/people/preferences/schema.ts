import { z } from "zod";
import { emailPreferences, emailPreferencesInput } from "./email-keys";
import { pushPreferences } from "./push-keys";

const dayAt = z
  .string()
  .regex(/^([01]\d|2[0-2]):[0-5]\d$/, "must be a time of day from 00:00 to 22:59 such as 07:30")
  .nullable()
  .describe(
    "The time on the user's clock of a mail with the meetings of the day; null, the default: none. A day without meetings has none.",
  );

/** Omits `belongs_to` and the switch. */
export const preferences = z
  .object({ email: emailPreferences, push: pushPreferences, day_at: dayAt })
  .meta({ id: "Preferences" });

const pushSwitch = z
  .boolean()
  .optional()
  .describe("Switches all push messages on or off; keys of `push` beside it have the last word.");

const choices = {
  email: emailPreferencesInput.optional(),
  push: pushPreferences.partial().meta({ id: "PushPreferencesInput" }).optional(),
};

export const preferencesUpdate = z
  .object({
    ...choices,
    prefs: z.object(choices).optional().describe("The same two; these values take precedence."),
    day_at: dayAt.optional(),
    log: z.object({ push_enabled: pushSwitch }).optional(),
    push_enabled: pushSwitch,
  })
  .meta({ id: "PreferencesUpdate" });

export type PreferencesUpdate = z.output<typeof preferencesUpdate>;
