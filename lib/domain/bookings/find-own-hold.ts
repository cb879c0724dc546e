import { asInstant, type Instant, MINUTE } from "@/lib/core/time/instant";
import { requireHold } from "@/lib/domain/availability/reservations/consume-hold";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import { definePreparedStatement } from "@/lib/platform/db/statement";
import type { BookingRequest, OwnHold } from "./booking-request";
import { toHoldId } from "./hold-id";
import type { BookablePage } from "./public-page";

type HoldRequest = Pick<BookingRequest, "holdId" | "offer" | "formId" | "isNew" | "starts" | "host">;

/**
 * Returns the id of the booker's hold: the one named in the request, that of the offer, or that of the form
 * which waits for a code.
 */
export const toOwnHoldId = ({ holdId, offer, formId }: HoldRequest): string =>
  holdId ?? offer?.hold ?? toHoldId(formId);

interface Row {
  host: string;
  page: string | null;
  type: string | null;
  starts_at: Date;
  ends_at: Date;
  seats: number | null;
}

const FIND = definePreparedStatement<Row>(`
  SELECT host_id AS host, bookpage_id AS page, appointment_type_id AS type, starts_at, ends_at, seats FROM reservations
   WHERE organization_id = $1 AND event_id = $2 AND expires_at > $3`);

/**
 * Finds the booker's hold on this page, with its hosts and room; null if there is none. Throws 400 or 404 if
 * the request names a hold for something else. The caller holds the locks of the hosts or of the meeting.
 */
export async function findOwnHold(
  tx: Db,
  page: BookablePage,
  request: HoldRequest,
  now: Instant,
): Promise<OwnHold | null> {
  if (request.isNew && !request.holdId && !request.offer) return null;
  const { organization, bookpageId, appointmentTypeId } = page;
  const criteria = buildHoldCriteria(page, request, now);
  if (request.holdId) await requireHold(tx, organization, request.holdId, criteria);
  const id = toOwnHoldId(request);
  const rows = await executeSql(tx, FIND, [organization, id, new Date(now)]);
  const { time } = criteria;
  const isThis = (row: Row) =>
    row.page === bookpageId &&
    row.type === appointmentTypeId &&
    row.starts_at.getTime() === time?.start &&
    row.ends_at.getTime() === time.end;
  const [first] = rows;
  if (!first || !time) return null;
  return {
    id,
    start: time.start,
    // A hold for another page or time, or of any time of a host, guarantees no hosts here.
    // The steps of a page are planned anew once their hold is released.
    hosts: !page.grid.steps && rows.every(isThis) ? rows.map(({ host }) => host) : [],
    isSeat: first.seats !== null,
  };
}

/** Returns the hold that the booking may replace: for the page, or for the host that it determines. */
function buildHoldCriteria(
  page: BookablePage,
  { starts, host }: Pick<BookingRequest, "starts" | "host">,
  now: Instant,
) {
  const [start] = starts;
  const time = start === undefined ? undefined : { start, end: asInstant(start + page.duration * MINUTE) };
  const isOfSteps = page.grid.steps !== undefined;
  return { user: page.team ? (host ?? null) : page.owner.id, page, time, isOfSteps, now };
}
