import { domainToASCII, domainToUnicode } from "node:url";
import type { PageSettings } from "@/lib/domain/booking-pages/bookpages/custom-settings";

/** Lists the entries that would block this address: the address, without its tag, and its domains. */
export function listBlockEntries(address: string): string[] {
  const at = address.lastIndexOf("@");
  const [local, domain] = [address.slice(0, at), address.slice(at + 1)];
  const untagged = `${local.replace(/(?<=.)\+.*$/, "")}@${domain}`;
  const domains = listSpellings(domain).flatMap(listParentDomains);
  return [...new Set([address, untagged, ...domains.map((one) => `@${one}`)])];
}

/** Returns whether the page accepts this address: if it lists domains, those and their subdomains. */
export function isAllowedGuest(address: string, { allowed_domains: allowed }: PageSettings): boolean {
  if (!allowed?.length) return true;
  const domains = listSpellings(address.slice(address.lastIndexOf("@") + 1)).flatMap(listParentDomains);
  return domains.some((domain) => allowed.includes(domain));
}

/** Returns a domain in its own script and in ASCII (`xn--…`). */
const listSpellings = (domain: string): string[] => [
  ...new Set([domain, domainToUnicode(domain) || domain, domainToASCII(domain) || domain]),
];

/** Returns the domain and its parents, except the top-level domain. */
function listParentDomains(domain: string): string[] {
  const labels = domain.split(".");
  return labels.slice(0, Math.max(1, labels.length - 1)).map((_, index) => labels.slice(index).join("."));
}
