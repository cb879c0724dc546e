import { domainToASCII, domainToUnicode } from "node:url";
import type { CustomSettings } from "@/lib/domain/booking-pages/bookpages/custom-settings";

/** What an organisation may have blocked that means this address: itself, without its tag, and its domains. */
export function listBlockEntries(address: string): string[] {
  const at = address.lastIndexOf("@");
  const [local, domain] = [address.slice(0, at), address.slice(at + 1)];
  const untagged = `${local.replace(/(?<=.)\+.*$/, "")}@${domain}`;
  const domains = listSpellings(domain).flatMap(listParentDomains);
  return [...new Set([address, untagged, ...domains.map((one) => `@${one}`)])];
}

/** Whether the page takes addresses of this domain: where domains are named, of those and what lies below them. */
export function isAllowedGuest(address: string, { allowed_domains: allowed }: CustomSettings): boolean {
  if (!allowed?.length) return true;
  const domains = listSpellings(address.slice(address.lastIndexOf("@") + 1)).flatMap(listParentDomains);
  return domains.some((domain) => allowed.includes(domain));
}

/** A domain as it is typed, in its own script, and as the network writes it (`xn--…`). */
const listSpellings = (domain: string): string[] => [
  ...new Set([domain, domainToUnicode(domain) || domain, domainToASCII(domain) || domain]),
];

/** The domain and those above it, but for the last. */
function listParentDomains(domain: string): string[] {
  const labels = domain.split(".");
  return labels.slice(0, Math.max(1, labels.length - 1)).map((_, index) => labels.slice(index).join("."));
}
