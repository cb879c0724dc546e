import type { Instant } from "@/lib/core/time/instant";
import { assertNotSandbox } from "@/lib/domain/tenancy/organizations/assert-not-sandbox";
import { buildRowContext } from "@/lib/domain/tenancy/sealing/row-context";
import { seal } from "@/lib/platform/crypto/seal";
import type { Db } from "@/lib/platform/db/client";
import { generateId } from "@/lib/platform/db/generate-id";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { toRowKey } from "@/lib/platform/db/to-row-key";
import { syncBrokenBlock } from "./access/sync-broken-block";
import type { ExchangeAccount } from "./exchange-account";
import { lockCalendarList } from "./lock-calendar-list";
import { DEFAULT_CALENDAR } from "./providers/exchange/requests";
import { enqueueReconnectedSync } from "./sync/enqueue-full-sync";
import { enqueueUserEntrySync } from "./sync-user-entries";

/** The first sync finds further folders. */
const DEFAULT_FOLDER = {
  source: "exchange",
  sourceId: DEFAULT_CALENDAR,
  name: "Calendar",
  primary: true,
  writable: true,
};

/**
 * Adds the accounts to the user's calendars; an existing one gets the new credentials. The next sync verifies
 * them, so that creating a user neither waits for a server nor fails with it.
 */
export async function connectExchangeAccounts(
  tx: Db,
  organization: OrganizationId,
  userId: string,
  accounts: readonly ExchangeAccount[],
  now: Instant,
) {
  if (accounts.length > 0) await assertNotSandbox(tx, organization);
  const list = await lockCalendarList(tx, organization, userId);
  let hasPrimary = list.calendars.some(({ primary }) => primary);
  const existing = new Map(
    list.calendars.filter(({ source }) => source === "exchange").map(({ sourceId, id }) => [sourceId, id]),
  );
  for (const { source, credentials } of accounts) {
    const sourceId = credentials.username.toLowerCase(); // Exchange ignores case
    // Stored as JSON, since a password may contain text that UTF-8 cannot encode.
    const calendar = existing.get(sourceId) ?? generateId();
    existing.set(sourceId, calendar);
    const sealed = seal(
      JSON.stringify(credentials),
      buildRowContext("calendars.credentials", organization, calendar),
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
        subcalendars: { create: { id: generateId(), ...DEFAULT_FOLDER } },
      },
      update: { credentials: sealed, accessBroken: false, brokenReason: null },
    });
    await enqueueReconnectedSync(tx, organization, calendar, now);
    hasPrimary = true;
  }
  await syncBrokenBlock(tx, organization, userId);
  await enqueueUserEntrySync(tx, organization, userId);
  await tx.calendarList.update({ where: toRowKey(organization, list.id), data: { v: { increment: 1 } } });
}
