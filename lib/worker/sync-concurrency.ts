import { SYNC_JOB_FLAG } from "@/lib/domain/calendars/sync/enqueue-sync";

/** The most concurrent sync runs of one process. Most wait for servers, some for one that never responds. */
export const MAX_CONCURRENT_SYNCS = 24;
/** The most of one organisation: however slow its servers are, some permits remain for the others. */
const MAX_READINGS_OF_ONE = 18;

const running = new Map<string, number>();

/** Acquires a permit for the organisation and returns its release; null if the organisation has its share. */
export function acquireSyncPermit(organization: string): (() => void) | null {
  const before = running.get(organization) ?? 0;
  if (before >= MAX_READINGS_OF_ONE) return null;
  running.set(organization, before + 1);
  return () => {
    const remaining = (running.get(organization) ?? 1) - 1;
    if (remaining > 0) running.set(organization, remaining);
    else running.delete(organization);
  };
}

/** Flags of the jobs that must not start now. */
export const listFullOrganizationFlags = (): string[] =>
  [...running].flatMap(([organization, count]) =>
    count < MAX_READINGS_OF_ONE ? [] : [SYNC_JOB_FLAG + organization],
  );
