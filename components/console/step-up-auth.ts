import { useSyncExternalStore } from "react";

/** `factor`: a second factor; `password`: of who has none. */
export type StepUpMethod = "factor" | "password";

const METHOD_BY_PROBLEM_CODE: Record<string, StepUpMethod> = {
  second_factor_needed: "factor",
  fresh_sign_in_needed: "password",
};

/** Requests that wait until whoever is signed in has shown once more who it is. */
let pendingStepUp: {
  kind: StepUpMethod;
  promise: Promise<boolean>;
  settle: (shown: boolean) => void;
} | null = null;
const listeners = new Set<() => void>();

const notifyListeners = () => {
  for (const listener of listeners) listener();
};

/** What a refusal asks for; null: it is another one. */
export async function findStepUpMethod(response: Response): Promise<StepUpMethod | null> {
  const problem = await response
    .clone()
    .json()
    .catch(() => null);
  return METHOD_BY_PROBLEM_CODE[problem?.code] ?? null;
}

/** False: it was not shown. */
export function waitForStepUp(kind: StepUpMethod): Promise<boolean> {
  if (!pendingStepUp) {
    let settle = (_shown: boolean) => {};
    const promise = new Promise<boolean>((resolve) => {
      settle = resolve;
    });
    pendingStepUp = { kind, promise, settle };
    notifyListeners();
  }
  return pendingStepUp.promise;
}

export function resolveStepUp(shown: boolean): void {
  const done = pendingStepUp;
  pendingStepUp = null;
  notifyListeners();
  done?.settle(shown);
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
