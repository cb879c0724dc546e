import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { defineStatement } from "@/lib/platform/db/statement";

/** The last error that the directory received. */
export interface ProvisioningError {
  /** Method and path. */
  request: string;
  status: number;
  detail: string;
}

/** Minimum time between two updates of the last contact. */
const RECORDED_EVERY_MS = 60_000;

const RECORD_REQUEST = defineStatement(`
  INSERT INTO provisioning_states (organization_id, last_request_at) VALUES ($1, $2)
  ON CONFLICT (organization_id) DO UPDATE SET last_request_at = excluded.last_request_at
   WHERE provisioning_states.last_request_at < $3`);

const RECORD_ERROR = defineStatement(`
  INSERT INTO provisioning_states (organization_id, last_request_at, last_error_at, last_error)
  VALUES ($1, $2, $2, $3::jsonb)
  ON CONFLICT (organization_id) DO UPDATE
     SET last_request_at = excluded.last_request_at, last_error_at = excluded.last_error_at,
         last_error = excluded.last_error`);

export const recordProvisioningContact = (db: Db, organization: OrganizationId, now: Date) =>
  executeSql(db, RECORD_REQUEST, [organization, now, new Date(now.getTime() - RECORDED_EVERY_MS)]);

export const recordProvisioningError = (
  db: Db,
  organization: OrganizationId,
  error: ProvisioningError,
  now: Date,
) => executeSql(db, RECORD_ERROR, [organization, now, JSON.stringify(error)]);
