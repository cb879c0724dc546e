import { ApiProblem } from "@/lib/domain/contracts/problem";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { findSlackAccess, type SlackAccess } from "./slack-connection";

export async function requireSlackAccess(db: Db, organization: OrganizationId): Promise<SlackAccess> {
  const access = await findSlackAccess(db, organization);
  if (!access)
    throw new ApiProblem("conflict", "No workspace at Slack is connected.", { reason: "slack_off" });
  return access;
}
