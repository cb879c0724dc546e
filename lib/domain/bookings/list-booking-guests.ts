import type { PageHost } from "./public-page";

/** Returns the guests without the booker, the hosts and duplicates. */
export const listBookingGuests = (
  hosts: readonly Pick<PageHost, "email">[],
  { email: booker, invitees }: { email: string | null; invitees: readonly string[] },
): string[] =>
  [...new Set(invitees)].filter((email) => email !== booker && hosts.every((host) => host.email !== email));
