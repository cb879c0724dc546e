import { AsyncLocalStorage } from "node:async_hooks";
import type { ServerResponse } from "node:http";

/** The clock of a sandbox. All in milliseconds. */
export interface SandboxClock {
  /** The sandbox's time when it was last set. */
  at: number;
  /** The world's time from which it runs on; null: it is stopped. */
  runningSince: number | null;
}

export interface Site {
  organization: string;
  /** The origin of its pages: `https://meet.example.com`. */
  origin: string;
}

export interface RenamedSlug {
  /** Selects the pattern of addresses that contain the slug. */
  kind: string;
  from: string;
  to: string;
}

/** The context of the current request or job: for its log lines and for the jobs that it queues. */
export interface WorkContext {
  /** The id of the request; a job has that of the request that queued it. Null for scheduled jobs. */
  requestId: string | null;
  /** The priority of a job, inherited by those that it queues. */
  priority?: number;
  /** The organisation of the work, once known. */
  organization?: string;
  /** The clock of a sandbox, once the organisation is known; other work uses the world's time. */
  clock?: SandboxClock;
  /** The site of the domain that the request came to; it shows no other organisation's pages. */
  site?: Site;
  /** The site that provides names and addresses for the request. */
  within?: Site;
  /** Set if the application threw because the database is unavailable. */
  isDatabaseUnavailable?: boolean;
  /** The new slug, if the requested one is an old one. */
  renamed?: RenamedSlug;
  /** The response, if our server sends it. */
  response?: ServerResponse;
}

// On globalThis: the server and the bundled pages each have a copy of this module.
const shared = globalThis as { bookpageWork?: AsyncLocalStorage<WorkContext> };
shared.bookpageWork ??= new AsyncLocalStorage();
const storage = shared.bookpageWork;

export const runInWorkContext = <T>(work: WorkContext, run: () => T): T => storage.run(work, run);

export const getWorkContext = (): WorkContext | undefined => storage.getStore();

/** Sets the organisation of the current work. */
export function setWorkOrganization(organization: string): void {
  const work = storage.getStore();
  if (work) work.organization = organization;
}
