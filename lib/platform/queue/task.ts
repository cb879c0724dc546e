import { z } from "zod";
import type { Priority } from "./priority";

/** A kind of job: its name in the queue and the schema of its payload. */
export interface Task<Payload extends object> {
  name: string;
  schema: z.ZodType<Payload>;
  /** The default priority of its jobs. */
  priority?: Priority;
}

export type PayloadOf<T> = T extends Task<infer Payload> ? Payload : never;

/**
 * Declares a kind of job. Payloads contain ids, never contents or secrets, because operators can read the queue. A
 * release also runs jobs that the previous one has queued: a new member of a payload needs a default.
 */
export const defineTask = <Payload extends object>(
  name: string,
  schema: z.ZodType<Payload>,
  { priority }: { priority?: Priority } = {},
): Task<Payload> => ({ name, schema, ...(priority && { priority }) });

/** Parses a stored payload; throws if it is none of the task's. */
export function parsePayload<Payload extends object>(
  { name, schema }: Task<Payload>,
  payload: unknown,
): Payload {
  const { data, error } = schema.safeParse(payload);
  if (error) throw new Error(`The payload of this ${name} job is not valid: ${z.prettifyError(error)}`);
  return data;
}

/** Runs the due jobs of a sandbox. It is the only job of a sandbox in the queue. */
export const RUN_SANDBOX = defineTask("run_sandbox", z.object({ organization: z.string() }));
