/** Permits of one process for jobs of some kind, of which an organisation gets a share only. */
export interface OrganizationPermits {
  /** Acquires a permit and returns its release; null if the organisation has its share. */
  acquire: (organization: string) => (() => void) | null;
  /** Flags of the jobs that must not start now. */
  listFullFlags: () => string[];
}

/** `flag` is the prefix of the flag that jobs of these kinds have. */
export function createOrganizationPermits(share: number, flag: string): OrganizationPermits {
  const running = new Map<string, number>();
  return {
    acquire: (organization) => {
      const before = running.get(organization) ?? 0;
      if (before >= share) return null;
      running.set(organization, before + 1);
      return () => {
        const remaining = (running.get(organization) ?? 1) - 1;
        if (remaining > 0) running.set(organization, remaining);
        else running.delete(organization);
      };
    },
    listFullFlags: () =>
      [...running].flatMap(([organization, count]) => (count < share ? [] : [flag + organization])),
  };
}
