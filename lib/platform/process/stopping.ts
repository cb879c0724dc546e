// On globalThis: the start command sets it, and the bundled application reads it.
const shared = globalThis as { bookpageStopping?: boolean };

/** Makes `/health/ready` fail from now on, so that load balancers choose another process before this one stops. */
export function markStopping(): void {
  shared.bookpageStopping = true;
}

export const isStopping = (): boolean => shared.bookpageStopping ?? false;
