import { DAY, HOUR, type Instant } from "@/lib/core/time/instant";
import { openAccess } from "@/lib/domain/calendars/access/open-access";
import type { ProviderAccess, Watch, Watcher } from "@/lib/domain/calendars/provider";
import { ProviderError } from "@/lib/domain/calendars/provider-error";
import { findProvider } from "@/lib/domain/calendars/providers";
import type { SYNC_CALENDAR } from "@/lib/domain/calendars/tasks";
import { generateToken, hashToken } from "@/lib/platform/crypto/token";
import type { Db } from "@/lib/platform/db/client";
import { toRowKey } from "@/lib/platform/db/to-row-key";
import { env } from "@/lib/platform/env/env";
import type { PayloadOf } from "@/lib/platform/queue/task";

/** Remaining lifetime below which a watch is renewed; also the delay after a rejected one. */
const WATCH_RENEWAL_MS = 12 * HOUR;

/**
 * Subscribes to changes of the subcalendars that count, and renews the subscriptions; polling covers those
 * that the provider rejects.
 */
export async function watchCalendar(
  db: Db,
  { organization, calendar: id }: PayloadOf<typeof SYNC_CALENDAR>,
  { signal, now }: { signal: AbortSignal; now: Instant },
): Promise<void> {
  const { WEB_URL } = env();
  if (!WEB_URL.startsWith("https:")) return; // providers accept https addresses only
  const calendar = await db.calendar.findUnique({
    where: toRowKey(organization, id),
    include: { sync: true, subcalendars: { where: { busy: true }, include: { watch: true } } },
  });
  const watcher = calendar && findProvider(calendar.source)?.watcher;
  const access = calendar && openAccess(db, calendar, signal);
  if (!watcher || !access) return;
  const address = `${WEB_URL}/api/calendar-changes/${calendar.source}`;
  for (const { id: subcalendarId, sourceId, watch } of calendar.subcalendars) {
    if (watch && watch.expiresAt.getTime() > now + WATCH_RENEWAL_MS) continue;
    const data = await startWatch(watcher, access, sourceId, { address, now });
    await db.calendarWatch.deleteMany({ where: { organizationId: organization, subcalendarId } });
    // If the subcalendar was deleted or has another watch by now, this one expires.
    await db.calendarWatch.createMany({
      data: { organizationId: organization, subcalendarId, ...data },
      skipDuplicates: true,
    });
    if (watch?.remoteId) await stopWatch(watcher, access, { id: watch.id, remoteId: watch.remoteId });
  }
}

async function startWatch(
  watcher: Watcher<unknown>,
  access: ProviderAccess<unknown>,
  subcalendar: string,
  where: { address: string; now: Instant },
) {
  const id = generateToken();
  const token = generateToken();
  const watchRow = { id, tokenHash: hashToken(token) };
  try {
    const { remoteId, expires } = await watcher.start(access, subcalendar, { id, token, ...where });
    return { ...watchRow, remoteId, expiresAt: new Date(expires) };
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    return { ...watchRow, remoteId: null, expiresAt: new Date(where.now + DAY) };
  }
}

/** Failures are ignored, as the watch expires by itself. */
async function stopWatch(watcher: Watcher<unknown>, access: ProviderAccess<unknown>, watch: Watch) {
  try {
    await watcher.stop(access, watch);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
  }
}
