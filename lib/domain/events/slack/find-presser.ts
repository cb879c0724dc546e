import { z } from "zod";
import type { Instant } from "@/lib/core/time/instant";
import type { Role } from "@/lib/domain/contracts/audience";
import { requestSlack } from "@/lib/domain/messaging/slack/request-slack";
import type { SlackAccess } from "@/lib/domain/messaging/slack/slack-connection";
import { formatFullName } from "@/lib/domain/tenancy/organizations/format-full-name";
import { deriveRole } from "@/lib/domain/tenancy/organizations/role";
import type { Db } from "@/lib/platform/db/client";
import { asOrganizationId, type OrganizationId } from "@/lib/platform/db/organization-id";

/** The user whose address the person who pressed has in the workspace. */
export interface Presser {
  user: string;
  organization: OrganizationId;
  name: string;
  email: string | null;
  confirmed: boolean;
  role: Role;
}

const info = z.object({
  user: z.object({
    team_id: z.string().optional(),
    deleted: z.boolean().default(false),
    is_bot: z.boolean().default(false),
    is_stranger: z.boolean().default(false),
    profile: z.object({ email: z.string().optional() }),
  }),
});

/**
 * Finds the user by the address that Slack has now, as a stored match may be some days old. Returns null for a person
 * without a user, and for one of another workspace.
 */
export async function findPresser(
  db: Db,
  access: SlackAccess,
  slackUser: string,
  now: Instant,
): Promise<Presser | null> {
  const organization = asOrganizationId(access.connection.organizationId);
  const result = await requestSlack(db, access, "users.info", { user: slackUser }, now);
  if (result.kind === "later" || result.kind === "unknown")
    throw new Error(`Slack has not told who pressed: ${result.error}`);
  const read = info.safeParse(result.kind === "ok" ? result.body : null);
  if (!read.success) return null;
  const { team_id: workspace, deleted, is_bot: isBot, is_stranger: isStranger, profile } = read.data.user;
  const isOther = workspace !== undefined && workspace !== access.connection.workspaceId;
  if (deleted || isBot || isStranger || isOther || !profile.email) return null;
  const user = await db.user.findFirst({
    where: {
      organizationId: organization,
      email: profile.email.toLowerCase(),
      suspendedAt: null,
      resource: false,
    },
  });
  return (
    user && {
      user: user.id,
      organization,
      name: formatFullName(user) ?? user.email ?? "",
      email: user.email,
      confirmed: user.emailConfirmedAt !== null,
      role: deriveRole(user),
    }
  );
}
