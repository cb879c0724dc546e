import { buildRowContext } from "@/lib/domain/tenancy/sealing/row-context";
import { seal } from "@/lib/platform/crypto/seal";
import type { Db } from "@/lib/platform/db/client";
import { generateId } from "@/lib/platform/db/generate-id";
import { insertNewRows } from "@/lib/platform/db/insert-rows";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { addJobs } from "@/lib/platform/queue/add-job";
import type { PushMessageParts } from "./build-push-message";
import { SEND_PUSH } from "./tasks";

interface NewPushMessage {
  /** Id of the push subscription. */
  subscription: string;
  /** A browser gets one message for each key. */
  key: string;
  parts: PushMessageParts;
  expiresAt: Date;
}

/** Stores messages, sealed, and queues the jobs that send them; those stored before are left out. */
export async function storePushMessages(
  tx: Db,
  organization: OrganizationId,
  messages: readonly NewPushMessage[],
): Promise<void> {
  const rows = messages.map(({ subscription, key, parts, expiresAt }) => {
    const id = generateId();
    return {
      id,
      organizationId: organization,
      subscriptionId: subscription,
      key,
      sealed: seal(JSON.stringify(parts), buildRowContext("push_messages.sealed", organization, id)),
      expiresAt,
    };
  });
  const written = await insertNewRows(tx, "push_messages", rows);
  await addJobs(
    tx,
    SEND_PUSH,
    written.map((message) => ({ payload: { organization, message } })),
  );
}
