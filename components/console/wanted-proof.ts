import { useSyncExternalStore } from "react";

/** `factor`: a second factor; `password`: of who has none. */
export type WantedProof = "factor" | "password";

const PROOFS: Record<string, WantedProof> = {
  second_factor_needed: "factor",
  fresh_sign_in_needed: "password",
};

/** Requests that wait until whoever is signed in has shown once more who it is. */
let waiting: { kind: WantedProof; promise: Promise<boolean>; settle: (shown: boolean) => void } | null = null;
const listeners = new Set<() => void>();

const tell = () => {
  for (const listener of listeners) listener();
};

/** What a refusal asks for; null: it is another one. */
export async function findWantedProof(response: Response): Promise<WantedProof | null> {
  const problem = await response
    .clone()
    .json()
    .catch(() => null);
  return PROOFS[problem?.code] ?? null;
}

/** False: it was not shown. */
export function waitForProof(kind: WantedProof): Promise<boolean> {
  if (!waiting) {
    let settle = (_shown: boolean) => {};
    const promise = new Promise<boolean>((resolve) => {
      settle = resolve;
    });
    waiting = { kind, promise, settle };
    tell();
  }
  return waiting.promise;
}

export function settleProof(shown: boolean): void {
  const done = waiting;
  waiting = null;
  tell();
  done?.settle(shown);
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

export const useWantedProof = (): WantedProof | null =>
  useSyncExternalStore(
    subscribe,
    () => waiting?.kind ?? null,
    () => null,
  );
