// On globalThis: the start command says it, and the bundled application is asked.
const shared = globalThis as { bookpageStopping?: boolean };

/** From now on `/health/ready` says no: balancers look for another process before this one is gone. */
export function markStopping(): void {
  shared.bookpageStopping = true;
}

export const isStopping = (): boolean => shared.bookpageStopping ?? false;
