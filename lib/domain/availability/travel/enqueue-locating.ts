import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { ExistenceCheck } from "@/lib/platform/db/insert-rows";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { defineStatement, formatAnyOf } from "@/lib/platform/db/statement";
import { addJob } from "@/lib/platform/queue/add-job";
import { LOCATE_PLACES } from "./tasks";

/** Queues the lookup of addresses that are new; one job for each organisation. */
export const enqueueLocating = (tx: Db, organization: OrganizationId) =>
  addJob(tx, LOCATE_PLACES, { organization }, { key: `locate_places/${organization}` });

const TRAVELLERS = `
  SELECT user_id FROM availabilities
   WHERE organization_id = $1 AND user_id = ${formatAnyOf("$2")} AND journeys -> 'minutes_per_km' IS NOT NULL`;

/** Builds a check whether journeys of any of the users depend on the distance. */
export const buildTravellerCheck = (
  organization: OrganizationId,
  users: readonly (string | null)[],
): ExistenceCheck => ({ text: TRAVELLERS, values: [organization, users.filter((user) => user !== null)] });

const ORGANIZATIONS = defineStatement<{ organization: OrganizationId }>(`
  SELECT DISTINCT organization_id AS organization FROM availabilities
   WHERE journeys -> 'minutes_per_km' IS NOT NULL`);

/** Queues the lookup of addresses that have been changed or whose positions have expired, for all organisations. */
export async function enqueueAllLocating(db: Db): Promise<void> {
  for (const { organization } of await executeSql(db, ORGANIZATIONS, []))
    await enqueueLocating(db, organization);
}
