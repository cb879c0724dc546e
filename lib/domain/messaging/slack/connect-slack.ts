import { type Db, withTransaction } from "@/lib/platform/db/client";
import { generateId } from "@/lib/platform/db/generate-id";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { addJob } from "@/lib/platform/queue/add-job";
import { deleteSlackRecords } from "./delete-slack-records";
import { enqueueTokenRevocation } from "./enqueue-token-revocation";
import type { SlackInstallation } from "./exchange-slack-code";
import { buildMatchKey } from "./match-slack-people";
import { findSlackConnection, sealSlackToken } from "./slack-connection";
import { MATCH_SLACK_PEOPLE } from "./tasks";

/** Stores the installation; channels and people of another workspace are removed. */
export const connectSlack = (
  db: Db,
  organization: OrganizationId,
  { token, ...workspace }: SlackInstallation,
): Promise<void> =>
  withTransaction(db, async (tx) => {
    const existing = await findSlackConnection(tx, organization);
    if (existing && existing.workspaceId !== workspace.workspaceId) {
      await enqueueTokenRevocation(tx, existing);
      await deleteSlackRecords(tx, organization);
    }
    const id = existing?.id ?? generateId();
    const data = {
      ...workspace,
      token: sealSlackToken(token, { organizationId: organization, id }),
      problem: null,
      brokenAt: null,
      paused: {},
    };
    await tx.slackConnection.upsert({
      where: { organizationId: organization },
      create: { id, organizationId: organization, ...data },
      update: { ...data, v: { increment: 1 } },
    });
    await addJob(tx, MATCH_SLACK_PEOPLE, { organization }, { key: buildMatchKey(organization) });
  });
