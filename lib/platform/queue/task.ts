import type { Priority } from "./priority";

/** A kind of job: its name in the queue and, for the compiler only, the type of its payload. */
export interface Task<Payload extends object> {
  name: string;
  /** The default priority of its jobs. */
  priority?: Priority;
  /** Never set: it only ties the payload's type to the name. */
  payload?: Payload;
}

export type PayloadOf<T> = T extends Task<infer Payload> ? Payload : never;

/** Payloads contain ids, never contents or secrets, because operators can read the queue. */
export const defineTask = <Payload extends object>(
  name: string,
  { priority }: { priority?: Priority } = {},
): Task<Payload> => ({ name, ...(priority && { priority }) });

/** Runs the due jobs of a sandbox. It is the only job of a sandbox in the queue. */
export const RUN_SANDBOX = defineTask<{ organization: string }>("run_sandbox");
