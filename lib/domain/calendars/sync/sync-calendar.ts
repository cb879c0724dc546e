import { asInstant, DAY, type Instant } from "@/lib/core/time/instant";
import type { Interval } from "@/lib/core/time/interval";
import { openAccess } from "@/lib/domain/calendars/access/open-access";
import { OPTIONAL_BUSY_STATUSES } from "@/lib/domain/calendars/options";
import type {
  CalendarProvider,
  FoundSubcalendar,
  ProviderAccess,
  SyncRequest,
} from "@/lib/domain/calendars/provider";
import { ProviderError } from "@/lib/domain/calendars/provider-error";
import { findProvider } from "@/lib/domain/calendars/providers";
import { syncSubcalendars } from "@/lib/domain/calendars/sync-subcalendars";
import type { SYNC_CALENDAR } from "@/lib/domain/calendars/tasks";
import type { Db } from "@/lib/platform/db/client";
import { toRowKey } from "@/lib/platform/db/to-row-key";
import type { PayloadOf } from "@/lib/platform/queue/task";
import { getDatabaseTime } from "./detect-entry-changes";
import { recordSyncFailure, recordSyncSuccess } from "./record-sync";
import { storeChanges } from "./store-changes";

const PAST_WINDOW_MS = 7 * DAY;
/**
 * A search may reach 92 days beyond a horizon of a year; the rest covers the time until the next full sync.
 */
const FUTURE_WINDOW_MS = 550 * DAY;
const WINDOW_SLACK_MS = 60 * DAY;
/** Incremental syncs may miss changes: a recreated calendar can accept the token of its predecessor. */
const FULL_SYNC_INTERVAL_MS = DAY;

export type SyncOutcome = "synced" | "broken" | "unreachable" | "unknown";

/**
 * Syncs a calendar: lists its subcalendars and reads the changes of each. No request is sent within a
 * transaction. Failures of the provider are recorded with the time of the next attempt; other errors and the
 * abort of `signal` are thrown.
 */
export async function syncCalendar(
  db: Db,
  { organization, calendar: id }: PayloadOf<typeof SYNC_CALENDAR>,
  { signal, now }: { signal: AbortSignal; now: Instant },
): Promise<SyncOutcome> {
  const calendar = await db.calendar.findUnique({
    where: toRowKey(organization, id),
    include: {
      subcalendars: { include: { sync: true } },
      sync: true,
      list: { select: { busyStatuses: true, user: { select: { timezone: true, email: true } } } },
    },
  });
  const provider = calendar && findProvider(calendar.source);
  const access = calendar && openAccess(db, calendar, signal);
  if (!provider || !access) return "unknown";
  const { user, busyStatuses } = calendar.list;
  const owner = {
    zone: user.timezone,
    owners: listOwners(user.email, calendar.profile),
    statuses: OPTIONAL_BUSY_STATUSES.filter((one) => busyStatuses.includes(one)),
  };
  let failure: ProviderError | null = null;
  let read = 0;
  try {
    const found = await provider.listSubcalendars(access);
    const stored = await syncSubcalendars(db, calendar, found);
    for (const { id: subcalendar, sync, ...one } of stored) {
      const source = { provider, access, organization, subcalendar, sync, found: one.found };
      try {
        await syncSubcalendar(db, source, { ...owner, now });
        read += 1;
      } catch (error) {
        if (!(error instanceof ProviderError) || error.isPassword) throw error;
        failure = pickWorseOutcome(failure, error); // the other subcalendars are readable
      }
    }
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    failure = error;
  }
  if (failure) {
    await recordSyncFailure(db, calendar, failure, { now, isPartial: read > 0 });
    return failure.reason === "busy" ? "unreachable" : "broken";
  }
  await recordSyncSuccess(db, calendar, now);
  return "synced";
}

/** Errors that need the owner take precedence. */
const pickWorseOutcome = (one: ProviderError | null, other: ProviderError) =>
  one === null || (one.reason === "busy" && other.reason !== "busy") ? other : one;

/** Addresses under which the owner may be invited. */
const listOwners = (email: string | null, profile: unknown): string[] => {
  const profileEmail = (profile as { email?: unknown } | null)?.email;
  return [email, profileEmail].flatMap((address) =>
    typeof address === "string" ? [address.toLowerCase()] : [],
  );
};

interface Source {
  provider: CalendarProvider<unknown>;
  access: ProviderAccess<unknown>;
  organization: string;
  subcalendar: string;
  sync: { token: string | null; readUntil: Date | null; fullSyncAt: Date | null } | null;
  found: FoundSubcalendar;
}

async function syncSubcalendar(
  db: Db,
  { provider, access, organization, subcalendar, sync, found: { sourceId, version } }: Source,
  { now, ...owner }: { now: Instant } & Pick<SyncRequest, "zone" | "owners" | "statuses">,
) {
  const window: Interval = { start: asInstant(now - PAST_WINDOW_MS), end: asInstant(now + FUTURE_WINDOW_MS) };
  const isFresh = sync?.fullSyncAt && sync.fullSyncAt.getTime() > now - FULL_SYNC_INTERVAL_MS;
  const isKnown = isFresh && sync.readUntil && sync.readUntil.getTime() > window.end - WINDOW_SLACK_MS;
  const token = isKnown ? sync.token : null;
  if (token !== null && token === version) return;
  // The known window keeps its end, as an incremental sync does not extend it.
  const until = isKnown && sync.readUntil ? asInstant(sync.readUntil.getTime()) : window.end;
  const reading = { sourceId, version, ...owner, token: token, window: { start: window.start, end: until } };
  const began = await getDatabaseTime(db, now);
  const changes = await provider.fetchChanges(access, reading);
  const { window: read } = reading;
  await storeChanges(db, {
    organization,
    subcalendar,
    from: sync?.token ?? null,
    began,
    window: read,
    until,
    changes,
    now,
  });
}
