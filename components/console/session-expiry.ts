import { useSyncExternalStore } from "react";

/** Requests that were refused because the session has ended wait here, until somebody has signed in again. */
let pendingSignIn: { promise: Promise<void>; goOn: () => void } | null = null;
const listeners = new Set<() => void>();

const notifyListeners = () => {
  for (const listener of listeners) listener();
};

export function waitForSignIn(): Promise<void> {
  if (!pendingSignIn) {
    let goOn = () => {};
    const promise = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    pendingSignIn = { promise, goOn };
    notifyListeners();
  }
  return pendingSignIn.promise;
}

/** Sends what has waited once more; if nobody has signed in, it comes back to wait. */
export function retryAfterSignIn(): void {
  const done = pendingSignIn;
  pendingSignIn = null;
  notifyListeners();
  done?.goOn();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

export const useIsSignedOut = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => pendingSignIn !== null,
    () => false,
  );
