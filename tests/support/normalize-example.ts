import { createHash } from "node:crypto";
import { DAY, MINUTE } from "@/lib/core/time/instant";

/** The time of all recorded examples: a Monday, because hours depend on the weekday. */
const RECORDED_AT = Date.parse("2031-03-03T09:00:00.000Z");
const MAX_ENTRIES = 3;
const SOON = 20 * MINUTE;
/** Times in the samples themselves are later than this, and stay. */
const SAMPLES_BEGIN = Date.parse("2030-06-01T00:00:00Z");

interface NormalizeOptions {
  name: string;
  /** The names of known ids. */
  known: ReadonlyMap<string, string>;
}

/**
 * Returns the same example for every recording: ids, times and secrets are replaced, and long lists are cut.
 */
export function normalizeExample<Example>(example: Example, { name, known }: NormalizeOptions): Example {
  const seen = new Map<string, string>();
  const settleId = (id: string) => {
    const taken = seen.get(id) ?? deriveId(known.get(id) ?? `${name} ${seen.size}`);
    seen.set(id, taken);
    return taken;
  };
  const names = new Map<string, string>();
  const settleName = (counted: string, word: string) => {
    const taken = names.get(counted) ?? `${word}-${names.size + 1}`;
    names.set(counted, taken);
    return taken;
  };
  const settleText = (text: string, key: string) =>
    KEYED[key]?.(text) ??
    replaceTimes(replaceSecrets(text.replace(ID, settleId).replace(COUNTED, settleName)));
  const settle = (part: unknown, key: string): unknown => {
    if (typeof part === "string") return settleText(part, key);
    if (Array.isArray(part)) return part.slice(0, MAX_ENTRIES).map((entry) => settle(entry, key));
    if (part === null || typeof part !== "object") return key === "ms" ? 42 : part;
    return Object.fromEntries(
      Object.entries(part).map(([inner, value]) => [settleText(inner, ""), settle(value, inner)]),
    );
  };
  return settle(example, "") as Example;
}

/** An example of all zeros is kept. */
const ID = /\b(?!0{24}\b)[0-9a-f]{24}\b/g;

/** Counters that make names unique in tests. */
const COUNTED = /\b([a-z]{4,})-\d{1,4}\b(?!-)/g;

/** Returns 24 hex digits derived from this word. */
const deriveId = (word: string): string =>
  `65f0c1a2${createHash("sha256").update(word).digest("hex").slice(0, 16)}`;

/** Replacements by key, for values that cannot be recognised by form. */
const KEYED: Record<string, (text: string) => string> = {
  request_id: () => "c0ffee-1",
  version: (text) => text, // The version is a day outside of the recording.
  // A point on the curve, from the contract's own example.
  p256dh: () => "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
  picture: (text) =>
    text.replace(/<svg.*/s, '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 45 45" />'),
  prefix: (text) => text.replace(/[^_]{5}$/, "Ab1Cd"),
};

const INVENTED = "InventedAndOpensNothing0";

const expandPattern = (pattern: string, length: number) =>
  pattern.repeat(Math.ceil(length / pattern.length)).slice(0, length);

/** Returns true for random text; names of operations are long, too. */
const isRandom = (text: string) =>
  /[A-Z]/.test(text) && /[a-z]/.test(text) && (/\d/.test(text) || text.length >= 30);

function replaceSecrets(text: string): string {
  return text
    .replace(/whsec_[A-Za-z0-9+/]+=*/g, `whsec_${btoa("an invented secret of none")}`)
    .replace(
      /\b((?:app|bp[a-z]?|test)_)?([0-9a-f]{25,})\b/g,
      (_, kind = "", hex) => kind + expandPattern("65f0c1a2b3c4d5e6", hex.length),
    )
    .replace(/\b[A-Z2-7]{32}\b/g, expandPattern("INVENTED", 32))
    .replace(/(?<![\w-])((?:bp[a-z]?_)(?:test_)?)?([\w-]{20,})(?![\w-])/g, (all, kind = "", token) =>
      isRandom(token) ? kind + expandPattern(INVENTED, token.length) : all,
    )
    .replace(/http:\/\/127\.0\.0\.1:\d+/g, "https://calendar.example.com")
    .replace(/127\.0\.0\.1:\d+/g, "calendar.example.com");
}

/** Shifts times near the recording to the shown date, by whole days. */
const replaceTimes = (text: string): string =>
  text
    .replace(/\b20[23]\d-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|\+00:00)/g, (said) => {
      const at = Date.parse(said);
      if (at >= SAMPLES_BEGIN) return said;
      const days = Math.round((at - Date.now()) / DAY);
      const isOfThisMoment =
        Math.abs(at - Date.now() - days * DAY) < SOON && !/:00(\.0+)?(Z|\+00:00)$/.test(said);
      return isOfThisMoment
        ? new Date(RECORDED_AT + days * DAY).toISOString()
        : moveDay(said.slice(0, 10)) + said.slice(10);
    })
    .replace(/\b20[23]\d-\d\d-\d\d(?=\b|T\d)/g, (day) =>
      Date.parse(day) >= SAMPLES_BEGIN ? day : moveDay(day),
    );

function moveDay(day: string): string {
  const today = Math.floor(Date.now() / DAY) * DAY;
  const moved = Date.parse(day) - today + Math.floor(RECORDED_AT / DAY) * DAY;
  return new Date(moved).toISOString().slice(0, 10);
}
