import type { Instant } from "@/lib/core/time/instant";
import { seal } from "@/lib/platform/crypto/seal";
import type { Db } from "@/lib/platform/db/client";
import { newId } from "@/lib/platform/db/id";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { followAccess } from "./access/follow-access";
import type { ExchangeAccount } from "./exchange-account";
import { lockCalendarList } from "./lock-calendar-list";
import { DEFAULT_CALENDAR } from "./providers/exchange/requests";
import { readSoon } from "./reading/read-soon";

/** Further folders are known once the server was asked. */
const DEFAULT_FOLDER = {
  source: "exchange",
  sourceId: DEFAULT_CALENDAR,
  name: "Calendar",
  primary: true,
  writable: true,
};

/**
 * Adds the accounts to the user's calendars; one that is there already gets the new credentials. They are tried when
 * the calendar is read, soon after: a user is not made to wait for a server, nor refused for one.
 */
export async function connectExchange(
  tx: Db,
  organization: OrganizationId,
  userId: string,
  accounts: readonly ExchangeAccount[],
  now: Instant,
) {
  const list = await lockCalendarList(tx, organization, userId);
  let hasPrimary = list.calendars.some(({ primary }) => primary);
  for (const { source, credentials } of accounts) {
    const sourceId = credentials.username.toLowerCase(); // as Exchange compares them
    // As JSON, since a password may be text that UTF-8 cannot say.
    const sealed = seal(JSON.stringify(credentials));
    const { id: calendar } = await tx.calendar.upsert({
      where: { calendarListId_source_sourceId: { calendarListId: list.id, source, sourceId } },
      create: {
        id: newId(),
        organizationId: organization,
        userId,
        calendarListId: list.id,
        source,
        sourceId,
        name: credentials.username,
        primary: !hasPrimary,
        credentials: sealed,
        subcalendars: { create: { id: newId(), ...DEFAULT_FOLDER } },
      },
      update: { credentials: sealed, accessBroken: false, brokenReason: null },
    });
    await readSoon(tx, organization, calendar, now);
    hasPrimary = true;
  }
  await followAccess(tx, userId);
  await tx.calendarList.update({ where: { id: list.id }, data: { v: { increment: 1 } } });
}
