/** Concurrent deliveries of one process: in all, to one host, for one webhook. */
const MAX_CONCURRENT = { all: 24, host: 8, webhook: 4 };

/** After a slower delivery a webhook gets one at a time until one is faster. */
const SLOW_DELIVERY_MS = 2000;

/** Time that a delivery waits in memory, and the number that may wait for one limit. */
const PERMIT_TIMEOUT_MS = 1000;
const MAX_WAITING = 32;

/** Assumed duration before the first delivery has ended. */
const EXPECTED_MS = 50;

const REQUEUE_TIMEOUT_MS = 1000;

/** Bounds of the delay after which a deferred job runs unless it was requeued before. */
const MIN_DEFERRAL_MS = 30_000;
const MAX_DEFERRAL_MS = 5 * 60_000;

/** Further deferred jobs are not tracked and run after their delay. */
const MAX_DEFERRED = 50_000;

const activeByLimit = new Map<string, number>();
/** Duration of the last delivery in milliseconds, stored while others are active or if it was slow. */
const lastDurationByLimit = new Map<string, number>();

export interface DeliveryPermit {
  /** Releases the permit; `ms` is the duration of the delivery. */
  end: (ms: number) => void;
}

/** The limit without a free permit. */
interface LimitReached {
  full: string;
}

interface Waiter {
  webhook: string;
  host: string;
  /** Limit that the delivery waits for. */
  full: string;
  resolve: (permit: DeliveryPermit) => void;
}

/** First in, first out. */
let waiters: Waiter[] = [];

/** A deferred job and its original due time. */
interface DeferredJob {
  job: number;
  dueAt: number;
}

/**
 * Deferred deliveries in order, by the limit that they reached. Each runs after its delay even if this
 * process stops.
 */
const deferredByLimit = new Map<string, Map<string, DeferredJob>>();
/** Key of each delivery in `deferredByLimit`. */
const limitByDeferred = new Map<string, string>();

/** Requeued deliveries that have not arrived yet, by limit. */
const requeuedByLimit = new Map<string, { deliveries: Set<string>; at: number }>();
/** Key of each delivery in `requeuedByLimit`. */
const limitByRequeued = new Map<string, string>();

/**
 * Returns a permit or the reached limit, so that one slow receiver cannot occupy a worker. A delivery waits
 * here if a permit is likely within a second, and is deferred if others of its limit are deferred already.
 */
export async function waitForDeliveryPermit(
  delivery: string,
  webhook: string,
  host: string,
): Promise<DeliveryPermit | LimitReached> {
  const isRequeued = removeRequeued(delivery); // a deferred delivery keeps its position
  const behind = isRequeued
    ? undefined
    : listLimitKeys(webhook, host).find((key) => deferredByLimit.has(key));
  if (behind !== undefined) return { full: behind };
  const isAwaited = waiters.some((waiter) => waiter.webhook === webhook);
  const permit = isAwaited ? { full: buildWebhookKey(webhook) } : acquireDeliveryPermit(webhook, host);
  if ("end" in permit) return permit;
  const { full } = permit;
  if (countWaiting(full) >= countCapacity(full)) return permit;
  return new Promise((resolve) => {
    const waiter: Waiter = {
      webhook,
      host,
      full,
      resolve: (permit) => {
        clearTimeout(timer);
        resolve(permit);
      },
    };
    const timer = setTimeout(() => {
      waiters = waiters.filter((other) => other !== waiter);
      resolve({ full: waiter.full });
    }, PERMIT_TIMEOUT_MS);
    waiters.push(waiter);
  });
}

/** Stops tracking a delivery that needs no further attempt. */
export function clearDeferredDelivery(delivery: string): void {
  removeRequeued(delivery);
  removeDeferred(delivery);
}

/** Returns whether the delivery had been requeued. */
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

/** Number of deliveries that can wait for this limit and get a permit in time. */
function countCapacity(key: string): number {
  const duration = lastDurationByLimit.get(key) ?? EXPECTED_MS;
  if (duration > SLOW_DELIVERY_MS) return 0;
  return Math.min(MAX_WAITING, Math.floor((PERMIT_TIMEOUT_MS * getLimit(key)) / Math.max(duration, 1)));
}

const countWaiting = (key: string): number =>
  waiters.reduce((count, { full }) => count + (full === key ? 1 : 0), 0);

