import { transliterate } from "@/lib/platform/i18n/transliterate";
import { type LocalText, selectTranslation } from "./select-translation";

/** Of a page, or a type. */
export const MAX_QUESTIONS = 30;

export const MAX_KEY_CHARACTERS = 64;

/** Answers are kept under their keys in objects, which have a `constructor` already. */
export const KEY_PATTERN = /^(?!constructor$)[a-z0-9][a-z0-9_]*$/;

/** Leaves room for the number that makes it unique. */
const MAX_DERIVED_CHARACTERS = 40;

/** For labels of which nothing can be spelled in Latin letters. */
const DEFAULT_KEY = "question";

/** `How many guests?` → `how_many_guests` */
function toQuestionKey(label: LocalText): string {
  const words = transliterate(selectTranslation(label, "en")).replace(/[^a-z0-9]+/g, "_");
  return words.replace(/^_/, "").slice(0, MAX_DERIVED_CHARACTERS).replace(/_$/, "") || DEFAULT_KEY;
}

/** The key of each question: its own, else one made from its label that no other has. */
export function listQuestionKeys(
  questions: readonly { key?: string | undefined; label: LocalText }[],
): string[] {
  const taken = new Set(["constructor", ...questions.flatMap(({ key }) => key ?? [])]);
  return questions.map(({ key, label }) => {
    if (key !== undefined) return key;
    const wanted = toQuestionKey(label);
    let free = wanted;
    for (let n = 2; taken.has(free); n++) free = `${wanted}_${n}`;
    taken.add(free);
    return free;
  });
}
