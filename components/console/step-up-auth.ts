import { useSyncExternalStore } from "react";

/** `factor`: a second factor; `password`: for users without one. */
export type StepUpMethod = "factor" | "password";

const METHOD_BY_PROBLEM_CODE: Record<string, StepUpMethod> = {
  second_factor_needed: "factor",
  fresh_sign_in_needed: "password",
};

/** Requests that wait for the reauthentication of the user. */
let pendingStepUp: {
  kind: StepUpMethod;
  promise: Promise<boolean>;
  resolve: (shown: boolean) => void;
} | null = null;
const listeners = new Set<() => void>();

const notifyListeners = () => {
  for (const listener of listeners) listener();
};

/** Returns the method that an error response asks for; null for other errors. */
export async function findStepUpMethod(response: Response): Promise<StepUpMethod | null> {
  const problem = await response
    .clone()
    .json()
    .catch(() => null);
  return METHOD_BY_PROBLEM_CODE[problem?.code] ?? null;
}

/** Resolves to false if the user cancels. */
export function waitForStepUp(kind: StepUpMethod): Promise<boolean> {
  if (!pendingStepUp) {
    let settle = (_shown: boolean) => {};
    const promise = new Promise<boolean>((resolve) => {
      settle = resolve;
    });
    pendingStepUp = { kind, promise, resolve: settle };
    notifyListeners();
  }
  return pendingStepUp.promise;
}

export function resolveStepUp(shown: boolean): void {
  const done = pendingStepUp;
  pendingStepUp = null;
  notifyListeners();
  done?.resolve(shown);
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

export const useStepUpMethod = (): StepUpMethod | null =>
  useSyncExternalStore(
    subscribe,
    () => pendingStepUp?.kind ?? null,
    () => null,
  );
