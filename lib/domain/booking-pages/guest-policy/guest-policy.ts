import type { CustomSettings } from "@/lib/domain/booking-pages/bookpages/custom";

/** What an organisation may have blocked that means this address: itself, without its tag, and its domains. */
export function listBlockable(address: string): string[] {
  const at = address.lastIndexOf("@");
  const [local, domain] = [address.slice(0, at), address.slice(at + 1)];
  const untagged = `${local.replace(/(?<=.)\+.*$/, "")}@${domain}`;
  return [...new Set([address, untagged, ...listDomains(domain).map((one) => `@${one}`)])];
}

/** Whether the page takes addresses of this domain: where domains are named, of those and what lies below them. */
export function isAllowed(address: string, { allowed_domains: allowed }: CustomSettings): boolean {
  if (!allowed?.length) return true;
  return listDomains(address.slice(address.lastIndexOf("@") + 1)).some((domain) => allowed.includes(domain));
}

/** The domain and those above it, but for the last. */
function listDomains(domain: string): string[] {
  const labels = domain.split(".");
  return labels.slice(0, Math.max(1, labels.length - 1)).map((_, index) => labels.slice(index).join("."));
}
