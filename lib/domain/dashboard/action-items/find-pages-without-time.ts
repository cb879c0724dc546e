import { findSlots } from "@/lib/core/slots/find-slots";
import type { Host } from "@/lib/core/slots/schedule";
import { asInstant, DAY, type Instant } from "@/lib/core/time/instant";
import {
  applyBlockingCalendars,
  loadBlockingTimes,
} from "@/lib/domain/availability/free-slots/blocking-calendars";
import { loadHosts } from "@/lib/domain/availability/free-slots/load-hosts";
import { loadPeriodMeetings } from "@/lib/domain/availability/free-slots/load-period-meetings";
import { applyCapacity, loadStays } from "@/lib/domain/availability/free-slots/load-stays";
import type { PageSettings } from "@/lib/domain/booking-pages/bookpages/custom-settings";
import { pickDuration } from "@/lib/domain/booking-pages/bookpages/durations";
import {
  applyRulesToHost,
  hasMeetingLimits,
  type PageGrid,
  pickGrid,
  toPageRules,
} from "@/lib/domain/booking-pages/bookpages/page-rules";
import { loadPublicPage } from "@/lib/domain/bookings/load-public-page";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { defineStatement } from "@/lib/platform/db/statement";
import { OWNER_COLUMNS, type OwnerRow, serializeOwner } from "./owner";
import { MAX_ACTION_ITEMS, MAX_CHECKED_PAGES, SLOT_SEARCH_DAYS } from "./schema";

const PAGES_STATEMENT = defineStatement<Page>(`
  SELECT b.id, b.nickname::text, b.custom AS settings, ${OWNER_COLUMNS}
    FROM bookpages b JOIN users u ON u.organization_id = $1 AND u.id = b.user_id
   WHERE b.organization_id = $1 AND b.active AND u.suspended_at IS NULL AND ($2::text[] IS NULL OR b.user_id = ANY ($2))
   ORDER BY b.id LIMIT ${MAX_CHECKED_PAGES}`);

interface Page extends OwnerRow {
  id: string;
  nickname: string;
  settings: PageSettings;
}

/** A buffer can reach one day beyond the range, and so can a slot. */
const MARGIN_MS = 2 * DAY;

/** Finds pages without a free slot in the coming days, on the page itself or on any type that it lists. */
export async function findPagesWithoutTime(
  db: Db,
  organization: OrganizationId,
  owners: readonly string[] | null,
  now: Instant,
) {
  const end = asInstant(now + SLOT_SEARCH_DAYS * DAY);
  const read = { from: asInstant(now - MARGIN_MS), to: asInstant(end + MARGIN_MS) };
  const hasSlots = (host: Host, offered: PageGrid & { duration: number }) =>
    findSlots({ ...offered, hosts: [host], match: "all", from: now, to: end, now }).length > 0;
  const pages = await executeSql(db, PAGES_STATEMENT, [organization, owners]);
  const users = [...new Set(pages.map((page) => page.user))];
  const people = await loadHosts(db, organization, { users }, read);

  const found = [];
  for (const row of pages) {
    if (found.length === MAX_ACTION_ITEMS) break;
    const { id, nickname: slug } = row;
    const person = people.find((one) => one.id === row.user);
    if (!person) continue;
    const rules = toPageRules(row, null);
    const period = hasMeetingLimits(person.host.schedule, rules)
      ? await loadPeriodMeetings(db, organization, [person.id], read)
      : [];
    const calendars = await loadBlockingTimes(db, organization, [person.id], [rules], read);
    const open = applyBlockingCalendars(
      applyRulesToHost(person.host, rules, period),
      person.id,
      rules,
      calendars,
    );
    const stays = await loadStays(db, organization, [person.id], [rules], read);
    const host = applyCapacity(open, person.id, rules, stays);
    const duration = pickDuration(rules.settings);
    if (hasSlots(host, { ...pickGrid(rules), duration })) continue;
    const page = await loadPublicPage(db, { slug, type: null, minutes: null }, read);
    const ofType = page?.types.some((type) =>
      type.hosts.some((host) => hasSlots(host, { ...type.grid, duration: type.duration })),
    );
    if (!ofType) found.push({ bookpage: id, nickname: slug, ...serializeOwner(row) });
  }
  return found;
}
