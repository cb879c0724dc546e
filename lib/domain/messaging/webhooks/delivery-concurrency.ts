/** How many deliveries one process has under way at a time: in all, to one host, to one webhook. */
const MAX_CONCURRENT = { all: 24, host: 8, webhook: 4 };

/** A webhook whose last delivery took longer gets one at a time until one is faster. */
const SLOW_DELIVERY_MS = 2000;

/** How long a delivery waits for a turn in the process, and how many wait for the same one at most. */
const PERMIT_TIMEOUT_MS = 1000;
const MAX_WAITING = 32;

/** What a delivery is thought to take where none has ended yet. */
const EXPECTED_MS = 50;

const REQUEUE_TIMEOUT_MS = 1000;

/** Before that time a job that was put off does not run by itself, and after it does in any case. */
const MIN_DEFERRAL_MS = 30_000;
const MAX_DEFERRAL_MS = 5 * 60_000;

/** Further ones run by themselves. */
const MAX_DEFERRED = 50_000;

const activeByLimit = new Map<string, number>();
/** How long the last delivery took, while there are others or it was slow. */
const lastDurationByLimit = new Map<string, number>();

export interface DeliveryPermit {
  /** To be called when the delivery has ended, with the milliseconds that it took. */
  end: (ms: number) => void;
}

/** The limit that has no turn left. */
interface LimitReached {
  full: string;
}

interface Waiter {
  webhook: string;
  host: string;
  /** The limit that it waits for. */
  full: string;
  resolve: (turn: DeliveryPermit) => void;
}

/** In the order in which they came. */
let waiters: Waiter[] = [];

/** A job that was put off, and when it was due. */
interface DeferredJob {
  job: number;
  dueAt: number;
}

/**
 * Deliveries that were put off, by the limit that had no turn for them, in their order. Each runs by itself after a while,
 * whatever becomes of this process.
 */
const deferredByLimit = new Map<string, Map<string, DeferredJob>>();
/** The limit under which a delivery is in `deferredByLimit`. */
const limitByDeferred = new Map<string, string>();

/** Deliveries that were recalled and are on their way, by their limit. */
const requeuedByLimit = new Map<string, { deliveries: Set<string>; at: number }>();
/** The limit under which a delivery is in `recalled`. */
const limitByRequeued = new Map<string, string>();

/**
 * A turn, or the limit that has none: so one slow receiver cannot take all that a worker can do. Deliveries wait here, in
 * their order, where a turn can be expected within a second; behind those that were put off, they are put off as well.
 */
export async function waitForDeliveryPermit(
  delivery: string,
  webhook: string,
  host: string,
): Promise<DeliveryPermit | LimitReached> {
  const isRecalled = removeRequeued(delivery); // one that was not, and is put off again, keeps its place
  const behind = isRecalled
    ? undefined
    : listLimitKeys(webhook, host).find((key) => deferredByLimit.has(key));
  if (behind !== undefined) return { full: behind };
  const isAwaited = waiters.some((waiter) => waiter.webhook === webhook);
  const taken = isAwaited ? { full: buildWebhookKey(webhook) } : acquireDeliveryPermit(webhook, host);
  if ("end" in taken) return taken;
  const { full } = taken;
  if (countWaiting(full) >= countCapacity(full)) return taken;
  return new Promise((resolve) => {
    const waiter: Waiter = {
      ...{ webhook, host, full },
      resolve: (turn) => {
        clearTimeout(patience);
        resolve(turn);
      },
    };
    const patience = setTimeout(() => {
      waiters = waiters.filter((other) => other !== waiter);
      resolve({ full: waiter.full });
    }, PERMIT_TIMEOUT_MS);
    waiters.push(waiter);
  });
}

/** There is nothing to send any more: no job of the delivery is to be recalled. */
export function clearDeferredDelivery(delivery: string): void {
  removeRequeued(delivery);
  removeDeferred(delivery);
}

/** True where it was recalled. */
function removeRequeued(delivery: string): boolean {
  const key = limitByRequeued.get(delivery);
  if (key === undefined) return false;
  limitByRequeued.delete(delivery);
  requeuedByLimit.get(key)?.deliveries.delete(delivery);
  return true;
}

function removeDeferred(delivery: string): void {
  const key = limitByDeferred.get(delivery);
  if (key === undefined) return;
  limitByDeferred.delete(delivery);
  const jobs = deferredByLimit.get(key);
  jobs?.delete(delivery);
  if (jobs?.size === 0) deferredByLimit.delete(key);
}

const buildWebhookKey = (webhook: string) => `webhook ${webhook}`;
const listLimitKeys = (webhook: string, host: string) => ["all", `host ${host}`, buildWebhookKey(webhook)];

export function acquireDeliveryPermit(webhook: string, host: string): DeliveryPermit | LimitReached {
  const keys = listLimitKeys(webhook, host);
  const full = keys.find((key) => (activeByLimit.get(key) ?? 0) >= getLimit(key));
  if (full) return { full };
  for (const key of keys) activeByLimit.set(key, (activeByLimit.get(key) ?? 0) + 1);
  return {
    end: (ms) => {
      for (const key of keys) releasePermit(key, ms);
      assignPermits();
    },
  };
}

