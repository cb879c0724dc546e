import type { z } from "zod";
import type { Member } from "@/lib/domain/contracts/contract";
import { buildPageReply } from "@/lib/domain/contracts/pagination";
import type { Db } from "@/lib/platform/db/client";
import { Prisma } from "@/lib/platform/db/generated/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { listRowPage } from "@/lib/platform/db/rows";
import { selectFrom } from "@/lib/platform/db/select-from";
import { defineStatement, formatAnyOf } from "@/lib/platform/db/statement";
import type { FeedbackQuery, feedback } from "./schema";

type FeedbackRow = Prisma.FeedbackGetPayload<object> & {
  name: string | null;
  bookpage: string | null;
  host: string | null;
};

const selectOfEvent = (column: string) =>
  `(SELECT e.${column} FROM events e WHERE e.organization_id = $1 AND e.id = t.event_id)`;

const FEEDBACK = defineStatement<FeedbackRow>(
  selectFrom("feedback", Prisma.FeedbackScalarFieldEnum, {
    name: `(SELECT coalesce(i.full_name, i.email) FROM invitees i
             WHERE i.organization_id = $1 AND i.id = t.invitee_id)`,
    bookpage: selectOfEvent("bookpage_id"),
    host: selectOfEvent("created_by_user_id"),
  }),
);

interface ListScope {
  url: URL;
  /** Lists only feedback about events of these users; null: of all. */
  within: Pick<Member, "people"> | null;
}

/** Lists feedback, newest first. */
export async function listFeedback(
  db: Db,
  organization: OrganizationId,
  { event, bookpage, host, max_rating: max, ...page }: FeedbackQuery,
  { url, within }: ListScope,
) {
  const rows = await listRowPage(db, FEEDBACK, organization, page, (param) => [
    ...(event ? [`t.event_id = ${param(event)}`] : []),
    ...(bookpage ? [`${selectOfEvent("bookpage_id")} = ${param(bookpage)}`] : []),
    ...(host ? [`${selectOfEvent("created_by_user_id")} = ${param(host)}`] : []),
    ...(within ? [`${selectOfEvent("created_by_user_id")} = ${formatAnyOf(param(within.people))}`] : []),
    ...(max ? [`t.rating <= ${param(max)}`] : []),
  ]);
  return buildPageReply(rows, page, url, serializeFeedback);
}

const serializeFeedback = (row: FeedbackRow): z.output<typeof feedback> => ({
  _id: row.id,
  event: row.eventId,
  invitee: row.inviteeId,
  name: row.name,
  rating: row.rating,
  comment: row.comment,
  bookpage: row.bookpage,
  host: row.host,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
});
