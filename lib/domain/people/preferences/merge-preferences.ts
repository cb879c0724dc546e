import { omitUndefined } from "@/lib/platform/db/omit-undefined";
import { EMAIL_DEFAULTS, type EmailPreferences, normalizeEmailPreferences } from "./email-keys";
import { buildPushPreferences, type PushPreferences } from "./push-keys";
import type { PreferencesUpdate } from "./schema";

export interface StoredPreferences {
  email: Partial<EmailPreferences>;
  push: Partial<PushPreferences>;
}

/** The columns of a row. */
export interface PreferenceColumns extends StoredPreferences {
  /** Minute of the local day of the mail about the day. */
  dayMinute: number | null;
  v: number;
}

export const EMPTY_PREFERENCES: PreferenceColumns = { email: {}, push: {}, dayMinute: null, v: 0 };

const PUSH_DEFAULTS = buildPushPreferences(false);

/** Fills in the defaults of missing keys. */
export const applyPreferenceDefaults = ({ email, push }: StoredPreferences) => ({
  email: { ...EMAIL_DEFAULTS, ...email },
  push: { ...PUSH_DEFAULTS, ...push },
});

/** Returns the preferences to store: only those that differ from the defaults. */
export function mergePreferences(stored: StoredPreferences, update: PreferencesUpdate): StoredPreferences {
  const { prefs = {}, log, push_enabled: all = log?.push_enabled } = update;
  const before = applyPreferenceDefaults(stored);
  return {
    email: excludeDefaults(EMAIL_DEFAULTS, {
      ...before.email,
      ...normalizeEmailPreferences(update.email ?? {}),
      ...normalizeEmailPreferences(prefs.email ?? {}),
    }),
    push: excludeDefaults(PUSH_DEFAULTS, {
      ...(all === undefined ? before.push : buildPushPreferences(all)),
      ...omitUndefined(update.push ?? {}),
      ...omitUndefined(prefs.push ?? {}),
    }),
  };
}

const excludeDefaults = <T extends Record<string, boolean>>(defaults: T, chosen: T) =>
  Object.fromEntries(Object.entries(chosen).filter(([key, value]) => value !== defaults[key])) as Partial<T>;
