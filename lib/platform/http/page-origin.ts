import { env } from "@/lib/platform/env/env";
import { getWorkContext } from "@/lib/platform/work/work-context";

/**
 * Returns the origin of public pages in mails, files and responses: the main domain of the current organisation, else
 * the installation's own. It is never taken from the Host header, which a client can forge.
 */
export const resolvePageOrigin = (): string => getWorkContext()?.within?.origin ?? env().WEB_URL;

/** Builds the origin of a domain: the installation's scheme and port. */
export function buildDomainOrigin(domain: string): string {
  const { protocol, port } = new URL(env().WEB_URL);
  return `${protocol}//${domain}${port && `:${port}`}`;
}
