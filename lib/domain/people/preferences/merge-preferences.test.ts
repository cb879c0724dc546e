import { describe, expect, it } from "vitest";
import { EMAIL_KEYS } from "./email-keys";
import { mergePreferences, NEVER_CHOSEN, withDefaults } from "./merge-preferences";
import { everyPush, PUSH_KEYS } from "./push-keys";

const merged = (...updates: Parameters<typeof mergePreferences>[1][]) =>
  withDefaults(updates.reduce(mergePreferences, NEVER_CHOSEN));

describe("preferences", () => {
  it("are all e-mails but one and no push, where nobody chose", () => {
    const { email, push } = withDefaults(NEVER_CHOSEN);
    expect(EMAIL_KEYS.filter((key) => !email[key])).toEqual(["vote_confirmation"]);
    expect(PUSH_KEYS.filter((key) => push[key])).toEqual([]);
    expect([EMAIL_KEYS.length, PUSH_KEYS.length]).toEqual([14, 9]);
  });

  it("keep what is not sent", () => {
    const { email, push } = merged({ email: { declined: false } }, { push: { declined: true } });
    expect([email.declined, email.attending, push.declined, push.attending]).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it("store nothing that is the default", () => {
    const chosen = mergePreferences(NEVER_CHOSEN, { email: { declined: false, attending: true } });
    expect(chosen).toEqual({ email: { declined: false }, push: {} });
    expect(mergePreferences(chosen, { email: { declined: true } })).toEqual({ email: {}, push: {} });
  });

  it("are taken under prefs as well, which has the last word", () => {
    const { email } = merged({
      email: { declined: true, attending: false },
      prefs: { email: { declined: false } },
    });
    expect([email.declined, email.attending]).toEqual([false, false]);
  });

  it("know both spellings of one's own suggestions", () => {
    expect(merged({ email: { new_suggestions_own: false } }).email.new_suggestion_own).toBe(false);
    const both = merged({ email: { new_suggestions_own: false, new_suggestion_own: true } });
    expect(both.email).toEqual(withDefaults(NEVER_CHOSEN).email);
  });

  it.each([{ push_enabled: true }, { log: { push_enabled: true } }])("switch all push on: %j", (update) => {
    expect(merged(update).push).toEqual(everyPush(true));
    expect(merged(update, { push_enabled: false }).push).toEqual(everyPush(false));
    expect(merged({ ...update, push: { declined: false } }).push).toEqual({
      ...everyPush(true),
      declined: false,
    });
  });
});
