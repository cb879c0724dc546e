import type { PageHost } from "./public-page";

/** Whom the booker brings along: neither the booker nor a host, each once. */
export const listBookingGuests = (
  hosts: readonly Pick<PageHost, "email">[],
  { email: booker, invitees }: { email: string | null; invitees: readonly string[] },
): string[] =>
  [...new Set(invitees)].filter((email) => email !== booker && hosts.every((host) => host.email !== email));
