import pino from "pino";
import { env } from "@/lib/env";

let made: pino.Logger | undefined;

/** JSON lines on standard output. Never log bodies, queries or headers: they carry secrets. */
export function log(): pino.Logger {
  made ??= pino({ level: env().LOG_LEVEL, base: null, timestamp: pino.stdTimeFunctions.isoTime });
  return made;
}
