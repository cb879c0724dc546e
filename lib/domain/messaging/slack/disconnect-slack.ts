import { type Db, withTransaction } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { deleteSlackRecords } from "./delete-slack-records";
import { enqueueTokenRevocation } from "./enqueue-token-revocation";
import { findSlackConnection } from "./slack-connection";

/** Disconnects the workspace; a job gives its token back. Messages at Slack stay as they are. */
export const disconnectSlack = (db: Db, organization: OrganizationId) =>
  withTransaction(db, async (tx) => {
    const connection = await findSlackConnection(tx, organization);
    if (!connection) return { n: 0, ok: 1 as const };
    await enqueueTokenRevocation(tx, connection);
    await deleteSlackRecords(tx, organization);
    const { count } = await tx.slackConnection.deleteMany({ where: { organizationId: organization } });
    return { n: count, ok: 1 as const };
  });
