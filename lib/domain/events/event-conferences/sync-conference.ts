import { asInstant, type Instant, MINUTE } from "@/lib/core/time/instant";
import { ProviderError } from "@/lib/domain/calendars/provider-error";
import {
  type Conference,
  type ConferenceError,
  parseConference,
} from "@/lib/domain/conferencing/conferences/conference";
import { SYNC_CONFERENCE } from "@/lib/domain/conferencing/conferences/tasks";
import { type EventRow, listEventRows } from "@/lib/domain/events/event-rows";
import { pickConfirmedDate } from "@/lib/domain/events/pick-confirmed-date";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { Conference as ConferenceRow } from "@/lib/platform/db/generated/client";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { defineStatement } from "@/lib/platform/db/statement";
import { addJob } from "@/lib/platform/queue/add-job";
import type { PayloadOf } from "@/lib/platform/queue/task";
import { recordLinkFailure } from "./record-meeting-link";
import { syncMeetingLink } from "./sync-meeting-link";
import { removeZoomMeeting, syncZoomMeeting } from "./sync-zoom-meeting";

/** The claim lasts longer than one try. */
const CLAIM = defineStatement<{ tries: number }>(`
  UPDATE conferences SET busy_until = now() + interval '2 minutes', tries = tries + 1
   WHERE organization_id = $1 AND event_id = $2 AND user_id = $3 AND provider = $4
     AND (busy_until IS NULL OR busy_until < now())
  RETURNING tries`);

const RELEASE = defineStatement(`
  UPDATE conferences SET busy_until = NULL
   WHERE organization_id = $1 AND event_id = $2 AND user_id = $3 AND provider = $4`);

const DONE = defineStatement(`
  UPDATE conferences SET tries = 0
   WHERE organization_id = $1 AND event_id = $2 AND user_id = $3 AND provider = $4 AND state = 'made'`);

const LATE = defineStatement(`
  UPDATE conferences SET state = 'late', reason = 'unanswered'
   WHERE organization_id = $1 AND event_id = $2 AND user_id = $3 AND provider = $4 AND state = 'requested'`);

/** Seconds between tries; after the last one the job gives up. */
const RETRY_DELAYS_S = [5, 30, 120, 600, 1800, 3600, 10_800, 21_600, 43_200, 86_400];

const MAX_RETRY_AFTER_S = 21_600;

const SECOND = 1000; // in milliseconds

type Run = PayloadOf<typeof SYNC_CONFERENCE>;

/**
 * Syncs meetings at conferencing services with an event: created once, moved with it, removed if it is cancelled or
 * has another host. A second run has no effect. Failed requests are retried with growing delays.
 */
export async function syncConference(db: Db, run: Run, signal: AbortSignal, now: Instant): Promise<void> {
  const organization = asOrganizationId(run.organization);
  const [event] = await listEventRows(db, organization, [run.event]);
  if (!event) return;
  const conference = parseConference(event);
  const rows = await db.conference.findMany({ where: { organizationId: organization, eventId: event.id } });
  for (const row of rows) {
    const isWanted = row.provider === conference?.provider && row.userId === conference.host;
    if (isWanted && row.state === "failed") continue;
    await syncRow(db, run, { event, row, conference: isWanted ? conference : null }, signal, now);
  }
}

interface ConferenceSync {
  event: EventRow;
  row: ConferenceRow;
  conference: Conference | null;
}

async function syncRow(
  db: Db,
  run: Run,
  { event, row, conference }: ConferenceSync,
  signal: AbortSignal,
  now: Instant,
) {
  const key = [row.organizationId, row.eventId, row.userId, row.provider];
  const [claimed] = await executeSql(db, CLAIM, key);
  const again = (seconds: number) =>
    addJob(
      db,
      SYNC_CONFERENCE,
      { organization: run.organization, event: run.event },
      {
        key: `sync_conference/${run.event}`,
        runAt: new Date(now + seconds * SECOND),
      },
    );
  if (!claimed) {
    await again(10);
    return;
  }
  try {
    const delay = RETRY_DELAYS_S[claimed.tries - 1];
    const result = await applySync(
      db,
      { event, row: { ...row, tries: claimed.tries }, conference },
      signal,
      now,
    );
    if (result === "later") await retry(delay ?? null);
    else if (result) await recordLinkFailure(db, row, result, now);
    else await executeSql(db, DONE, key);
  } catch (error) {
    if (!(error instanceof ProviderError) && !signal.aborted) throw error;
    const after = error instanceof ProviderError ? error.retryAfter : null;
    const delay = RETRY_DELAYS_S[claimed.tries - 1];
    await retry(delay === undefined ? null : Math.max(delay, Math.min(after ?? 0, MAX_RETRY_AFTER_S)));
  } finally {
    await executeSql(db, RELEASE, key);
  }

  async function retry(delay: number | null) {
    const { endsAt } = pickConfirmedDate(event) ?? {};
    const isOver = endsAt !== undefined && now + (delay ?? 0) * SECOND > asInstant(endsAt.getTime()) + MINUTE;
    if (delay !== null && !isOver) {
      await executeSql(db, LATE, key);
      await again(delay);
    } else if (conference && row.state !== "made") await recordLinkFailure(db, row, "unanswered", now);
    else if (!conference) await db.conference.deleteMany({ where: pickKey(row) });
  }
}

const pickKey = ({ organizationId, eventId, userId, provider }: ConferenceRow) => ({
  organizationId,
  eventId,
  userId,
  provider,
});

/** Null: everything is in sync. */
async function applySync(
  db: Db,
  sync: ConferenceSync,
  signal: AbortSignal,
  now: Instant,
): Promise<ConferenceError | "later" | null> {
  const { event, row, conference } = sync;
  if (conference)
    return row.provider === "zoom"
      ? syncZoomMeeting(db, event, row, signal, now)
      : syncMeetingLink(db, event, row, signal, now);
  // A room created with a calendar entry is removed with that entry.
  if (row.provider === "zoom") await removeZoomMeeting(db, row, signal, now);
  await db.conference.deleteMany({ where: pickKey(row) });
  return null;
}