function getLimit(key: string): number {
  if (key === "all") return MAX_CONCURRENT.all;
  if (key.startsWith("host ")) return MAX_CONCURRENT.host;
  return (lastDurationByLimit.get(key) ?? 0) > SLOW_DELIVERY_MS ? 1 : MAX_CONCURRENT.webhook;
}

/** How many can wait for a turn of this limit and have it in time. */
function countCapacity(key: string): number {
  const took = lastDurationByLimit.get(key) ?? EXPECTED_MS;
  if (took > SLOW_DELIVERY_MS) return 0;
  return Math.min(MAX_WAITING, Math.floor((PERMIT_TIMEOUT_MS * getLimit(key)) / Math.max(took, 1)));
}

const countWaiting = (key: string): number =>
  waiters.reduce((count, { full }) => count + (full === key ? 1 : 0), 0);

/** Gives the turns that are free to those who wait for them. */
function assignPermits(): void {
  const left: Waiter[] = [];
  const passed = new Set<string>(); // webhooks of which an earlier one goes on waiting
  for (const waiter of waiters) {
    const taken = passed.has(waiter.webhook) ? null : acquireDeliveryPermit(waiter.webhook, waiter.host);
    if (taken && "end" in taken) waiter.resolve(taken);
    else {
      passed.add(waiter.webhook);
      if (taken) waiter.full = taken.full;
      left.push(waiter);
    }
  }
  waiters = left;
}

function releasePermit(key: string, ms: number): void {
  const left = (activeByLimit.get(key) ?? 1) - 1;
  activeByLimit.set(key, left);
  lastDurationByLimit.set(key, ms);
  if (left > 0) return;
  activeByLimit.delete(key);
  if (ms <= SLOW_DELIVERY_MS) lastDurationByLimit.delete(key);
}

/** After so long the job of a delivery that is put off now runs without being recalled. */
export function getDeferralMs(full: string): number {
  const ahead = deferredByLimit.get(full)?.size ?? 0;
  const expected = (ahead * (lastDurationByLimit.get(full) ?? EXPECTED_MS)) / getLimit(full);
  return Math.min(MIN_DEFERRAL_MS + 2 * expected, MAX_DEFERRAL_MS);
}

/** Remembers the job of a delivery that was put off because this limit had no turn. */
export function storeDeferredDelivery(full: string, delivery: string, job: DeferredJob): void {
  if (limitByDeferred.size >= MAX_DEFERRED) return;
  const jobs = deferredByLimit.get(full) ?? new Map<string, DeferredJob>();
  deferredByLimit.set(full, jobs);
  jobs.set(delivery, job);
  limitByDeferred.set(delivery, full);
}

/** Jobs to run now, and when the first of them was due: so they stay before those that came after them. */
interface RequeuedJobs {
  jobs: number[];
  dueAt: Date;
}

const toRequeuedJobs = (all: readonly DeferredJob[]): RequeuedJobs | null =>
  all.length === 0
    ? null
    : { jobs: all.map(({ job }) => job), dueAt: new Date(Math.min(...all.map(({ dueAt }) => dueAt))) };

/** All jobs that were put off, for a process that ends. */
export function collectAllDeferred(): RequeuedJobs | null {
  const all = [...deferredByLimit.values()].flatMap((jobs) => [...jobs.values()]);
  deferredByLimit.clear();
  limitByDeferred.clear();
  return toRequeuedJobs(all);
}

/** The jobs that there is room for now: to be called after a turn has ended. */
export function collectDeferred(now: number): RequeuedJobs | null {
  const picked: DeferredJob[] = [];
  for (const key of [...deferredByLimit.keys()]) picked.push(...collectDeferredOf(key, now));
  return toRequeuedJobs(picked);
}

/** Of one limit some at a time, before the last of those that wait has its turn. */
function collectDeferredOf(key: string, now: number): DeferredJob[] {
  const coming = findRequeued(key, now);
  const room = countCapacity(key);
  const expected = countWaiting(key) + coming.size;
  if (expected > room / 2) return [];
  const wanted = Math.max(room, getLimit(key) - (activeByLimit.get(key) ?? 0)) - expected;
  const picked = [...(deferredByLimit.get(key) ?? [])].slice(0, Math.max(0, wanted));
  if (picked.length === 0) return [];
  for (const [delivery] of picked) {
    removeDeferred(delivery);
    coming.add(delivery);
    limitByRequeued.set(delivery, key);
  }
  requeuedByLimit.set(key, { deliveries: coming, at: now });
  return picked.map(([, job]) => job);
}

/** Those that were recalled a moment ago. Those that have not come by then are elsewhere: with another process, or done. */
function findRequeued(key: string, now: number): Set<string> {
  const last = requeuedByLimit.get(key);
  if (!last) return new Set();
  if (now - last.at < REQUEUE_TIMEOUT_MS) return last.deliveries;
  for (const delivery of last.deliveries) limitByRequeued.delete(delivery);
  requeuedByLimit.delete(key);
  return new Set();
}
