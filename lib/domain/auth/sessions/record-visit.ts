import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { sql } from "@/lib/platform/db/sql";
import { preparedStatement } from "@/lib/platform/db/statement";

const RECORD = preparedStatement(`
  INSERT INTO last_visits (organization_id, user_id, at) VALUES ($1, $2, CURRENT_TIMESTAMP)
  ON CONFLICT (organization_id, user_id) DO UPDATE SET at = EXCLUDED.at`);

/** Notes that the user is there now, for whoever asks after the session has ended. */
export const recordVisit = (db: Db, organization: OrganizationId, user: string) =>
  sql(db, RECORD, [organization, user]);
