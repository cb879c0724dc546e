import type { Utm } from "@/lib/domain/events/schema";
import { toUtmParams } from "./form-context";

/** An address of another site with the `utm_` parameters that led to the form; its own stay as they are. */
export function addUtmParams(address: string, utm: Utm | null): string {
  const campaign = toUtmParams(utm);
  if (campaign.length === 0) return address;
  const url = new URL(address);
  for (const [name, value] of campaign) if (!url.searchParams.has(name)) url.searchParams.set(name, value);
  return url.href;
}
