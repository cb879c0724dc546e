import { given } from "@/lib/platform/db/given";
import { EMAIL_DEFAULTS, type EmailPreferences, emailChanges } from "./email-keys";
import { everyPush, type PushPreferences } from "./push-keys";
import type { PreferencesUpdate } from "./schema";

export interface StoredPreferences {
  email: Partial<EmailPreferences>;
  push: Partial<PushPreferences>;
}

export const NEVER_CHOSEN: StoredPreferences & { v: number } = { email: {}, push: {}, v: 0 };

const PUSH_DEFAULTS = everyPush(false);

/** Every key, those that were never chosen with their defaults. */
export const withDefaults = ({ email, push }: StoredPreferences) => ({
  email: { ...EMAIL_DEFAULTS, ...email },
  push: { ...PUSH_DEFAULTS, ...push },
});

/** What is stored after the update: only what differs from the defaults. */
export function mergePreferences(stored: StoredPreferences, update: PreferencesUpdate): StoredPreferences {
  const { prefs = {}, log, push_enabled: all = log?.push_enabled } = update;
  const before = withDefaults(stored);
  return {
    email: differing(EMAIL_DEFAULTS, {
      ...before.email,
      ...emailChanges(update.email ?? {}),
      ...emailChanges(prefs.email ?? {}),
    }),
    push: differing(PUSH_DEFAULTS, {
      ...(all === undefined ? before.push : everyPush(all)),
      ...given(update.push ?? {}),
      ...given(prefs.push ?? {}),
    }),
  };
}

const differing = <T extends Record<string, boolean>>(defaults: T, chosen: T) =>
  Object.fromEntries(Object.entries(chosen).filter(([key, value]) => value !== defaults[key])) as Partial<T>;
