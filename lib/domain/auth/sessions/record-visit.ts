import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { definePreparedStatement } from "@/lib/platform/db/statement";

const RECORD = definePreparedStatement(`
  INSERT INTO last_visits (organization_id, user_id, at) VALUES ($1, $2, CURRENT_TIMESTAMP)
  ON CONFLICT (organization_id, user_id) DO UPDATE SET at = EXCLUDED.at`);

/** Records the user's last visit, which outlives the session. */
export const recordVisit = (db: Db, organization: OrganizationId, user: string) =>
  executeSql(db, RECORD, [organization, user]);
