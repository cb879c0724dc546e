/** A kind of job: its name in the queue and, for the compiler alone, what each of its jobs is given. */
export interface Task<Payload extends object> {
  name: string;
  /** Never set: it only ties the payload's type to the name. */
  payload?: Payload;
}

export type PayloadOf<T> = T extends Task<infer Payload> ? Payload : never;

/** Payloads are ids, never contents or secrets: people can look at a queue. */
export const defineTask = <Payload extends object>(name: string): Task<Payload> => ({ name });
