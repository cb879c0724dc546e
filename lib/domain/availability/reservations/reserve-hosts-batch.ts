import type { Instant } from "@/lib/core/time/instant";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { definePreparedStatement, formatAnyOf } from "@/lib/platform/db/statement";
import { withSlotTakenProblem } from "./reserve-hosts";

interface EventReservation {
  eventId: string;
  start: Instant;
  end: Instant;
  exclusive: readonly string[];
  others: readonly string[];
  room: string | null;
}

const RESERVE_ALL = definePreparedStatement(`
  WITH expired AS (DELETE FROM reservations
                WHERE organization_id = $1 AND host_id = ${formatAnyOf("$3")} AND expires_at <= now() RETURNING 1)
  INSERT INTO reservations (event_id, host_id, organization_id, starts_at, ends_at, exclusive)
  SELECT event_id, host_id, $1, starts_at, ends_at, exclusive
    FROM (SELECT count(*) FROM expired) AS first,
         unnest($2::text[], $3::text[], $4::timestamptz[], $5::timestamptz[], $6::boolean[])
           AS taken (event_id, host_id, starts_at, ends_at, exclusive)`);

/** Reserves the hosts of several events by one statement; throws `slot_taken` if any is not free. */
export async function reserveHostsBatch(
  tx: Db,
  organization: OrganizationId,
  all: readonly EventReservation[],
): Promise<void> {
  const rows = all.flatMap(({ exclusive, others, room, ...event }) => [
    ...[...exclusive, ...(room === null ? [] : [room])].map((host) => ({ ...event, host, only: true })),
    ...others.map((host) => ({ ...event, host, only: false })),
  ]);
  if (rows.length === 0) return;
  await withSlotTakenProblem(() =>
    executeSql(tx, RESERVE_ALL, [
      organization,
      rows.map(({ eventId }) => eventId),
      rows.map(({ host }) => host),
      rows.map(({ start }) => new Date(start).toISOString()),
      rows.map(({ end }) => new Date(end).toISOString()),
      rows.map(({ only: isExclusive }) => isExclusive),
    ]),
  );
}
