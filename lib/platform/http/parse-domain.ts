import { DOMAIN_PATTERN_SOURCE, normalizeEmail } from "./email-address";
import { trimInvisible } from "./remove-invisible";

export const DOMAIN_PATTERN = new RegExp(`^${DOMAIN_PATTERN_SOURCE}$`);

const PAGE_PATTERN = /^https?:\/\/(?:www\.)?([^/?#:@]+)(?::\d+)?(?:[/?#].*)?$/i;

/**
 * A domain in the ways in which people write all that is below it (`*.example.com`, `*@example.com`, `@example.com`) or its
 * page (`https://example.com/`). An address of a person, also as a link or with a name, comes back as that address.
 */
export function parseDomain(text: string): string {
  const typed = trimInvisible(text);
  const bare = (/<([^<>]*)>$/.exec(typed)?.[1] ?? typed).trim().replace(/^mailto:/i, "");
  const page = PAGE_PATTERN.exec(bare)?.[1] ?? bare;
  return normalizeEmail(page)
    .replace(/^(?:\*?@)?(?:\*?\.)?/, "")
    .replace(/\.$/, "");
}
