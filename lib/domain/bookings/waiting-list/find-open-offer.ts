import { asInstant, type Instant } from "@/lib/core/time/instant";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { definePreparedStatement } from "@/lib/platform/db/statement";
import { unsealWaitingToken } from "./waiting-token";

/** The last offer to a waiting-list entry. The token comes from a mail, so it proves the address. */
export interface OpenOffer {
  entry: string;
  organization: OrganizationId;
  bookpageId: string;
  appointmentTypeId: string | null;
  /** Id of the hold, which may have expired. */
  hold: string;
  start: Instant;
  until: Instant;
  prefill: { name: string; email: string };
  locks: readonly ["email"];
}

interface Row {
  bookpage: string;
  type: string | null;
  email: string;
  name: string;
  hold: string | null;
  start: Date | null;
  until: Date | null;
}

const FIND_STATEMENT = definePreparedStatement<Row>(`
  SELECT w.bookpage_id AS bookpage, w.appointment_type_id AS type, w.email, w.full_name AS name, w.hold_id AS hold,
         w.offered_start AS start, w.offered_until AS until
    FROM waiting_entries w WHERE w.organization_id = $1 AND w.id = $2`);

/** Returns null for an invalid token, or if nothing has been offered yet. */
export async function findOpenOffer(db: Db, token: string | null | undefined): Promise<OpenOffer | null> {
  const entryRef = token ? unsealWaitingToken(token) : null;
  if (!entryRef) return null;
  const { organization, entry } = entryRef;
  const [row] = await executeSql(db, FIND_STATEMENT, [organization, entry]);
  if (!row?.hold || !row.start || !row.until) return null;
  return {
    entry,
    organization,
    bookpageId: row.bookpage,
    appointmentTypeId: row.type,
    hold: row.hold,
    start: asInstant(row.start.getTime()),
    until: asInstant(row.until.getTime()),
    prefill: { name: row.name, email: row.email },
    locks: ["email"],
  };
}
