import { seal } from "@/lib/crypto/seal";
import type { Db } from "@/lib/db/client";
import { newId } from "@/lib/db/id";
import type { OrganizationId } from "@/lib/organizations/organization-id";
import type { ExchangeAccount } from "./exchange-account";
import { lockCalendarList } from "./lock-calendar-list";

/** Exchange's own name for the calendar that every mailbox has; further ones are known once it was asked. */
const DEFAULT_FOLDER = {
  source: "exchange",
  sourceId: "calendar",
  name: "Calendar",
  primary: true,
  writable: true,
};

/** Adds the accounts to the user's calendars; one that is there already gets the new credentials. */
export async function connectExchange(
  tx: Db,
  organization: OrganizationId,
  userId: string,
  accounts: readonly ExchangeAccount[],
) {
  const list = await lockCalendarList(tx, organization, userId);
  let hasPrimary = list.calendars.some(({ primary }) => primary);
  for (const { source, credentials } of accounts) {
    const sourceId = credentials.username.toLowerCase(); // as Exchange compares them
    // As JSON, since a password may be text that UTF-8 cannot say.
    const sealed = seal(JSON.stringify(credentials));
    await tx.calendar.upsert({
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
      update: { credentials: sealed, accessBroken: false },
    });
    hasPrimary = true;
  }
  await tx.calendarList.update({ where: { id: list.id }, data: { v: { increment: 1 } } });
}
