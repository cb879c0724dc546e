import { env } from "@/lib/platform/env/env";

/** Builds the address for calls of Meta; null for an installation that only this machine reaches. */
export function buildWhatsappUrl(organization: string): string | null {
  const { WEB_URL } = env();
  return WEB_URL.startsWith("https:") ? `${WEB_URL}/api/whatsapp/${organization}` : null;
}
