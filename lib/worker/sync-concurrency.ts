import { SYNC_JOB_FLAG } from "@/lib/domain/calendars/sync/enqueue-sync";

/** Calendars that one process reads at a time. Most wait for servers, some for one that never answers. */
export const MAX_CONCURRENT_SYNCS = 24;
/** Of one organisation: whatever its servers do, some readers are left for the others. */
const MAX_READINGS_OF_ONE = 18;

const underWay = new Map<string, number>();

/** Takes a turn for the organisation and gives what ends it; null where it has its share. */
export function acquireSyncPermit(organization: string): (() => void) | null {
  const before = underWay.get(organization) ?? 0;
  if (before >= MAX_READINGS_OF_ONE) return null;
  underWay.set(organization, before + 1);
  return () => {
    const left = (underWay.get(organization) ?? 1) - 1;
    if (left > 0) underWay.set(organization, left);
    else underWay.delete(organization);
  };
}

/** Flags of the jobs that are not to be begun. */
export const listFullOrganizationFlags = (): string[] =>
  [...underWay].flatMap(([organization, count]) =>
    count < MAX_READINGS_OF_ONE ? [] : [SYNC_JOB_FLAG + organization],
  );
