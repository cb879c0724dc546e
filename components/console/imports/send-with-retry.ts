import { ProblemError } from "../problem-error";

/**
 * The pauses before each retry without a response; a restart of the server fits into them. After the last one the
 * user decides.
 */
const PAUSES_SECONDS = [1, 2, 4, 8, 15, 30];

export interface RetryWait {
  seconds: number;
  /** True if the service asked to wait, false if there was no response. */
  isRequested: boolean;
}

/**
 * Sends until there is a response, and waits as long as a rate limit demands. Resolves to null if `signal` aborts the
 * wait; throws errors that a retry cannot solve.
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
  const retryAfter = error instanceof ProblemError ? error.retryAfter : null;
  // Besides 429, the service may still be processing the same batch of a tab that was closed.
  if (status < 500 && retryAfter) return { seconds: retryAfter, isRequested: true };
  const isAway = error instanceof TypeError || status >= 502;
  const next = PAUSES_SECONDS[failures];
  return isAway && next ? { seconds: Math.max(next, retryAfter ?? 0), isRequested: false } : null;
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
