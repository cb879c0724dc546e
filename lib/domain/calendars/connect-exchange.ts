import type { Instant } from "@/lib/core/time/instant";
import { refuseInSandbox } from "@/lib/domain/tenancy/organizations/refuse-in-sandbox";
import { seal } from "@/lib/platform/crypto/seal";
import { rowPlace } from "@/lib/platform/crypto/seal-place";
import type { Db } from "@/lib/platform/db/client";
import { newId } from "@/lib/platform/db/id";
import { keyOf } from "@/lib/platform/db/key-of";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { followAccess } from "./access/follow-access";
import type { ExchangeAccount } from "./exchange-account";
import { queueFollowing } from "./follow-entries";
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
  if (accounts.length > 0) await refuseInSandbox(tx, organization);
  const list = await lockCalendarList(tx, organization, userId);
  let hasPrimary = list.calendars.some(({ primary }) => primary);
  const known = new Map(
    list.calendars.filter(({ source }) => source === "exchange").map(({ sourceId, id }) => [sourceId, id]),
  );
  for (const { source, credentials } of accounts) {
    const sourceId = credentials.username.toLowerCase(); // as Exchange compares them
    // As JSON, since a password may be text that UTF-8 cannot say.
    const calendar = known.get(sourceId) ?? newId();
    known.set(sourceId, calendar);
    const sealed = seal(
      JSON.stringify(credentials),
      rowPlace("calendars.credentials", organization, calendar),
    );
    await tx.calendar.upsert({
      where: {
        organizationId_calendarListId_source_sourceId: {
          organizationId: organization,
          calendarListId: list.id,
          source,
          sourceId,
        },
      },
      create: {
        id: calendar,
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
  await followAccess(tx, organization, userId);
  await queueFollowing(tx, organization, userId);
  await tx.calendarList.update({ where: keyOf(organization, list.id), data: { v: { increment: 1 } } });
}
