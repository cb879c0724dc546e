import { buildRowContext } from "@/lib/domain/tenancy/sealing/row-context";
import { seal } from "@/lib/platform/crypto/seal";
import type { Db } from "@/lib/platform/db/client";
import { generateId } from "@/lib/platform/db/generate-id";
import type { SlackConnection } from "@/lib/platform/db/generated/client";
import { addJob } from "@/lib/platform/queue/add-job";
import { openSlackConnection } from "./slack-connection";
import { REVOKE_SLACK_TOKEN } from "./tasks";

/** Enqueues giving the token back, in the transaction that deletes its connection. */
export async function enqueueTokenRevocation(tx: Db, connection: SlackConnection): Promise<void> {
  const access = openSlackConnection(connection);
  if (!access) return;
  const { organizationId, workspaceId } = connection;
  const id = generateId();
  const credentials = seal(
    access.token,
    buildRowContext("access_revocations.credentials", organizationId, id),
  );
  await tx.accessRevocation.create({
    data: { id, organizationId, source: "slack", sourceId: workspaceId, credentials, watches: [] },
  });
  await addJob(tx, REVOKE_SLACK_TOKEN, { organization: organizationId, access: id });
}
