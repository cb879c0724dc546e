import type { TextChannel } from "@/lib/domain/messaging/sms/options";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { definePreparedStatement } from "@/lib/platform/db/statement";

export interface TextedInvitee {
  event: string;
  invitee: string;
}

const LAST = definePreparedStatement<TextedInvitee>(`
  SELECT event_id AS event, invitee_id AS invitee FROM text_messages
   WHERE organization_id = $1 AND recipient = $2 AND channel = $4 AND (asks OR NOT $3)
     AND state IN ('sending', 'sent', 'delivered', 'read', 'undelivered', 'unknown')
   ORDER BY id DESC LIMIT 1`);

/** Finds the invitee of the last message of the channel to a number, or of the last one that asks; null if there is none. */
export async function findTextedInvitee(
  db: Db,
  organization: OrganizationId,
  { from: number, channel }: { from: string; channel: TextChannel },
  { asked }: { asked: boolean },
): Promise<TextedInvitee | null> {
  const [found] = await executeSql(db, LAST, [organization, number, asked, channel]);
  return found ?? null;
}
