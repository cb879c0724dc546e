import pino from "pino";
import { env } from "@/lib/platform/env/env";

let made: pino.Logger | undefined;

/** Lines are written together, at least every half second: a write for each would cost as much as a small answer. */
const DESTINATION_OPTIONS = { dest: 1, sync: false, minLength: 4096, periodicFlush: 500 };

/** JSON lines on standard output. Never log bodies, queries or headers: they carry secrets. */
export function log(): pino.Logger {
  made ??= pino(
    { level: env().LOG_LEVEL, base: null, timestamp: pino.stdTimeFunctions.isoTime },
    pino.destination(DESTINATION_OPTIONS),
  );
  return made;
}
