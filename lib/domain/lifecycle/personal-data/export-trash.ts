import { serializeAbsence } from "@/lib/domain/availability/absences/serialize";
import { serializeResponse } from "@/lib/domain/bookings/forms/responses/serialize";
import { serializeTrashItem } from "@/lib/domain/lifecycle/trash/list-trash";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { Absence, FormResponse, Link, WaitingEntry } from "@/lib/platform/db/generated/client";
import { parseParts } from "@/lib/platform/db/select-from";
import { defineStatement } from "@/lib/platform/db/statement";
import { describePersonalLink, describeWaitingEntry } from "./describe-exported";
import type { SubjectIdentifiers } from "./subject-identifiers";

interface TrashedRow {
  source: string;
  content: Record<string, unknown>;
  page: string;
}

/** $2: addresses; $3: the user, or null; $4: form responses. Waiting-list entries may belong to a deleted page. */
const ROWS = defineStatement<TrashedRow>(`
  SELECT r.source, r.content,
         coalesce((SELECT b.nickname::text FROM bookpages b WHERE b.organization_id = $1 AND b.id = r.content ->> 'bookpage_id'),
                  (SELECT p.content ->> 'nickname' FROM trash_rows p
                    WHERE p.organization_id = $1 AND p.source = 'bookpages' AND p.content ->> 'id' = r.content ->> 'bookpage_id'
                    LIMIT 1), '') AS page
    FROM trash_rows r
   WHERE r.organization_id = $1
     AND CASE r.source WHEN 'absences' THEN r.content ->> 'user_id' = $3
                       WHEN 'links' THEN r.content #>> '{prefill,email}' = ANY ($2)
                       WHEN 'waiting_entries' THEN r.content ->> 'email' = ANY ($2)
                       WHEN 'form_responses' THEN r.content ->> 'id' = ANY ($4) ELSE false END
   ORDER BY r.content ->> 'id' DESC`);

/** Exports deleted data of the person that can still be restored, in the formats of the live data. */
export async function exportTrash(db: Db, { organization, emails, user, responses }: SubjectIdentifiers) {
  const found = await executeSql(db, ROWS, [organization, emails, user, responses]);
  const list = <Row>(source: string) =>
    found
      .filter((row) => row.source === source)
      .map(({ content, page }) => ({ row: parseRow<Row>(content), page }));
  const trashed = user
    ? await db.trashItem.findMany({
        where: { organizationId: organization, ownerId: user },
        orderBy: { id: "desc" },
      })
    : [];
  return {
    own: trashed.map(serializeTrashItem),
    absences: list<Absence>("absences").map(({ row }) => serializeAbsence(row)),
    links: list<Link>("links").map(({ row }) => describePersonalLink(row)),
    form_responses: list<FormResponse>("form_responses").map(({ row }) => serializeResponse(row)),
    waiting: list<WaitingEntry>("waiting_entries").map(({ row, page }) => describeWaitingEntry(row, page)),
  };
}

/** Parses a row as Prisma reads it, with the columns at the time of deletion. */
function parseRow<Row>(content: Record<string, unknown>): Row {
  const row = Object.fromEntries(
    Object.entries(content).map(([name, value]) => [
      name.replace(/_[a-z]/g, ([, letter = ""]) => letter.toUpperCase()),
      name === "offered_starts" ? (value as string[]).map((start) => new Date(start)) : value,
    ]),
  );
  parseParts([row]);
  return row as Row;
}
