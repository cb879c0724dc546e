import { useSyncExternalStore } from "react";

/** Requests that were refused because the session has ended wait here, until somebody has signed in again. */
let waiting: { promise: Promise<void>; goOn: () => void } | null = null;
const listeners = new Set<() => void>();

const tell = () => {
  for (const listener of listeners) listener();
};

export function waitForSignIn(): Promise<void> {
  if (!waiting) {
    let goOn = () => {};
    const promise = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    waiting = { promise, goOn };
    tell();
  }
  return waiting.promise;
}

/** Sends what has waited once more; if nobody has signed in, it comes back to wait. */
export function goOn(): void {
  const done = waiting;
  waiting = null;
  tell();
  done?.goOn();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

export const useSignedOut = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => waiting !== null,
    () => false,
  );
