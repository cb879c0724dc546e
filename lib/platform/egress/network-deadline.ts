interface DeadlineTimer {
  stop: () => void;
  run: () => void;
}

const clocks = new WeakMap<AbortSignal, DeadlineTimer>();

/**
 * Creates a signal that aborts calls to a server after so many milliseconds, or with one of the other signals.
 * `withDeadlinePaused` pauses its clock: the deadline is for the server only, and local work has a budget of its own.
 */
export function createNetworkDeadline(ms: number, ...otherSignals: (AbortSignal | undefined)[]): AbortSignal {
  const signals = otherSignals.filter((other) => other !== undefined);
  const end = new AbortController();
  let remainingMs = ms;
  let since = 0;
  let stops = 0;
  let timer: NodeJS.Timeout;
  const start = () => {
    since = performance.now();
    timer = setTimeout(
      () => end.abort(new DOMException("It took too long", "TimeoutError")),
      remainingMs,
    ).unref();
  };
  start();
  const signal = AbortSignal.any([end.signal, ...signals]);
  const outer = signals.map((other) => clocks.get(other)).filter((clock) => clock !== undefined);
  clocks.set(signal, {
    stop: () => {
      for (const clock of outer) clock.stop();
      stops += 1;
      if (stops > 1) return; // several pieces of work run at once
      clearTimeout(timer);
      remainingMs = Math.max(remainingMs - (performance.now() - since), 0);
    },
    run: () => {
      for (const clock of outer) clock.run();
      stops -= 1;
      if (stops === 0) start();
    },
  });
  return signal;
}

/** Runs local work while the clock of a `createNetworkDeadline` is paused. */
export async function withDeadlinePaused<Result>(
  signal: AbortSignal,
  work: () => Promise<Result>,
): Promise<Result> {
  const clock = clocks.get(signal);
  clock?.stop();
  try {
    return await work();
  } finally {
    clock?.run();
  }
}
