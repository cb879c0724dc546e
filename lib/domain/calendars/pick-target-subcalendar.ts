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
 * In which subcalendar meetings are written: the first of those named that is there and can be written to, else the
 * primary one of the primary account, else whichever can be written to.
 *
 * @param accounts a person's, oldest first
 * @param named the most particular choice first
 */
export function pickTargetSubcalendar<P extends TargetSubcalendar>(
  accounts: readonly TargetAccount<P>[],
  named: readonly (string | null | undefined)[],
): P | null {
  const open = accounts
    .toSorted((a, b) => Number(b.primary) - Number(a.primary))
    .flatMap(({ subcalendars }) => subcalendars.toSorted((a, b) => Number(b.primary) - Number(a.primary)))
    .filter(({ writable }) => writable);
  const chosen = named.flatMap((id) => open.find((place) => place.id === id) ?? []);
  return chosen[0] ?? open[0] ?? null;
}
