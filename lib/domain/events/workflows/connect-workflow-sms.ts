import { enqueueReplanning } from "@/lib/domain/events/planned-steps/replan-steps";
import { connectSmsAccount, type VerifiedAccount } from "@/lib/domain/messaging/sms/connect-sms-account";
import type { SmsAccountBody } from "@/lib/domain/messaging/sms/schema";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";

/** Connects a verified account, and plans all coming meetings anew, as the quiet hours may have changed. */
export const connectWorkflowSms = (
  db: Db,
  organization: OrganizationId,
  body: SmsAccountBody,
  verified: VerifiedAccount,
) =>
  withTransaction(db, async (tx) => {
    const account = await connectSmsAccount(tx, organization, body, verified);
    if (body.quiet_hours !== undefined) await enqueueReplanning(tx, organization);
    return account;
  });
