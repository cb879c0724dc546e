import { ProblemError } from "../problem-error";

/** Before each further try while nobody answers: a restart takes no longer. Then it is for the person to say. */
const PAUSES_SECONDS = [1, 2, 4, 8, 15, 30];

export interface Wait {
  seconds: number;
  /** True: the service answered and asked to wait. False: nobody answered. */
  polite: boolean;
}

/**
 * Sends until there is an answer, as late as a refusal for being too quick says. Null where `signal` has ended the
 * waiting; what waiting does not help is thrown.
 */
export async function sendPatiently<Answer>(
  send: () => Promise<Answer>,
  { signal, onWait }: { signal: AbortSignal; onWait: (wait: Wait | null) => void },
): Promise<Answer | null> {
  for (let failures = 0; !signal.aborted; ) {
    try {
      return await send();
    } catch (error) {
      const wait = waitAfter(error, failures);
      if (!wait) throw error;
      if (!wait.polite) failures++;
      onWait(wait);
      await pause(wait.seconds, signal);
      onWait(null);
    }
  }
  return null;
}

function waitAfter(error: unknown, failures: number): Wait | null {
  const status = error instanceof ProblemError ? error.status : 0;
  const asked = error instanceof ProblemError ? error.retryAfter : null;
  // Besides 429: the same batch is still being written, for a tab that was closed meanwhile.
  if (status < 500 && asked) return { seconds: asked, polite: true };
  const isAway = error instanceof TypeError || status >= 502;
  const next = PAUSES_SECONDS[failures];
  return isAway && next ? { seconds: Math.max(next, asked ?? 0), polite: false } : null;
}

const pause = (seconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, seconds * 1000);
    signal.addEventListener(
      "abort",
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
