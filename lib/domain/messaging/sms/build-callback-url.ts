import { env } from "@/lib/platform/env/env";

export interface CallbackKey {
  organization: string;
  message: string;
}

/** Builds the address for reports about a message; null for an installation that only this machine reaches. */
export function buildCallbackUrl({ organization, message }: CallbackKey): string | null {
  const { WEB_URL } = env();
  return WEB_URL.startsWith("https:") ? `${WEB_URL}/api/sms/${organization}/${message}` : null;
}

/** Builds the address for messages from phones. */
export const buildIncomingUrl = (organization: string): string | null =>
  buildCallbackUrl({ organization, message: "incoming" });
