import type { Priority } from "./priority";

/** A kind of job: its name in the queue and, for the compiler alone, what each of its jobs is given. */
export interface Task<Payload extends object> {
  name: string;
  /** Of its jobs, where one does not say its own. */
  priority?: Priority;
  /** Never set: it only ties the payload's type to the name. */
  payload?: Payload;
}

export type PayloadOf<T> = T extends Task<infer Payload> ? Payload : never;

/** Payloads are ids, never contents or secrets: people can look at a queue. */
export const defineTask = <Payload extends object>(
  name: string,
  { priority }: { priority?: Priority } = {},
): Task<Payload> => ({ name, ...(priority && { priority }) });

/** Does what is due in a sandbox. Of all kinds of jobs that are for a sandbox, this one alone waits in the queue. */
export const RUN_SANDBOX = defineTask<{ organization: string }>("run_sandbox");
