import { buildPageReply } from "@/lib/domain/contracts/pagination";
import type { Db } from "@/lib/platform/db/client";
import { Prisma } from "@/lib/platform/db/generated/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { listRowPage } from "@/lib/platform/db/rows";
import { selectFrom } from "@/lib/platform/db/select-from";
import { defineStatement } from "@/lib/platform/db/statement";
import { getFormRow } from "../queries";
import type { ResponsesQuery } from "./schema";
import { type ResponseRow, serializeResponse } from "./serialize";

const { tokenHash: _, ...FIELDS } = Prisma.FormResponseScalarFieldEnum;

const RESPONSES = defineStatement<ResponseRow>(selectFrom("form_responses", FIELDS));

/** Lists the responses of a form, by default the newest first. */
export async function listResponses(
  db: Db,
  organization: OrganizationId,
  form: string,
  { rule, booked, email, since, until, ...page }: ResponsesQuery,
  url: URL,
) {
  const { id } = await getFormRow(db, organization, form);
  const rows = await listRowPage(db, RESPONSES, organization, page, (param) => [
    `t.form_id = ${param(id)}`,
    ...(rule === undefined ? [] : [rule === "none" ? "t.rule_id IS NULL" : `t.rule_id = ${param(rule)}`]),
    ...(booked === undefined ? [] : [`t.event_id IS ${booked ? "NOT " : ""}NULL`]),
    ...(email === undefined ? [] : [`t.email = ${param(email)}`]),
    // Ids begin with their second of creation, so this condition lets the query use the index on ids.
    ...(since ? [`t.id >= ${param(computeFirstId(+since))}`, `t.created_at >= ${param(since)}`] : []),
    ...(until
      ? [`t.id < ${param(computeFirstId(+until + SLACK_MS))}`, `t.created_at < ${param(until)}`]
      : []),
  ]);
  return buildPageReply(rows, page, url, serializeResponse);
}

/** Upper bound of the delay between a row's timestamp and its id. */
const SLACK_MS = 60_000;

/** Returns the first id of a second; `at` is in milliseconds. */
function computeFirstId(at: number): string {
  const seconds = Math.min(2 ** 32 - 1, Math.max(0, Math.floor(at / 1000)));
  return seconds.toString(16).padStart(8, "0") + "0".repeat(16);
}
