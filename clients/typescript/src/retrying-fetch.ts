export type Fetch = (request: Request) => Promise<Response>;

export interface RetryOptions {
  /** The number of retries of a request that got no response, 429 or 503; default 3, 0 for none. */
  retries?: number;
  /** The limit of one attempt in milliseconds, its body included; default 30,000. */
  timeoutMs?: number;
}

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 30_000;

/** Idempotent methods: repeating one has the same effect as sending it once. */
const REPEATABLE_METHODS = new Set(["GET", "HEAD", "PUT", "DELETE"]);

/** Statuses of a gateway, which leave open whether the service got the request. */
const LOST_STATUSES = new Set([502, 504]);

/**
 * Wraps `fetch` with retries of requests that are safe to repeat: those that the service did not start (429, 503),
 * and lost ones if they are idempotent. A POST gets an `Idempotency-Key` that stays the same for all attempts.
 */
export function createRetryingFetch(fetch: Fetch, { retries = 3, timeoutMs = 30_000 }: RetryOptions): Fetch {
  return async (request) => {
    if (request.method === "POST" && !request.headers.has("idempotency-key"))
      request.headers.set("idempotency-key", generateKey());
    for (let attempt = 1; ; attempt++) {
      const isLast = attempt > retries;
      const response = await sendWithTimeout(fetch, isLast ? request : request.clone(), timeoutMs).catch(
        (error: unknown) => {
          if (isLast || request.signal.aborted || !isRepeatable(request)) throw error;
        },
      );
      const wait = response ? computeWait(request, response, attempt) : computeBackoff(attempt);
      if (response && (isLast || wait === null)) return response;
      await response?.body?.cancel();
      await waitMs(wait ?? 0, request.signal);
    }
  };
}

/** The time limit also holds while the body is read. */
const sendWithTimeout = (fetch: Fetch, request: Request, timeoutMs: number) =>
  fetch(new Request(request, { signal: AbortSignal.any([request.signal, AbortSignal.timeout(timeoutMs)]) }));

/** `If-Match` would fail on the version that the lost attempt has created. */
const isRepeatable = ({ method, headers }: Request) =>
  headers.has("idempotency-key") || (REPEATABLE_METHODS.has(method) && !headers.has("if-match"));

/** Returns the milliseconds until the next attempt; null if the response is final. */
function computeWait(request: Request, { status, headers }: Response, attempt: number): number | null {
  const isLost = LOST_STATUSES.has(status) && isRepeatable(request);
  const isInFlight = status === 409 && headers.has("retry-after");
  if (status !== 429 && status !== 503 && !isInFlight && !isLost) return null;
  const named = headers.get("retry-after");
  if (named === null) return computeBackoff(attempt);
  const wait = /^\d+$/.test(named) ? Number(named) * 1000 : Date.parse(named) - Date.now();
  if (!(wait <= LONGEST_WAIT_MS)) return null; // the caller would wait too long
  return Math.max(0, wait) + Math.random() * FIRST_WAIT_MS;
}

/** Doubles each time, with jitter so that clients do not retry at the same moment. */
const computeBackoff = (attempt: number) => FIRST_WAIT_MS * 2 ** (attempt - 1) * (0.5 + Math.random());

/** `crypto.randomUUID` exists in secure contexts only. */
const generateKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join(
    "",
  );

function waitMs(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    if (signal.aborted) return reject(signal.reason);
    const timer = setTimeout(() => {
      signal.removeEventListener("abort", stop);
      resolve();
    }, ms);
    signal.addEventListener("abort", stop, { once: true });
  });
}
