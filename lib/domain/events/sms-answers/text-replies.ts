import { HOUR, type Instant } from "@/lib/core/time/instant";
import type { TextChannel } from "@/lib/domain/messaging/sms/options";
import type { IncomingSms } from "@/lib/domain/messaging/sms/provider";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import { generateId } from "@/lib/platform/db/generate-id";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { definePreparedStatement } from "@/lib/platform/db/statement";
import type { TextedInvitee } from "./find-texted-invitee";
import type { TextReplyKind } from "./text-reply-kinds";

const ADD = definePreparedStatement<{ id: string }>(`
  INSERT INTO text_replies (organization_id, id, event_id, invitee_id, number, provider_id, kind, created_at, channel)
  VALUES ($1, $2, $3, $4, $5, $6, 'failed', $7, $8) ON CONFLICT DO NOTHING RETURNING id`);

/** Records a reply before it acts; null if the provider has sent it before. A concurrent call waits for this one. */
export async function recordTextReply(
  tx: Db,
  organization: OrganizationId,
  { event, invitee }: TextedInvitee,
  { providerId, from, channel }: IncomingSms & { channel: TextChannel },
  now: Instant,
): Promise<string | null> {
  const values = [organization, generateId(), event, invitee, from, providerId, new Date(now), channel];
  const [added] = await executeSql(tx, ADD, values);
  return added?.id ?? null;
}

const SET_KIND = definePreparedStatement(
  "UPDATE text_replies SET kind = $3 WHERE organization_id = $1 AND id = $2",
);

/** Records what a reply has done. */
export const updateTextReply = (
  tx: Db,
  organization: OrganizationId,
  id: string,
  kind: TextReplyKind,
): Promise<unknown> => executeSql(tx, SET_KIND, [organization, id, kind]);

/** How long the question before a cancellation waits for its answer. */
const MAX_QUESTION_MS = HOUR;

const PREVIOUS = definePreparedStatement<{ kind: string }>(`
  SELECT kind FROM text_replies
   WHERE organization_id = $1 AND event_id = $2 AND invitee_id = $3 AND id < $4 AND created_at > $5
   ORDER BY id DESC LIMIT 1`);

/** Returns whether the reply before this one has got the question whether to cancel. */
export async function hasCancelQuestion(
  tx: Db,
  organization: OrganizationId,
  { event, invitee }: TextedInvitee,
  reply: string,
  now: Instant,
): Promise<boolean> {
  const since = new Date(now - MAX_QUESTION_MS);
  const [previous] = await executeSql(tx, PREVIOUS, [organization, event, invitee, reply, since]);
  return previous?.kind === "cancel_asked";
}
