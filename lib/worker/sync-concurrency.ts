import { SYNC_JOB_FLAG } from "@/lib/domain/calendars/sync/enqueue-sync";
import { createOrganizationPermits } from "./organization-permits";

/** The most concurrent sync runs of one process. Most wait for servers, some for one that never responds. */
export const MAX_CONCURRENT_SYNCS = 24;
/** The most of one organisation: however slow its servers are, some permits remain for the others. */
const MAX_SYNCS_OF_ONE = 18;

export const syncPermits = createOrganizationPermits(MAX_SYNCS_OF_ONE, SYNC_JOB_FLAG);
