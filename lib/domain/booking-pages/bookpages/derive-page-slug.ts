import { transliterate } from "@/lib/platform/i18n/transliterate";
import { pageSlug } from "./page-slug";

interface NamedUser {
  firstName: string | null;
  lastName: string | null;
  email: string | null;
}

/** Leaves space for the suffix that makes it unique. */
const MAX_CHARACTERS = 50;

/**
 * Derives a user's slug from the name (`ada-lovelace`), or else from the local part of the address, or else
 * `page`.
 */
export function derivePageSlug({ firstName, lastName, email }: NamedUser): string {
  const called = [[firstName, lastName].filter(Boolean).join(" "), email?.split("@")[0] ?? "", "page"];
  return called.map(toSlug).find((name) => pageSlug.safeParse(name).success) ?? "booking-page";
}

const toSlug = (text: string): string =>
  transliterate(text)
    .replace(/['’ʼʹʺ]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, MAX_CHARACTERS)
    .replace(/^-+|-+$/g, "");
