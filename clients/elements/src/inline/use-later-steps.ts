import { useEffect, useState } from "preact/hooks";

/** They come once the times stand, before anybody has chosen one; what was lost on the way is asked for again. */
export function useLaterSteps(step: string) {
  const [later, setLater] = useState<typeof import("./later-steps") | null>(null);
  const [isLaterLost, setLost] = useState(false);
  useEffect(() => {
    if (later) return;
    setLost(false);
    import("./later-steps").then(setLater, () => setLost(true));
  }, [step]);
  return { later, isLaterLost };
}
