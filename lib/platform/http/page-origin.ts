import { env } from "@/lib/platform/env/env";
import { getWorkContext } from "@/lib/platform/work/work-context";

/**
 * The address before the paths of public pages, in all that is written down for others: the main domain of the organisation
 * for which the present work is done, else the installation's own. Made of what the service knows: the host that a request
 * names may be anybody's.
 */
export const resolvePageOrigin = (): string => getWorkContext()?.within?.origin ?? env().WEB_URL;

/** Where a domain is served: as the installation itself is, by the same scheme and port. */
export function buildDomainOrigin(domain: string): string {
  const { protocol, port } = new URL(env().WEB_URL);
  return `${protocol}//${domain}${port && `:${port}`}`;
}
