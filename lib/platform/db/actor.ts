import { AsyncLocalStorage } from "node:async_hooks";

/** The origin of a request: an address, and the user agent. */
export interface RequestOrigin {
  address: string | null;
  device: string | null;
}

/** The author of a change in the audit log. Absent: the system itself. */
interface Actor {
  /** The kind of actor, such as `user`. */
  kind: string;
  /** The id of the user or of the key. */
  id?: string | undefined;
  requestId: string;
  origin?: RequestOrigin;
}

// On globalThis: the database may have been opened by another copy of these modules.
const shared = globalThis as { bookpageActor?: AsyncLocalStorage<Actor> };
shared.bookpageActor ??= new AsyncLocalStorage();
const storage = shared.bookpageActor;

/** Attributes every write of `run` to the actor, in any transaction. */
export function runAsActor<T>(actor: Actor, run: () => Promise<T>): Promise<T> {
  // Awaited inside: Prisma starts a statement only when it is awaited.
  return storage.run(actor, async () => await run());
}

export const getCurrentActor = (): Actor | undefined => storage.getStore();

/** The settings from which the audit triggers read the actor: kind, id and request; address and device. */
export const describeActor = ({ kind, id = "", requestId, origin }: Actor): Record<string, string> => ({
  "bookpage.actor": `${kind}/${id}/${requestId}`,
  "bookpage.origin": `${origin?.address ?? ""} ${origin?.device ?? ""}`,
});
