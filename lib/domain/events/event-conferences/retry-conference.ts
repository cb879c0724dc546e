import { type Conference, parseConference } from "@/lib/domain/conferencing/conferences/conference";
import { isMeetingLinkProvider } from "@/lib/domain/conferencing/conferences/options";
import { SYNC_CONFERENCE } from "@/lib/domain/conferencing/conferences/tasks";
import { ApiProblem } from "@/lib/domain/contracts/problem";
import { changeEvent } from "@/lib/domain/events/changes/change-event";
import type { EventTarget } from "@/lib/domain/events/changes/event-target";
import { requireEvent } from "@/lib/domain/events/queries";
import { serializeEvent } from "@/lib/domain/events/serialize";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import { Prisma } from "@/lib/platform/db/generated/client";
import { defineStatement } from "@/lib/platform/db/statement";
import { addJob } from "@/lib/platform/queue/add-job";

/**
 * Retries a conference; the earlier notification stays valid until there is a link. The previous try may have created
 * a room.
 */
const AGAIN = defineStatement(`
  UPDATE conferences SET state = 'again', tries = 1
   WHERE organization_id = $1 AND event_id = $2 AND user_id = $3 AND provider = $4 AND state = 'requested'`);

/** Retries a failed or late meeting link; waiting participants are notified when it exists. */
export const retryConference = (db: Db, target: EventTarget) =>
  withTransaction(db, async (tx) => {
    await changeEvent(tx, { ...target, isQuiet: true }, "update", async (_, event) => {
      const known = parseConference(event);
      if (!isMissing(known))
        throw new ApiProblem("conflict", "The event waits for no link.", { reason: "settled" });
      return known.failed ? { columns: { conference: Prisma.DbNull }, happened: "updated" } : null;
    });
    const event = await requireEvent(tx, target.organization, target.id);
    const conference = parseConference(event);
    if (!isMissing(conference) || conference.failed || conference.host === null) return serializeEvent(event);
    await executeSql(tx, AGAIN, [target.organization, event.id, conference.host, conference.provider]);
    const { organization } = target;
    const job = { organization, event: event.id };
    await addJob(tx, SYNC_CONFERENCE, job, { key: `sync_conference/${event.id}` });
    return serializeEvent(event);
  });

const isMissing = (conference: Conference | null): conference is Conference =>
  conference !== null &&
  conference.url === null &&
  (isMeetingLinkProvider(conference.provider) || conference.failed !== undefined);
