import { z } from "zod";
import { emailPreferences, emailPreferencesInput } from "./email-keys";
import { pushPreferences } from "./push-keys";

/** Omits `belongs_to` and the switch. */
export const preferences = z
  .object({ email: emailPreferences, push: pushPreferences })
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
    log: z.object({ push_enabled: pushSwitch }).optional(),
    push_enabled: pushSwitch,
  })
  .meta({ id: "PreferencesUpdate" });

export type PreferencesUpdate = z.output<typeof preferencesUpdate>;
