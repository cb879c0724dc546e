import { z } from "zod";
import type { Instant } from "@/lib/core/time/instant";
import { buildFieldProblem } from "@/lib/domain/contracts/problem";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { requestSlack } from "./request-slack";
import { requireSlackAccess } from "./require-slack-access";
import { toSlackProblem } from "./to-slack-problem";

export interface PreparedChannel {
  id: string;
  name: string;
}

const info = z.object({
  channel: z.object({
    id: z.string().max(64),
    name: z.string().max(200),
    is_member: z.boolean().default(false),
    is_private: z.boolean().default(false),
    is_archived: z.boolean().default(false),
  }),
});

/**
 * Makes sure that the app can write to the channel: it joins a public one. A private one is not visible to the app until
 * a member of it has invited the app.
 */
export async function prepareSlackChannel(
  db: Db,
  organization: OrganizationId,
  channel: string | null,
  now: Instant,
): Promise<PreparedChannel | null> {
  if (channel === null) return null;
  const access = await requireSlackAccess(db, organization);
  const result = await requestSlack(db, access, "conversations.info", { channel }, now);
  if (result.kind === "rejected" && result.reason === "channel") throw buildInviteProblem();
  if (result.kind !== "ok") throw toSlackProblem(result);
  const read = info.safeParse(result.body);
  if (!read.success) throw toSlackProblem({ kind: "unknown", error: "The answer is not as expected" });
  const { id, name, is_member: isMember, is_private: isPrivate, is_archived: isArchived } = read.data.channel;
  if (isArchived) throw buildFieldProblem("/channel", "refused", "is archived");
  if (isMember) return { id, name };
  if (isPrivate) throw buildInviteProblem();
  const joined = await requestSlack(db, access, "conversations.join", { channel: id }, now);
  if (joined.kind === "rejected") throw buildInviteProblem();
  if (joined.kind !== "ok") throw toSlackProblem(joined);
  return { id, name };
}

const buildInviteProblem = () =>
  buildFieldProblem("/channel", "refused", "is not open to the app: invite it there first, with /invite");
