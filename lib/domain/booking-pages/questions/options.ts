import { transliterate } from "@/lib/platform/i18n/transliterate";
import { type LocalText, selectTranslation } from "../../../platform/i18n/select-translation";

/** Limit per page or type. */
export const MAX_QUESTIONS = 30;

export const MAX_KEY_CHARACTERS = 64;

/** Answers are stored in objects by key, and every object has a `constructor`. */
export const KEY_PATTERN = /^(?!constructor$)[a-z0-9][a-z0-9_]*$/;

/** Leaves space for the suffix that makes it unique. */
const MAX_DERIVED_CHARACTERS = 40;

/** Used for labels without any letter that can be transliterated to Latin. */
const DEFAULT_KEY = "question";

/** Converts `How many guests?` to `how_many_guests`. */
function toQuestionKey(label: LocalText): string {
  const words = transliterate(selectTranslation(label, "en")).replace(/[^a-z0-9]+/g, "_");
  return words.replace(/^_/, "").slice(0, MAX_DERIVED_CHARACTERS).replace(/_$/, "") || DEFAULT_KEY;
}

/** Returns the key of each question: its own, or else a unique one from its label. */
export function listQuestionKeys(
  questions: readonly { key?: string | undefined; label: LocalText }[],
): string[] {
  const usedKeys = new Set(["constructor", ...questions.flatMap(({ key }) => key ?? [])]);
  return questions.map(({ key, label }) => {
    if (key !== undefined) return key;
    const derivedKey = toQuestionKey(label);
    let free = derivedKey;
    for (let n = 2; usedKeys.has(free); n++) free = `${derivedKey}_${n}`;
    usedKeys.add(free);
    return free;
  });
}
