import { transliterate } from "@/lib/platform/i18n/transliterate";
import { pageSlug } from "./page-slug";

interface NamedUser {
  firstName: string | null;
  lastName: string | null;
  email: string | null;
}

/** Leaves room for what makes it unique. */
const MAX_CHARACTERS = 50;

/** What somebody's page is called unless they say: `ada-lovelace`, else what stands before the @, else `page`. */
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
