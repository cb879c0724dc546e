import type { WorkflowStep } from "@/lib/domain/events/workflows/step-schema";
import { findSmsAccount, readQuietHours } from "@/lib/domain/messaging/sms/queries";
import type { QuietHours } from "@/lib/domain/messaging/sms/quiet-hours";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";

/** Finds the quiet hours, if any of these steps is a text message. */
export const findQuietHours = async (
  db: Db,
  organization: OrganizationId,
  steps: readonly Pick<WorkflowStep, "channel">[],
): Promise<QuietHours | null> =>
  steps.some(({ channel }) => channel === "sms" || channel === "whatsapp")
    ? readQuietHours(await findSmsAccount(db, organization))
    : null;
