import type { PublicPage } from "./public-page";

/** Whom the booker brings along: neither the booker nor the host, each once. */
export const listGuests = (
  { owner }: Pick<PublicPage, "owner">,
  { email: booker, invitees }: { email: string; invitees: readonly string[] },
): string[] => [...new Set(invitees)].filter((email) => email !== booker && email !== owner.email);
