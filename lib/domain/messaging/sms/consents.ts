import type { Instant } from "@/lib/core/time/instant";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import { generateId } from "@/lib/platform/db/generate-id";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { definePreparedStatement, formatAnyOf } from "@/lib/platform/db/statement";
import type { Language } from "@/lib/platform/i18n/languages";
import type { SmsConsentSource } from "./options";

/** Consent to SMS as it was given. */
export interface GivenConsent {
  source: SmsConsentSource;
  /** The words to which was agreed; of a reply, its own. */
  wording: string;
  language: Language;
}

interface NewConsent extends GivenConsent {
  /** E.164. */
  number: string;
}

const ADD = definePreparedStatement(`
  INSERT INTO sms_consents (organization_id, id, number, event_id, source, wording, language, created_at)
  SELECT $1, n.id, $3, n.event, $4, $5, $6, $7 FROM jsonb_to_recordset($2) AS n (id text, event text)
  ON CONFLICT DO NOTHING`);

/** Records a consent to SMS about these meetings; null stands for all meetings. The first consent of a meeting stays. */
export async function recordSmsConsent(
  tx: Db,
  organization: OrganizationId,
  { number, source, wording, language }: NewConsent,
  events: readonly (string | null)[],
  now: Instant,
): Promise<void> {
  const rows = JSON.stringify(events.map((event) => ({ id: generateId(), event })));
  await executeSql(tx, ADD, [organization, rows, number, source, wording, language, new Date(now)]);
}

const COPY = definePreparedStatement(`
  INSERT INTO sms_consents (organization_id, id, number, event_id, source, wording, language, created_at)
  SELECT $1, $5, number, $3, source, wording, language, created_at
    FROM sms_consents WHERE organization_id = $1 AND number = $4 AND event_id = $2
  ON CONFLICT DO NOTHING`);

/** Copies the consent of a number who moves to another meeting. */
export const copySmsConsent = (
  tx: Db,
  organization: OrganizationId,
  number: string,
  { from, to }: { from: string; to: string },
): Promise<unknown> => executeSql(tx, COPY, [organization, from, to, number, generateId()]);

const CONSENTING = definePreparedStatement<{ number: string }>(`
  SELECT DISTINCT number FROM sms_consents
   WHERE organization_id = $1 AND number = ${formatAnyOf("$2")} AND (event_id = $3 OR event_id IS NULL)`);

/** Finds those of the numbers that agreed to SMS about the meeting, or to all of them. */
export async function findConsentingNumbers(
  db: Db,
  organization: OrganizationId,
  numbers: readonly string[],
  event: string,
): Promise<ReadonlySet<string>> {
  if (numbers.length === 0) return new Set();
  const rows = await executeSql(db, CONSENTING, [organization, [...numbers], event]);
  return new Set(rows.map(({ number }) => number));
}
