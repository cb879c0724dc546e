import { isOffered } from "@/lib/core/slots/is-offered";
import { asInstant, type Instant, MINUTE } from "@/lib/core/time/instant";
import { loadHosts } from "@/lib/domain/availability/free-slots/load-hosts";
import { isAllowedByLink } from "@/lib/domain/bookings/is-allowed-by-link";
import type { BookablePage } from "@/lib/domain/bookings/public-page";
import type { Db } from "@/lib/platform/db/client";

/** Returns whether the page offers this time now, given the seats left; the booker's hold does not count. */
export async function isSeatOffered(
  tx: Db,
  page: BookablePage,
  { start, hold }: { start: Instant; hold?: string | undefined },
  now: Instant,
): Promise<boolean> {
  const { organization, people, chosen, availabilityId, rules, grid, match, duration } = page;
  const users = (chosen ? [chosen] : people).map(({ id }) => id);
  const range = { from: start, to: asInstant(start + duration * MINUTE) };
  const availability = availabilityId ?? undefined;
  const options = { ...range, availability, exceptEvent: hold, rules, seats: true };
  const found = await loadHosts(tx, organization, { users }, options);
  const hosts = found.map(({ host }) => host);
  return isAllowedByLink(page, start) && isOffered({ ...grid, hosts, match, duration, now }, start);
}
