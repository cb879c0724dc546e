import { AsyncLocalStorage } from "node:async_hooks";

/** Who writes, for the audit log. Nobody: the system itself. */
interface Actor {
  kind: "key" | "user" | "booker";
  /** Of the API key or the user. */
  id?: string | undefined;
  requestId: string;
}

// On globalThis: the database may have been opened by another copy of these modules.
const shared = globalThis as { bookpageActor?: AsyncLocalStorage<string> };
shared.bookpageActor ??= new AsyncLocalStorage();
const storage = shared.bookpageActor;

/** Everything that `run` writes is put down to the actor, in whichever transaction. */
export function runAs<T>({ kind, id = "", requestId }: Actor, run: () => Promise<T>): Promise<T> {
  // Awaited inside: Prisma starts a statement only when it is awaited.
  return storage.run(`${kind}/${id}/${requestId}`, async () => await run());
}

/** As the audit triggers read it from the setting `bookpage.actor`: kind/id/request. */
export const currentActor = (): string | undefined => storage.getStore();
