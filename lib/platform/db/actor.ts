import { AsyncLocalStorage } from "node:async_hooks";

/** Where a request came from: an address, and what the browser or program calls itself. */
export interface RequestOrigin {
  address: string | null;
  device: string | null;
}

/** Who writes, for the audit log. Nobody: the system itself. */
interface Actor {
  kind: "key" | "user" | "booker";
  /** Of the API key or the user. */
  id?: string | undefined;
  requestId: string;
  origin?: RequestOrigin;
}

// On globalThis: the database may have been opened by another copy of these modules.
const shared = globalThis as { bookpageActor?: AsyncLocalStorage<Actor> };
shared.bookpageActor ??= new AsyncLocalStorage();
const storage = shared.bookpageActor;

/** Everything that `run` writes is put down to the actor, in whichever transaction. */
export function runAsActor<T>(actor: Actor, run: () => Promise<T>): Promise<T> {
  // Awaited inside: Prisma starts a statement only when it is awaited.
  return storage.run(actor, async () => await run());
}

export const getCurrentActor = (): Actor | undefined => storage.getStore();

/** The settings in which the audit triggers read it: kind, id and request; address and device. */
export const describeActor = ({ kind, id = "", requestId, origin }: Actor): Record<string, string> => ({
  "bookpage.actor": `${kind}/${id}/${requestId}`,
  "bookpage.origin": `${origin?.address ?? ""} ${origin?.device ?? ""}`,
});
