import { env } from "@/lib/platform/env/env";

/** Relying party (WebAuthn): browsers offer passkeys on its site only. */
export function getRelyingParty(): { id: string; origin: string } {
  const { WEB_URL: origin } = env();
  return { id: new URL(origin).hostname, origin };
}
