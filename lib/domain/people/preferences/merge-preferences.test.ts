import { describe, expect, it } from "vitest";
import { EMAIL_KEYS } from "./email-keys";
import { applyPreferenceDefaults, EMPTY_PREFERENCES, mergePreferences } from "./merge-preferences";
import { buildPushPreferences, PUSH_KEYS } from "./push-keys";

const merged = (...updates: Parameters<typeof mergePreferences>[1][]) =>
  applyPreferenceDefaults(updates.reduce(mergePreferences, EMPTY_PREFERENCES));

describe("mergePreferences", () => {
  it("starts from defaults with all e-mails but one, and no push messages", () => {
    const { email, push } = applyPreferenceDefaults(EMPTY_PREFERENCES);
    expect(EMAIL_KEYS.filter((key) => !email[key])).toEqual(["vote_confirmation"]);
    expect(PUSH_KEYS.filter((key) => push[key])).toEqual([]);
    expect([EMAIL_KEYS.length, PUSH_KEYS.length]).toEqual([14, 9]);
  });

  it("keeps keys that the update omits", () => {
    const { email, push } = merged({ email: { declined: false } }, { push: { declined: true } });
    expect([email.declined, email.attending, push.declined, push.attending]).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it("stores only differences from the defaults", () => {
    const chosen = mergePreferences(EMPTY_PREFERENCES, { email: { declined: false, attending: true } });
    expect(chosen).toEqual({ email: { declined: false }, push: {} });
    expect(mergePreferences(chosen, { email: { declined: true } })).toEqual({ email: {}, push: {} });
  });

  it("accepts keys under prefs, which take precedence", () => {
    const { email } = merged({
      email: { declined: true, attending: false },
      prefs: { email: { declined: false } },
    });
    expect([email.declined, email.attending]).toEqual([false, false]);
  });

  it("accepts both spellings of new_suggestion_own", () => {
    expect(merged({ email: { new_suggestions_own: false } }).email.new_suggestion_own).toBe(false);
    const both = merged({ email: { new_suggestions_own: false, new_suggestion_own: true } });
    expect(both.email).toEqual(applyPreferenceDefaults(EMPTY_PREFERENCES).email);
  });

  it.each([{ push_enabled: true }, { log: { push_enabled: true } }])(
    "turns all push messages on by %j",
    (update) => {
      expect(merged(update).push).toEqual(buildPushPreferences(true));
      expect(merged(update, { push_enabled: false }).push).toEqual(buildPushPreferences(false));
      expect(merged({ ...update, push: { declined: false } }).push).toEqual({
        ...buildPushPreferences(true),
        declined: false,
      });
    },
  );
});