/** Gives free permits to waiting deliveries. */
function assignPermits(): void {
  const remaining: Waiter[] = [];
  const waitingWebhooks = new Set<string>(); // webhooks with an earlier delivery that still waits
  for (const waiter of waiters) {
    const permit = waitingWebhooks.has(waiter.webhook)
      ? null
      : acquireDeliveryPermit(waiter.webhook, waiter.host);
    if (permit && "end" in permit) waiter.resolve(permit);
    else {
      waitingWebhooks.add(waiter.webhook);
      if (permit) waiter.full = permit.full;
      remaining.push(waiter);
    }
  }
  waiters = remaining;
}

function releasePermit(key: string, ms: number): void {
  const active = (activeByLimit.get(key) ?? 1) - 1;
  activeByLimit.set(key, active);
  lastDurationByLimit.set(key, ms);
  if (active > 0) return;
  activeByLimit.delete(key);
  if (ms <= SLOW_DELIVERY_MS) lastDurationByLimit.delete(key);
}

/** Returns the delay after which a job deferred now runs unless it is requeued. */
export function getDeferralMs(full: string): number {
  const ahead = deferredByLimit.get(full)?.size ?? 0;
  const expected = (ahead * (lastDurationByLimit.get(full) ?? EXPECTED_MS)) / getLimit(full);
  return Math.min(MIN_DEFERRAL_MS + 2 * expected, MAX_DEFERRAL_MS);
}

/** Tracks the job of a delivery that was deferred by this limit. */
export function storeDeferredDelivery(full: string, delivery: string, job: DeferredJob): void {
  if (limitByDeferred.size >= MAX_DEFERRED) return;
  const jobs = deferredByLimit.get(full) ?? new Map<string, DeferredJob>();
  deferredByLimit.set(full, jobs);
  jobs.set(delivery, job);
  limitByDeferred.set(delivery, full);
}

/** Jobs to run now; `dueAt` is the earliest due time, so that they stay ahead of later jobs. */
interface RequeuedJobs {
  jobs: number[];
  dueAt: Date;
}

const toRequeuedJobs = (all: readonly DeferredJob[]): RequeuedJobs | null =>
  all.length === 0
    ? null
    : { jobs: all.map(({ job }) => job), dueAt: new Date(Math.min(...all.map(({ dueAt }) => dueAt))) };

/** Returns all deferred jobs when the process stops. */
export function collectAllDeferred(): RequeuedJobs | null {
  const all = [...deferredByLimit.values()].flatMap((jobs) => [...jobs.values()]);
  deferredByLimit.clear();
  limitByDeferred.clear();
  return toRequeuedJobs(all);
}

/** Returns the deferred jobs that have capacity now. Call it after a delivery has ended. */
export function collectDeferred(now: number): RequeuedJobs | null {
  const picked: DeferredJob[] = [];
  for (const key of [...deferredByLimit.keys()]) picked.push(...collectDeferredOf(key, now));
  return toRequeuedJobs(picked);
}

/** Requeues a batch of one limit before the last waiting delivery gets its permit. */
function collectDeferredOf(key: string, now: number): DeferredJob[] {
  const requeued = findRequeued(key, now);
  const capacity = countCapacity(key);
  const expected = countWaiting(key) + requeued.size;
  if (expected > capacity / 2) return [];
  const count = Math.max(capacity, getLimit(key) - (activeByLimit.get(key) ?? 0)) - expected;
  const picked = [...(deferredByLimit.get(key) ?? [])].slice(0, Math.max(0, count));
  if (picked.length === 0) return [];
  for (const [delivery] of picked) {
    removeDeferred(delivery);
    requeued.add(delivery);
    limitByRequeued.set(delivery, key);
  }
  requeuedByLimit.set(key, { deliveries: requeued, at: now });
  return picked.map(([, job]) => job);
}

/** Returns recently requeued deliveries. Older ones were done or went to another process. */
function findRequeued(key: string, now: number): Set<string> {
  const last = requeuedByLimit.get(key);
  if (!last) return new Set();
  if (now - last.at < REQUEUE_TIMEOUT_MS) return last.deliveries;
  for (const delivery of last.deliveries) limitByRequeued.delete(delivery);
  requeuedByLimit.delete(key);
  return new Set();
}
