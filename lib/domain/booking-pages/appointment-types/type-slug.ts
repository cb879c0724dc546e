import { z } from "zod";
import { transliterate } from "@/lib/platform/i18n/transliterate";

const MAX_SLUG_CHARACTERS = 64;

/** Last part of an appointment type's address, unique within its booking page. */
export const typeSlug = z
  .string()
  .max(MAX_SLUG_CHARACTERS)
  .regex(
    /^[a-z0-9]+(-[a-z0-9]+)*$/,
    "must be lower-case letters and digits, in words separated by single hyphens",
  );

/** Leaves space for the suffix that makes it unique: `-999`. */
const MAX_DERIVED_CHARACTERS = MAX_SLUG_CHARACTERS - 4;

/** Used for names without any letter that can be transliterated to Latin. */
const DEFAULT_SLUG = "meeting";

/** Converts `Été à Paris` to `ete-a-paris`. */
export function toTypeSlug(name: string): string {
  const words = transliterate(name)
    .replace(/['’ʼʹʺ]/g, "")
    .replace(/[^a-z0-9]+/g, "-");
  return words.replace(/^-/, "").slice(0, MAX_DERIVED_CHARACTERS).replace(/-$/, "") || DEFAULT_SLUG;
}

/** Returns the requested slug, or the first free one of `requested-2`, `requested-3`, and so on. */
export function pickFreeSlug(requested: string, slugsInUse: ReadonlySet<string>): string {
  let free = requested;
  for (let n = 2; slugsInUse.has(free); n++) free = `${requested}-${n}`;
  return free;
}
