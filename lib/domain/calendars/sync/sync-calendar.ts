import { asInstant, DAY, type Instant } from "@/lib/core/time/instant";
import type { Interval } from "@/lib/core/time/interval";
import { openAccess } from "@/lib/domain/calendars/access/open-access";
import { OPTIONAL_BUSY_STATUSES } from "@/lib/domain/calendars/busy-statuses";
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
/** A search may look 92 days ahead of a year's horizon; the rest is time until everything is read again. */
const FUTURE_WINDOW_MS = 550 * DAY;
const WINDOW_SLACK_MS = 60 * DAY;
/** Tokens tell of changes, and not always of all: a calendar that was made again may know those of the one before. */
const FULL_SYNC_INTERVAL_MS = DAY;

export type SyncOutcome = "synced" | "broken" | "unreachable" | "unknown";

/**
 * Lets the busy times follow a calendar: asks which subcalendars there are, and reads of each what has changed. Nothing
 * is asked inside a transaction. What the provider refuses is recorded, with when to try again; other failures, and the
 * abort of `signal`, are thrown.
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
  let refused: ProviderError | null = null;
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
        refused = pickWorseOutcome(refused, error); // the others can be read all the same
      }
    }
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    refused = error;
  }
  if (refused) {
    await recordSyncFailure(db, calendar, refused, { now, isPartial: read > 0 });
    return refused.reason === "busy" ? "unreachable" : "broken";
  }
  await recordSyncSuccess(db, calendar, now);
  return "synced";
}

/** What only the owner can mend, they have to hear of. */
const pickWorseOutcome = (one: ProviderError | null, other: ProviderError) =>
  one === null || (one.reason === "busy" && other.reason !== "busy") ? other : one;

/** Addresses under which somebody is invited. */
const listOwners = (email: string | null, profile: unknown): string[] => {
  const own = (profile as { email?: unknown } | null)?.email;
  return [email, own].flatMap((address) => (typeof address === "string" ? [address.toLowerCase()] : []));
};

interface Source {
  provider: CalendarProvider<unknown>;
  access: ProviderAccess<unknown>;
  organization: string;
  subcalendar: string;
  sync: { token: string | null; readUntil: Date | null; wholeAt: Date | null } | null;
  found: FoundSubcalendar;
}

async function syncSubcalendar(
  db: Db,
  { provider, access, organization, subcalendar, sync, found: { sourceId, version } }: Source,
  { now, ...owner }: { now: Instant } & Pick<SyncRequest, "zone" | "owners" | "statuses">,
) {
  const window: Interval = { start: asInstant(now - PAST_WINDOW_MS), end: asInstant(now + FUTURE_WINDOW_MS) };
  const isFresh = sync?.wholeAt && sync.wholeAt.getTime() > now - FULL_SYNC_INTERVAL_MS;
  const isKnown = isFresh && sync.readUntil && sync.readUntil.getTime() > window.end - WINDOW_SLACK_MS;
  const known = isKnown ? sync.token : null;
  if (known !== null && known === version) return;
  // What is known ends where it ended: an incremental reading says nothing of later times.
  const until = isKnown && sync.readUntil ? asInstant(sync.readUntil.getTime()) : window.end;
  const reading = { sourceId, version, ...owner, token: known, window: { start: window.start, end: until } };
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
