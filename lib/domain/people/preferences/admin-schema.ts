import { z } from "zod";
import { id, record } from "@/lib/platform/http/fields";
import { emailPreferences, emailPreferencesInput } from "./email-keys";

export const adminPreferences = record
  .extend({ belongs_to: id.describe("The team."), prefs: z.object({ email: emailPreferences }) })
  .meta({ id: "TeamAdminPreferences" });

/** Accepts the keys flat, or nested as in responses; nested ones win. */
export const adminPreferencesBody = emailPreferencesInput
  .extend({ prefs: z.object({ email: emailPreferencesInput.optional() }).optional() })
  .meta({ id: "TeamAdminPreferencesBody" });

export type AdminPreferencesBody = z.output<typeof adminPreferencesBody>;
