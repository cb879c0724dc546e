import { useEffect, useState } from "preact/hooks";

export type LaterSteps = typeof import("./later-steps");

/** They come once the times stand, before anybody has chosen one; what was lost on the way is asked for again. */
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
