import { buildRowContext } from "@/lib/domain/tenancy/sealing/row-context";
import { unseal } from "@/lib/platform/crypto/seal";
import type { Db } from "@/lib/platform/db/client";
import { toRowKey } from "@/lib/platform/db/to-row-key";
import type { PayloadOf } from "@/lib/platform/queue/task";
import { sendSlackRequest } from "./send-slack-request";
import type { REVOKE_SLACK_TOKEN } from "./tasks";

/**
 * Revokes a token, unless another organisation of this installation uses the same workspace: Slack gives an app one
 * token for each workspace. The queue retries it with growing delays.
 */
export async function revokeSlackToken(
  db: Db,
  { organization, access: id }: PayloadOf<typeof REVOKE_SLACK_TOKEN>,
): Promise<void> {
  const row = await db.accessRevocation.findUnique({ where: toRowKey(organization, id) });
  if (!row) return;
  const token = unseal(
    row.credentials,
    buildRowContext("access_revocations.credentials", row.organizationId, id),
  );
  const isUsed = await db.slackConnection.count({ where: { workspaceId: row.sourceId, problem: null } });
  if (token && !isUsed) {
    const result = await sendSlackRequest({ method: "auth.revoke", auth: { token }, params: {} });
    if (result.kind === "later" || result.kind === "unknown")
      throw new Error(`Slack has not revoked the token: ${result.error}`);
  }
  await db.accessRevocation.deleteMany({ where: { organizationId: organization, id } });
}
