import type { Instant } from "@/lib/core/time/instant";
import { findTextNumber } from "@/lib/domain/events/planned-steps/find-text-number";
import { recordSmsConsent } from "@/lib/domain/messaging/sms/consents";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import { definePreparedStatement } from "@/lib/platform/db/statement";
import type { BookingRequest } from "./booking-request";
import type { BookablePage } from "./public-page";

const MEETINGS = definePreparedStatement<{ id: string; timezone: string }>(`
  SELECT id, timezone FROM events WHERE organization_id = $1 AND id = $2
  UNION ALL
  SELECT id, timezone FROM events WHERE organization_id = $1 AND series_id = $2 AND id <> $2`);

/**
 * Records that the booker agreed to SMS, for each meeting of the booking; a series has the id of its first meeting. A
 * booking without a usable number has no consent.
 */
export async function recordBookingConsent(
  tx: Db,
  { organization }: BookablePage,
  { smsConsent, phone, answers = [], timezone, lang }: BookingRequest,
  event: string,
  now: Instant,
): Promise<void> {
  if (!smsConsent) return;
  const meetings = await executeSql(tx, MEETINGS, [organization, event]);
  const [first] = meetings;
  if (!first) return;
  const owner = { phone: phone ?? null, answers: [...answers], timezone, locale: lang };
  const number = findTextNumber({ ...owner, event: first });
  if (!number) return;
  const events = meetings.map(({ id }) => id);
  await recordSmsConsent(tx, organization, { ...smsConsent, number }, events, now);
}
