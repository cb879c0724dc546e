import { locatorLink as linkSchema } from "@/lib/domain/locators/locator-link";
import type { LocatorQuery } from "./parse-locator-query";
import type { BookLink } from "./view";

/**
 * The link to a booking page, which keeps language and frame; a link to another site leaves the frame. Null for an
 * unsafe address: it was checked when it was stored, and is checked here again before it is rendered.
 */
export function buildBookLink(
  link: string,
  label: string,
  { lang, embed }: Pick<LocatorQuery, "lang" | "embed">,
): BookLink | null {
  if (!linkSchema.safeParse(link).success) return null;
  if (!link.startsWith("/")) return { href: link, label, leaves: embed !== false };
  const [, path = "", search = "", hash = ""] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(link) ?? [];
  const query = new URLSearchParams(search);
  if (lang && !query.has("lang")) query.set("lang", lang);
  if (embed) query.set("embed", embed);
  query.set("from", "locator");
  return { href: `${path}${query.size > 0 ? `?${query}` : ""}${hash}`, label, leaves: false };
}
