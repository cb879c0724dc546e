import type { Instant } from "@/lib/core/time/instant";
import type { TextMessageState } from "@/lib/domain/messaging/sms/options";
import { toUsageMonth } from "@/lib/domain/messaging/sms/usage";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { lockRow } from "@/lib/platform/db/lock-row";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { mergeWhatsappState } from "./merge-whatsapp-state";
import type { WhatsappReport } from "./parse-whatsapp-call";
import { replaceMessage } from "./replace-message";
import { addWhatsappUsage } from "./usage";

/**
 * Records a signed report; reports may come late, twice, in another order, and before the response to the request. One
 * about another message, or about one that has become an SMS, changes nothing.
 */
export const recordWhatsappReport = (
  db: Db,
  organization: OrganizationId,
  { providerId, reference: id, state, error, pricing }: WhatsappReport,
  now: Instant,
): Promise<void> =>
  withTransaction(db, async (tx) => {
    const where = { organizationId: organization, id };
    await lockRow(tx, "text_messages", where);
    const row = await tx.textMessage.findFirst({ where: { ...where, channel: "whatsapp" } });
    if (!row || (row.providerId !== null && row.providerId !== providerId)) return;
    if (pricing && !row.priced)
      await addWhatsappUsage(tx, organization, { message: id, month: toUsageMonth(now), ...pricing });
    await tx.textMessage.updateMany({
      where,
      data: { providerId, ...(pricing && { priced: true }) },
    });
    const next = mergeWhatsappState(row.state as TextMessageState, state);
    if (next === row.state) return;
    if (next === "failed") return replaceMessage(tx, row, error ?? "failed");
    await tx.textMessage.updateMany({ where, data: { state: next, error: null } });
  });
