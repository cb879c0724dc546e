import { DOMAIN_PATTERN_SOURCE, normalizeEmail } from "./email-address";
import { trimInvisible } from "./remove-invisible";

export const DOMAIN_PATTERN = new RegExp(`^${DOMAIN_PATTERN_SOURCE}$`);

const PAGE_PATTERN = /^https?:\/\/(?:www\.)?([^/?#:@]+)(?::\d+)?(?:[/?#].*)?$/i;

/**
 * Parses a domain in the forms that people type: with subdomains (`*.example.com`, `*@example.com`, `@example.com`)
 * or as a page (`https://example.com/`). A mail address, also as a link or with a name, is returned as that address.
 */
export function parseDomain(text: string): string {
  const typed = trimInvisible(text);
  const bare = (/<([^<>]*)>$/.exec(typed)?.[1] ?? typed).trim().replace(/^mailto:/i, "");
  const page = PAGE_PATTERN.exec(bare)?.[1] ?? bare;
  return normalizeEmail(page)
    .replace(/^(?:\*?@)?(?:\*?\.)?/, "")
    .replace(/\.$/, "");
}
