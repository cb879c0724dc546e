import { AsyncLocalStorage } from "node:async_hooks";
import type { ServerResponse } from "node:http";

/** Which time it is in a sandbox. All in milliseconds. */
export interface SandboxClock {
  /** Its time when it was last set. */
  at: number;
  /** Since when, in the world's time, it has run on from there; null: it stands still. */
  runsSince: number | null;
}

export interface Site {
  organization: string;
  /** Where its pages are: `https://meet.example.com`. */
  origin: string;
}

export interface RenamedSlug {
  kind: "nickname" | "locator" | "form" | "type";
  from: string;
  to: string;
}

/** What is known of a request, or of a job, while it is worked on: for its log lines and for the jobs that it queues. */
export interface WorkContext {
  /** Of the request; of a job, the one of the request that queued it. Null for what the clock began. */
  requestId: string | null;
  /** Of a job, for those that it queues. */
  priority?: number;
  /** Whom it is for, once that is known. */
  organization?: string;
  /** Of a sandbox, once it is known whom the work is for; anybody else's time is the world's. */
  clock?: SandboxClock;
  /** Whose domain the request came to, and no other organisation's pages are shown there. */
  site?: Site;
  /** Whose names and addresses count in it. */
  within?: Site;
  /** Set when the application threw because the database cannot do its work. */
  isDatabaseUnavailable?: boolean;
  /** What is asked for by the name that it had before. */
  renamed?: RenamedSlug;
  /** The answer being made, where a server of ours makes it. */
  response?: ServerResponse;
}

// On globalThis: the server that answers and the bundled pages each have a copy of this module.
const shared = globalThis as { bookpageWork?: AsyncLocalStorage<WorkContext> };
shared.bookpageWork ??= new AsyncLocalStorage();
const storage = shared.bookpageWork;

export const runInWorkContext = <T>(work: WorkContext, run: () => T): T => storage.run(work, run);

export const getWorkContext = (): WorkContext | undefined => storage.getStore();

/** Notes for whom the present work is done. */
export function setWorkOrganization(organization: string): void {
  const work = storage.getStore();
  if (work) work.organization = organization;
}
