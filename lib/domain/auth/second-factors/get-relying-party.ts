import { env } from "@/lib/platform/env/env";

/** Whom passkeys are for (WebAuthn): browsers offer them on this site alone. */
export function getRelyingParty(): { id: string; origin: string } {
  const { WEB_URL: origin } = env();
  return { id: new URL(origin).hostname, origin };
}
