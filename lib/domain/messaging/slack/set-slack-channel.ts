import { buildUnknownFieldProblem } from "@/lib/domain/contracts/problem";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { generateId } from "@/lib/platform/db/generate-id";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import type { PreparedChannel } from "./prepare-slack-channel";
import type { SlackChannelBody } from "./schema";

/** Chooses the channel of the organisation, its admins, a team or a page; null: none. */
export const setSlackChannel = (
  db: Db,
  organization: OrganizationId,
  { purpose, team = null, page = null }: SlackChannelBody,
  channel: PreparedChannel | null,
): Promise<void> =>
  withTransaction(db, async (tx) => {
    await requireSubject(tx, organization, { team, page });
    const subject = { purpose, subjectId: team ?? page ?? "" };
    if (channel === null) {
      await tx.slackChannel.deleteMany({ where: { organizationId: organization, ...subject } });
      return;
    }
    const data = { channelId: channel.id, channelName: channel.name, problem: null };
    await tx.slackChannel.upsert({
      where: { organizationId_purpose_subjectId: { organizationId: organization, ...subject } },
      create: {
        id: generateId(),
        organizationId: organization,
        ...subject,
        teamId: team,
        bookpageId: page,
        ...data,
      },
      update: { ...data, v: { increment: 1 } },
    });
  });

async function requireSubject(
  tx: Db,
  organizationId: OrganizationId,
  { team, page }: { team: string | null; page: string | null },
): Promise<void> {
  if (team && !(await tx.team.findFirst({ where: { organizationId, id: team }, select: { id: true } })))
    throw buildUnknownFieldProblem("team", "is not a team of this organisation");
  if (page && !(await tx.bookpage.findFirst({ where: { organizationId, id: page }, select: { id: true } })))
    throw buildUnknownFieldProblem("page", "is not a booking page of this organisation");
}
