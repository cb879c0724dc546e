import type { Instant } from "@/lib/core/time/instant";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { definePreparedStatement } from "@/lib/platform/db/statement";
import type { SmsUsageTotals } from "./budget";

/** The month in UTC, such as 2026-11. */
export const toUsageMonth = (now: Instant): string => new Date(now).toISOString().slice(0, 7);

const TOTALS = definePreparedStatement<SmsUsageTotals>(`
  SELECT coalesce(sum(messages) FILTER (WHERE month = $2), 0)::int AS messages,
         coalesce(sum(parts) FILTER (WHERE month = $2), 0)::int AS parts,
         coalesce(sum(priced_parts) FILTER (WHERE month = $2), 0)::int AS "pricedParts",
         coalesce(sum(cost) FILTER (WHERE month = $2), 0)::float8 AS cost,
         max(currency) AS currency,
         (sum(cost) / nullif(sum(priced_parts), 0))::float8 AS "partPrice"
    FROM sms_usage WHERE organization_id = $1`);

/** Gets what the SMS of a month have used. */
export async function getSmsUsage(
  db: Db,
  organization: OrganizationId,
  month: string,
): Promise<SmsUsageTotals> {
  const [totals] = await executeSql(db, TOTALS, [organization, month]);
  if (!totals) throw new Error("An aggregate has one row");
  return totals;
}

const ADD = definePreparedStatement(`
  INSERT INTO sms_usage AS u (organization_id, month, workflow_id, messages, parts, priced_parts, cost, currency)
  SELECT $1, $3, coalesce((SELECT s.workflow_id FROM text_messages m
                             JOIN planned_steps s ON s.organization_id = $1 AND s.id = m.step_id
                            WHERE m.organization_id = $1 AND m.id = $2), ''), $4, $5, $6, $7::numeric, $8
  ON CONFLICT (organization_id, month, workflow_id) DO UPDATE
     SET messages = u.messages + EXCLUDED.messages, parts = u.parts + EXCLUDED.parts,
         priced_parts = u.priced_parts + EXCLUDED.priced_parts, cost = u.cost + EXCLUDED.cost,
         currency = coalesce(EXCLUDED.currency, u.currency)`);

interface UsageChange {
  messages?: number;
  parts?: number;
  pricedParts?: number;
  cost?: number;
  currency?: string | null;
}

/** Adds to the usage of a month, for the workflow of the message. */
export const addSmsUsage = (
  tx: Db,
  { organization, message, month }: { organization: string; message: string; month: string },
  { messages = 0, parts = 0, pricedParts = 0, cost = 0, currency = null }: UsageChange,
): Promise<unknown> =>
  executeSql(tx, ADD, [organization, message, month, messages, parts, pricedParts, cost, currency]);
