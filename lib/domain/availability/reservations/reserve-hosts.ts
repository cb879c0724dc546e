import type { Instant } from "@/lib/core/time/instant";
import type { Db } from "@/lib/platform/db/client";
import { findSqlState } from "@/lib/platform/db/database-errors";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { StatementPart } from "@/lib/platform/db/insert-rows";
import { lockTexts } from "@/lib/platform/db/lock-texts";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { definePreparedStatement } from "@/lib/platform/db/statement";
import { ApiProblem } from "@/lib/platform/http/problem";

/**
 * Until the transaction ends, nobody else books, confirms or moves anything of these hosts: what is read after
 * this is still true when it is written.
 */
export const lockHosts = (tx: Db, organization: OrganizationId, hosts: readonly string[]): Promise<void> =>
  lockTexts(tx, organization, "host", hosts);

interface Reservation {
  /** Of the event, or of the hold. */
  eventId: string;
  start: Instant;
  end: Instant;
  exclusive: readonly string[];
  others: readonly string[];
  /** In which it takes place: exclusively, and without seats of its own. */
  room?: string | null | undefined;
  /** Of a hold. */
  expiresAt?: Date;
  /** Where a hold was asked for, or whose seats the event has. */
  page?: { bookpageId: string; appointmentTypeId: string | null };
  /** Of an event, how many are free; -1: a hold of one. */
  seats?: number;
}

const EXPIRED = `DELETE FROM reservations
                WHERE organization_id = $2 AND host_id = ANY($5) AND expires_at <= now() RETURNING 1`;

const INSERT_RESERVATIONS = `
  INSERT INTO reservations (event_id, host_id, organization_id, starts_at, ends_at, exclusive, expires_at, bookpage_id, appointment_type_id, seats)
  SELECT $1, host, $2, $3::timestamptz, $4::timestamptz, exclusive, $7, $8, $9, CASE WHEN host IS DISTINCT FROM $11 AND (exclusive OR $7::timestamptz IS NOT NULL) THEN $10::int END
    FROM (SELECT count(*) FROM expired) AS first, unnest($5::text[], $6::boolean[]) AS taken (host, exclusive)`;

const RESERVE_STATEMENT = definePreparedStatement(`WITH expired AS (${EXPIRED}) ${INSERT_RESERVATIONS}`);

/**
 * Takes the time of every host. The database refuses a second exclusive one that overlaps: `slot_taken`. Holds that
 * have expired make room first: the constraint does not know the time.
 */
export async function reserveHosts(tx: Db, organization: OrganizationId, wanted: Reservation) {
  const part = buildReservation(organization, wanted);
  if (part) await withSlotTakenProblem(() => executeSql(tx, RESERVE_STATEMENT, [...part.values]));
}

/** The same for a statement that writes more, in `refuseTaken`; null: nobody's time is taken. */
export function buildReservation(
  organization: OrganizationId,
  { eventId, start, end, exclusive, others, room = null, expiresAt, page, seats }: Reservation,
): StatementPart | null {
  const alone = room === null ? exclusive : [...exclusive, room];
  const rows = [...alone.map((host) => [host, true]), ...others.map((host) => [host, false])];
  if (rows.length === 0) return null;
  return {
    steps: { expired: EXPIRED, reserved: `${INSERT_RESERVATIONS} RETURNING 1` },
    values: [
      eventId,
      organization,
      new Date(start),
      new Date(end),
      rows.map(([host]) => host),
      rows.map(([, only]) => only),
      expiresAt ?? null,
      page?.bookpageId ?? null,
      page?.appointmentTypeId ?? null,
      seats ?? null,
      room,
    ],
  };
}

/** Says of what the constraint refuses that it is taken. */
export async function withSlotTakenProblem<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (findSqlState(error) === EXCLUSION_VIOLATION_STATE)
      throw new ApiProblem("slot_taken", "This time is no longer free.");
    throw error;
  }
}

const EXCLUSION_VIOLATION_STATE = "23P01";
