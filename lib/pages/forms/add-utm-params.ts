import type { Utm } from "@/lib/domain/events/schema";
import { toUtmParams } from "./form-context";

/** Adds the `utm_` parameters of the form to another site's address, which keeps its own. */
export function addUtmParams(address: string, utm: Utm | null): string {
  const campaign = toUtmParams(utm);
  if (campaign.length === 0) return address;
  const url = new URL(address);
  for (const [name, value] of campaign) if (!url.searchParams.has(name)) url.searchParams.set(name, value);
  return url.href;
}
