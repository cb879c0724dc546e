import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { defineStatement } from "@/lib/platform/db/statement";
import type { InsightsRange } from "./insights-range";
import type { InsightsQuery } from "./schema";

interface Row {
  month: string;
  /** Null if it was deleted. */
  workflow: string | null;
  name: string | null;
  messages: number;
  parts: number;
  cost: number;
  currency: string | null;
}

const MAX_ROWS = 200;

const COSTS = defineStatement<Row>(`
  SELECT u.month, w.id AS workflow, w.name, u.messages, u.parts, u.cost::float8 AS cost, u.currency
    FROM sms_usage u
    LEFT JOIN workflows w ON w.organization_id = $1 AND w.id = u.workflow_id
   WHERE u.organization_id = $1 AND u.month >= $2 AND u.month <= $3 AND u.messages > 0
   ORDER BY u.month DESC, u.cost DESC, u.parts DESC, u.workflow_id LIMIT ${MAX_ROWS}`);

interface WhatsappRow extends Pick<Row, "month" | "workflow" | "name" | "messages"> {
  category: string;
  billable: number;
}

const WHATSAPP = defineStatement<WhatsappRow>(`
  SELECT u.month, w.id AS workflow, w.name, u.category, u.messages, u.billable
    FROM whatsapp_usage u
    LEFT JOIN workflows w ON w.organization_id = $1 AND w.id = u.workflow_id
   WHERE u.organization_id = $1 AND u.month >= $2 AND u.month <= $3
   ORDER BY u.month DESC, u.billable DESC, u.messages DESC, u.workflow_id, u.category LIMIT ${MAX_ROWS}`);

interface CostScope {
  range: Pick<InsightsRange, "first" | "last">;
  /** The reader sees the whole organisation. */
  isForAll: boolean;
}

const isWhole = ({ host, team, type, source, bookpage }: InsightsQuery): boolean =>
  [host, team, type, source, bookpage].every((one) => one === undefined);

/** Lists what SMS have used, by month and workflow; null for readers of some teams, and with a filter. */
export async function listSmsCosts(
  db: Db,
  organization: OrganizationId,
  query: InsightsQuery,
  { range: { first, last }, isForAll }: CostScope,
): Promise<Row[] | null> {
  if (!isForAll || !isWhole(query)) return null;
  return executeSql(db, COSTS, [organization, first.slice(0, 7), last.slice(0, 7)]);
}

/** Lists the WhatsApp messages that were delivered, by month, workflow and category; null as `listSmsCosts`. */
export async function listWhatsappUsage(
  db: Db,
  organization: OrganizationId,
  query: InsightsQuery,
  { range: { first, last }, isForAll }: CostScope,
): Promise<WhatsappRow[] | null> {
  if (!isForAll || !isWhole(query)) return null;
  return executeSql(db, WHATSAPP, [organization, first.slice(0, 7), last.slice(0, 7)]);
}
