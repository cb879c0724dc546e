import type { Instant } from "@/lib/core/time/instant";
import { ApiProblem } from "@/lib/domain/contracts/problem";
import { lockTexts } from "@/lib/domain/tenancy/lock-texts";
import type { Db } from "@/lib/platform/db/client";
import { findSqlState } from "@/lib/platform/db/database-errors";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { StatementPart } from "@/lib/platform/db/insert-rows";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { definePreparedStatement, formatAnyOf } from "@/lib/platform/db/statement";

/**
 * Locks the hosts until the transaction ends. No other transaction can book, confirm or move their meetings,
 * so reads after the lock stay valid until the write.
 */
export const lockHosts = (tx: Db, organization: OrganizationId, hosts: readonly string[]): Promise<void> =>
  lockTexts(tx, organization, "host", hosts);

/** The part of a meeting that one of its hosts takes. */
export interface ReservedPart {
  host: string;
  start: Instant;
  end: Instant;
}

interface Reservation {
  /** Id of the event or of the hold. */
  eventId: string;
  start: Instant;
  end: Instant;
  exclusive: readonly string[];
  others: readonly string[];
  /** Of a meeting of steps: the parts of the hosts in `exclusive`, who are free in between. */
  parts?: readonly ReservedPart[] | undefined;
  /** A stay that others may overlap: the caller has counted them under the lock. */
  shared?: boolean;
  /** The room is reserved exclusively and has no seats. */
  room?: string | null | undefined;
  /** Only for a hold. */
  expiresAt?: Date;
  /** The page of a hold, of an event with seats, or of a shared stay. */
  page?: { bookpageId: string; appointmentTypeId: string | null };
  /** Free seats of an event; -1 for a hold of one seat. */
  seats?: number;
}

const EXPIRED = `DELETE FROM reservations
                WHERE organization_id = $2 AND host_id = ${formatAnyOf("$5")} AND expires_at <= now() RETURNING 1`;

const INSERT_RESERVATIONS = `
  INSERT INTO reservations (event_id, host_id, organization_id, starts_at, ends_at, exclusive, expires_at, bookpage_id, appointment_type_id, seats)
  SELECT $1, host, $2, starts_at, ends_at, exclusive, $7, $8, $9, CASE WHEN host IS DISTINCT FROM $11 AND (exclusive OR $7::timestamptz IS NOT NULL) THEN $10::int END
    FROM (SELECT count(*) FROM expired) AS first, unnest($5::text[], $6::boolean[], $3::timestamptz[], $4::timestamptz[]) AS taken (host, exclusive, starts_at, ends_at)`;

const RESERVE_STATEMENT = definePreparedStatement(`WITH expired AS (${EXPIRED}) ${INSERT_RESERVATIONS}`);

/**
 * Reserves all hosts. An exclusion constraint rejects overlapping exclusive reservations (`slot_taken`).
 * Expired holds are deleted first, because the constraint cannot compare with the current time.
 */
export async function reserveHosts(tx: Db, organization: OrganizationId, reservation: Reservation) {
  const part = buildReservation(organization, reservation);
  if (part) await withSlotTakenProblem(() => executeSql(tx, RESERVE_STATEMENT, [...part.values]));
}

/**
 * Returns the reservation as a part of a larger statement, to run in `withSlotTakenProblem`; null if there is
 * nothing to reserve.
 */
export function buildReservation(
  organization: OrganizationId,
  {
    eventId,
    start,
    end,
    exclusive,
    others,
    parts,
    shared = false,
    room = null,
    expiresAt,
    page,
    seats,
  }: Reservation,
): StatementPart | null {
  const whole = { start, end };
  const rows = [
    ...(parts ?? exclusive.map((host) => ({ host, ...whole }))).map((part) => ({ ...part, only: !shared })),
    ...(room === null ? [] : [{ host: room, ...whole, only: true }]),
    ...others.map((host) => ({ host, ...whole, only: false })),
  ];
  if (rows.length === 0) return null;
  return {
    steps: { expired: EXPIRED, reserved: `${INSERT_RESERVATIONS} RETURNING 1` },
    values: [
      eventId,
      organization,
      rows.map((row) => new Date(row.start).toISOString()),
      rows.map((row) => new Date(row.end).toISOString()),
      rows.map(({ host }) => host),
      rows.map(({ only: isExclusive }) => isExclusive),
      expiresAt ?? null,
      page?.bookpageId ?? null,
      page?.appointmentTypeId ?? null,
      seats ?? null,
      room,
    ],
  };
}

/** Turns a violation of the exclusion constraint into `slot_taken`. */
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
