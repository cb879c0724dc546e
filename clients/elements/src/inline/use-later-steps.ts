import { useEffect, useState } from "preact/hooks";

export type LaterSteps = typeof import("./later-steps");

/** Loads the later steps in the background while the times are shown; a failed load is retried at the next step. */
export function useLaterSteps(step: string) {
  const [later, setLater] = useState<LaterSteps | null>(null);
  const [isLaterLost, setLost] = useState(false);
  useEffect(() => {
    if (later) return;
    setLost(false);
    import("./later-steps").then(setLater, () => setLost(true));
  }, [step]);
  return { later, isLaterLost };
}
