import type { PageSettings } from "@/lib/domain/booking-pages/bookpages/custom-settings";
import { resolveTypeSettings } from "@/lib/domain/booking-pages/bookpages/durations";
import type { CalendarEntry } from "@/lib/domain/calendars/calendar-entry";
import { buildCopyUid } from "@/lib/domain/calendars/event-uids";
import { pickTargetSubcalendar } from "@/lib/domain/calendars/pick-target-subcalendar";
import { INVITING_SOURCES } from "@/lib/domain/events/event-mails/is-invited-by-calendar";
import { type EventRow, listEventRows } from "@/lib/domain/events/event-rows";
import { isEntryOfOtherTool } from "@/lib/domain/events/imported-events/is-entry-of-other-tool";
import { formatFullName } from "@/lib/domain/tenancy/organizations/format-full-name";
import type { Db } from "@/lib/platform/db/client";
import type { Prisma } from "@/lib/platform/db/generated/client";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { toRowKey } from "@/lib/platform/db/to-row-key";
import { env } from "@/lib/platform/env/env";
import { isLanguage } from "@/lib/platform/i18n/languages";
import { getTranslator } from "@/lib/platform/i18n/translate";
import { buildEntries } from "./build-entries";

const byAge = { orderBy: [{ createdAt: "asc" }, { id: "asc" }] } satisfies Prisma.SubcalendarFindManyArgs;

const withSubcalendars = {
  ...byAge,
  include: { sync: true, subcalendars: byAge, list: true },
} satisfies Prisma.CalendarFindManyArgs;

export type EntryAccount = Prisma.CalendarGetPayload<typeof withSubcalendars>;

export interface PlacedEntry {
  account: EntryAccount;
  subcalendar: EntryAccount["subcalendars"][number];
  entry: CalendarEntry;
}

export interface EntryTarget {
  organization: string;
  event: string;
  user: string;
}

export interface EntryPlacement {
  /** The user's accounts, oldest first. */
  accounts: readonly EntryAccount[];
  entries: readonly PlacedEntry[];
}

/**
 * Resolves the entries that an event needs in the user's calendars: its entries in the calendar of its page, and a
 * busy block in each calendar with copies if it is confirmed. Null if there is no calendar or nothing to write.
 */
export async function resolveEntries(
  db: Db,
  { organization, event: id, user }: EntryTarget,
): Promise<EntryPlacement | null> {
  const [event] = await listEventRows(db, asOrganizationId(organization), [id]);
  const accounts = await db.calendar.findMany({
    ...withSubcalendars,
    where: { organizationId: organization, userId: user },
  });
  const list = accounts[0]?.list;
  if (!event || !list) return null;
  const settings = await findPageSettings(db, event);
  const target = pickTargetSubcalendar(accounts, [settings.target_calendar, list.targetCalendarId]);
  if (!target) return { accounts, entries: [] };
  if (await isEntryOfOtherTool(db, { organization, event: id, user })) return { accounts, entries: [] };
  const owner = await db.user.findUniqueOrThrow({ where: toRowKey(organization, user) });
  const ofPage = isHost(event, user) ? settings.entry_visibility : undefined;
  const source = accounts.find(({ id }) => id === target.calendarId)?.source ?? "";
  const isPrivate = (ofPage ?? list.entryVisibility) === "private";
  const entries = buildEntries(event, {
    ...owner,
    name: formatFullName(owner),
    suggestions: list.syncSuggestions,
    private: isPrivate,
    invitesGuests: settings.invite_guests === true,
    mailsGuests: INVITING_SOURCES.includes(source),
  });
  const placed = accounts.flatMap((account) =>
    account.subcalendars.flatMap((subcalendar): PlacedEntry[] => {
      const calendar = { account, subcalendar };
      if (subcalendar.id === target.id) return entries.map((entry) => ({ ...calendar, entry }));
      if (!subcalendar.copyBusy || !subcalendar.writable) return [];
      const confirmed = entries.filter(({ tentative }) => !tentative);
      return confirmed.map((entry, part) => ({
        ...calendar,
        entry: toCopy(entry, buildCopyUid(event.id, subcalendar.id, part), owner.language),
      }));
    }),
  );
  return { accounts, entries: placed };
}

/** A copy has only the time, without title or people, as other calendars may be shared. */
const toCopy = (
  { sequence, start, end, allDay, updatedAt }: CalendarEntry,
  uid: string,
  language: string,
): CalendarEntry => ({
  uid,
  sequence,
  start,
  end,
  allDay,
  updatedAt,
  title: getTranslator(isLanguage(language) ? language : "en")("calendarEntry.busy"),
  tentative: false,
  private: true,
  location: null,
  description: null,
  url: `${env().WEB_URL}/console/calendars`,
});

/** Settings of the page and type on which the event was booked; empty if the page is deleted. */
async function findPageSettings(db: Db, event: EventRow): Promise<PageSettings> {
  const { organizationId, bookpageId, appointmentTypeId } = event;
  const page = bookpageId && (await db.bookpage.findFirst({ where: { organizationId, id: bookpageId } }));
  const type =
    appointmentTypeId &&
    (await db.appointmentType.findFirst({ where: { organizationId, id: appointmentTypeId } }));
  const pickSettings = (row: { settings: unknown } | string | null) =>
    (typeof row === "object" && (row?.settings as PageSettings)) || {};
  return resolveTypeSettings(pickSettings(page), pickSettings(type));
}

const isHost = (event: EventRow, user: string): boolean =>
  event.createdByUserId === user || event.invitees.some(({ userId, host }) => host && userId === user);
