interface TargetSubcalendar {
  id: string;
  primary: boolean;
  writable: boolean;
}

interface TargetAccount<P> {
  primary: boolean;
  subcalendars: readonly P[];
}

/**
 * Returns the subcalendar into which meetings are written: the first named one that exists and is writable,
 * or else the primary one of the primary account, or else any writable one.
 *
 * @param accounts the user's accounts, oldest first
 * @param preferredIds ids by priority, the most specific first
 */
export function pickTargetSubcalendar<P extends TargetSubcalendar>(
  accounts: readonly TargetAccount<P>[],
  preferredIds: readonly (string | null | undefined)[],
): P | null {
  const open = accounts
    .toSorted((a, b) => Number(b.primary) - Number(a.primary))
    .flatMap(({ subcalendars }) => subcalendars.toSorted((a, b) => Number(b.primary) - Number(a.primary)))
    .filter(({ writable }) => writable);
  const chosen = preferredIds.flatMap((id) => open.find((subcalendar) => subcalendar.id === id) ?? []);
  return chosen[0] ?? open[0] ?? null;
}
