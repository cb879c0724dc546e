import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { definePreparedStatement } from "@/lib/platform/db/statement";

const CANCEL = definePreparedStatement(`
  UPDATE text_messages m SET state = 'failed', error = 'no_host_phone', updated_at = now()
    FROM invitees i
   WHERE m.organization_id = $1 AND m.recipient = $3 AND m.state = 'queued'
     AND i.organization_id = $1 AND i.id = m.invitee_id AND i.user_id = $2 AND (i.su OR i.host)`);

/** Ends the SMS to a former number of a host that wait to be sent. */
export const cancelHostTexts = (
  tx: Db,
  organization: OrganizationId,
  user: string,
  number: string,
): Promise<unknown> => executeSql(tx, CANCEL, [organization, user, number]);
