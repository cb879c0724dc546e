import type { Instant } from "@/lib/core/time/instant";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { defineStatement } from "@/lib/platform/db/statement";

interface SubscribedBrowser {
  /** Id of the push subscription. */
  id: string;
  user_id: string;
}

const SUBSCRIPTIONS = defineStatement<SubscribedBrowser>(`
  SELECT s.id, s.user_id FROM push_subscriptions s
    LEFT JOIN sessions signed_in ON signed_in.organization_id = $1 AND signed_in.id = s.session_id
   WHERE s.organization_id = $1 AND (s.session_id IS NULL OR signed_in.expires_at > $3)
     AND s.user_id IN (SELECT u.id FROM invitees i JOIN users u ON u.organization_id = $1 AND u.id = i.user_id
                        WHERE i.event_id = $2 AND i.organization_id = $1
                          AND (i.su OR u.email_confirmed_at IS NOT NULL))`);

/** Lists the browsers of an event's participants that get notifications. */
export const listSubscribedBrowsers = (
  db: Db,
  organization: OrganizationId,
  event: string,
  now: Instant,
): Promise<SubscribedBrowser[]> => executeSql(db, SUBSCRIPTIONS, [organization, event, new Date(now)]);
