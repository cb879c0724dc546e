import { useSyncExternalStore } from "react";

/** Requests that failed with an expired session wait here until the user has signed in again. */
let pendingSignIn: { promise: Promise<void>; navigate: () => void } | null = null;
const listeners = new Set<() => void>();

const notifyListeners = () => {
  for (const listener of listeners) listener();
};

export function waitForSignIn(): Promise<void> {
  if (!pendingSignIn) {
    let navigate = () => {};
    const promise = new Promise<void>((resolve) => {
      navigate = resolve;
    });
    pendingSignIn = { promise, navigate };
    notifyListeners();
  }
  return pendingSignIn.promise;
}

/** Repeats the waiting requests; they wait again if the session is still missing. */
export function retryAfterSignIn(): void {
  const done = pendingSignIn;
  pendingSignIn = null;
  notifyListeners();
  done?.navigate();
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
