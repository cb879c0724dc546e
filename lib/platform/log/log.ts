import os from "node:os";
import pino from "pino";
import { createLazySingleton } from "@/lib/platform/cache/create-lazy-singleton";
import { env } from "@/lib/platform/env/env";
import { getTraceparent } from "@/lib/platform/tracing/tracing";
import { getWorkContext } from "@/lib/platform/work/work-context";
import { version } from "@/package.json";

/**
 * Lines are written together, at least every half second: a write for each would cost as much as a small response.
 */
const DESTINATION_OPTIONS = { dest: 1, sync: false, minLength: 4096, periodicFlush: 500 };

/** The number of the level `error`; that of `fatal` is greater. */
const ERROR_LEVEL = 50;

/** JSON lines on standard output. Never log bodies, queries or headers: they contain secrets. */
export const log = createLazySingleton((): pino.Logger => {
  const destination = pino.destination(DESTINATION_OPTIONS);
  const options: pino.LoggerOptions = {
    level: env().LOG_LEVEL,
    base: { host: os.hostname(), pid: process.pid, role: env().BOOKPAGE_ROLE, version },
    timestamp: pino.stdTimeFunctions.isoTime,
    mixin: describeWork,
    hooks: {
      logMethod(line, write, level) {
        write.apply(this, line);
        // The process may be killed soon after an error, which is then all that explains it.
        if (level >= ERROR_LEVEL) destination.flushSync();
      },
    },
  };
  return pino(options, destination);
});

/** The fields of every line that describe its request or job. */
function describeWork(): object {
  const work = getWorkContext();
  const trace = getTraceparent()?.split("-")[1];
  return {
    ...(work?.requestId && { request_id: work.requestId }),
    ...(work?.organization && { organization: work.organization }),
    ...(trace && { trace_id: trace }),
  };
}
