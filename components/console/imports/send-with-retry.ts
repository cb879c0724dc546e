import { ProblemError } from "../problem-error";

/** Before each further try while nobody answers: a restart takes no longer. Then it is for the person to say. */
const PAUSES_SECONDS = [1, 2, 4, 8, 15, 30];

export interface RetryWait {
  seconds: number;
  /** True: the service answered and asked to wait. False: nobody answered. */
  isRequested: boolean;
}

/**
 * Sends until there is an answer, as late as a refusal for being too quick says. Null where `signal` has ended the
 * waiting; what waiting does not help is thrown.
 */
export async function sendWithRetry<Answer>(
  send: () => Promise<Answer>,
  { signal, onWait }: { signal: AbortSignal; onWait: (wait: RetryWait | null) => void },
): Promise<Answer | null> {
  for (let failures = 0; !signal.aborted; ) {
    try {
      return await send();
    } catch (error) {
      const wait = getRetryWait(error, failures);
      if (!wait) throw error;
      if (!wait.isRequested) failures++;
      onWait(wait);
      await waitSeconds(wait.seconds, signal);
      onWait(null);
    }
  }
  return null;
}

function getRetryWait(error: unknown, failures: number): RetryWait | null {
  const status = error instanceof ProblemError ? error.status : 0;
  const asked = error instanceof ProblemError ? error.retryAfter : null;
  // Besides 429: the same batch is still being written, for a tab that was closed meanwhile.
  if (status < 500 && asked) return { seconds: asked, isRequested: true };
  const isAway = error instanceof TypeError || status >= 502;
  const next = PAUSES_SECONDS[failures];
  return isAway && next ? { seconds: Math.max(next, asked ?? 0), isRequested: false } : null;
}

const waitSeconds = (seconds: number, signal: AbortSignal) =>
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
