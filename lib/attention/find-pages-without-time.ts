import { DEFAULT_DURATION, loadPublicPage } from "@/lib/bookings/load-public-page";
import type { Db } from "@/lib/db/client";
import { sql } from "@/lib/db/sql";
import { loadHosts } from "@/lib/free-slots/load-hosts";
import type { OrganizationId } from "@/lib/organizations/organization-id";
import { findSlots } from "@/lib/slots/find-slots";
import type { Host } from "@/lib/slots/schedule";
import { DAY, type Instant, instant } from "@/lib/time/instant";
import { fullNameOf } from "@/lib/users/serialize";
import { DAYS_AHEAD, MOST_NAMED, MOST_PAGES } from "./schema";

const PAGES = `
  SELECT b.id, b.nickname::text, coalesce((b.custom->>'duration')::int, ${DEFAULT_DURATION}) AS duration,
         u.id AS user, u.first_name, u.last_name
    FROM bookpages b JOIN users u ON u.id = b.user_id
   WHERE b.organization_id = $1 AND b.active AND ($2::text IS NULL OR b.user_id = $2)
   ORDER BY b.id LIMIT ${MOST_PAGES}`;

interface Page {
  id: string;
  nickname: string;
  /** Minutes. */
  duration: number;
  user: string;
  first_name: string | null;
  last_name: string | null;
}

/** Buffers reach a day further, a slot too. */
const MARGIN = 2 * DAY;

/** The pages on which nobody finds a time soon, neither of the page itself nor of a type that it lists. */
export async function findPagesWithoutTime(
  db: Db,
  organization: OrganizationId,
  user: string | null,
  now: Instant,
) {
  const end = instant(now + DAYS_AHEAD * DAY);
  const read = { from: instant(now - MARGIN), to: instant(end + MARGIN) };
  const offers = (host: Host, duration: number) =>
    findSlots({ hosts: [host], match: "all", duration, from: now, to: end, now }).length > 0;
  const pages = await sql<Page>(db, PAGES, [organization, user]);
  const users = [...new Set(pages.map((page) => page.user))];
  const people = await loadHosts(db, organization, { users }, read);
  const hosts = new Map(people.map(({ id, host }) => [id, host]));

  const found = [];
  for (const { id, nickname, duration, user: owner, first_name: firstName, last_name: lastName } of pages) {
    const host = hosts.get(owner);
    if (found.length === MOST_NAMED || !host || offers(host, duration)) continue;
    const page = await loadPublicPage(db, { nickname, type: null, minutes: null }, read);
    const ofType = page?.types.some((type) => offers({ ...host, schedule: type.schedule }, type.duration));
    if (!ofType)
      found.push({ bookpage: id, nickname, user: owner, full_name: fullNameOf({ firstName, lastName }) });
  }
  return found;
}
