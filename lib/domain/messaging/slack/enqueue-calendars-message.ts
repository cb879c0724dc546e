import { DAY, type Instant } from "@/lib/core/time/instant";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { findSlackAccess } from "./slack-connection";
import { storeSlackMessages } from "./store-slack-messages";

/** Enqueues the message to the admins' channel that calendars cannot be read, which lists them when it is sent. */
export async function enqueueCalendarsMessage(
  tx: Db,
  organization: OrganizationId,
  now: Instant,
): Promise<void> {
  const channel = await tx.slackChannel.findFirst({
    where: { organizationId: organization, purpose: "admins" },
  });
  if (!channel || !(await findSlackAccess(tx, organization))) return;
  const message = {
    key: `calendars/${new Date(now).toISOString()}`,
    kind: "calendars" as const,
    target: channel.channelId,
    notice: {},
    expiresAt: new Date(now + DAY),
  };
  await storeSlackMessages(tx, organization, [message], now);
}
