/** How many deliveries one process has under way at a time: in all, to one host, to one webhook. */
const MAX_UNDER_WAY = { all: 24, host: 8, webhook: 4 };

/** A webhook whose last delivery took longer gets one at a time until one is faster. */
const SLOW_DELIVERY_MS = 2000;

/** How long a delivery waits for a turn in the process, and how many wait for the same one at most. */
const WAIT_MS = 1000;
const MAX_WAITING = 32;

/** What a delivery is thought to take where none has ended yet. */
const EXPECTED_MS = 50;

const RECALL_TIMEOUT_MS = 1000;

/** Before that time a job that was put off does not run by itself, and after it does in any case. */
const MIN_PUT_OFF_MS = 30_000;
const MAX_PUT_OFF_MS = 5 * 60_000;

/** Further ones run by themselves. */
const MAX_PUT_OFF = 50_000;

const underWay = new Map<string, number>();
/** How long the last delivery took, while there are others or it was slow. */
const lastTook = new Map<string, number>();

export interface DeliveryTurn {
  /** To be called when the delivery has ended, with the milliseconds that it took. */
  end: (ms: number) => void;
}

/** The limit that has no turn left. */
interface Full {
  full: string;
}

interface Waiter {
  webhook: string;
  host: string;
  /** The limit that it waits for. */
  full: string;
  resolve: (turn: DeliveryTurn) => void;
}

/** In the order in which they came. */
let waiters: Waiter[] = [];

/** A job that was put off, and when it was due. */
interface PutOff {
  job: number;
  dueAt: number;
}

/**
 * Deliveries that were put off, by the limit that had no turn for them, in their order. Each runs by itself after a while,
 * whatever becomes of this process.
 */
const putOff = new Map<string, Map<string, PutOff>>();
/** The limit under which a delivery is in `putOff`. */
const putOffUnder = new Map<string, string>();

/** Deliveries that were recalled and are on their way, by their limit. */
const recalled = new Map<string, { deliveries: Set<string>; at: number }>();
/** The limit under which a delivery is in `recalled`. */
const recalledUnder = new Map<string, string>();

/**
 * A turn, or the limit that has none: so one slow receiver cannot take all that a worker can do. Deliveries wait here, in
 * their order, where a turn can be expected within a second; behind those that were put off, they are put off as well.
 */
export async function waitForDeliveryTurn(
  delivery: string,
  webhook: string,
  host: string,
): Promise<DeliveryTurn | Full> {
  const isRecalled = forgetRecalled(delivery); // one that was not, and is put off again, keeps its place
  const behind = isRecalled ? undefined : listLimits(webhook, host).find((key) => putOff.has(key));
  if (behind !== undefined) return { full: behind };
  const isAwaited = waiters.some((waiter) => waiter.webhook === webhook);
  const taken = isAwaited ? { full: nameWebhook(webhook) } : takeDeliveryTurn(webhook, host);
  if ("end" in taken) return taken;
  const { full } = taken;
  if (countWaiting(full) >= countRoom(full)) return taken;
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
    }, WAIT_MS);
    waiters.push(waiter);
  });
}

/** There is nothing to send any more: no job of the delivery is to be recalled. */
export function forgetDelivery(delivery: string): void {
  forgetRecalled(delivery);
  forgetPutOff(delivery);
}

/** True where it was recalled. */
function forgetRecalled(delivery: string): boolean {
  const key = recalledUnder.get(delivery);
  if (key === undefined) return false;
  recalledUnder.delete(delivery);
  recalled.get(key)?.deliveries.delete(delivery);
  return true;
}

function forgetPutOff(delivery: string): void {
  const key = putOffUnder.get(delivery);
  if (key === undefined) return;
  putOffUnder.delete(delivery);
  const jobs = putOff.get(key);
  jobs?.delete(delivery);
  if (jobs?.size === 0) putOff.delete(key);
}

const nameWebhook = (webhook: string) => `webhook ${webhook}`;
const listLimits = (webhook: string, host: string) => ["all", `host ${host}`, nameWebhook(webhook)];

export function takeDeliveryTurn(webhook: string, host: string): DeliveryTurn | Full {
  const keys = listLimits(webhook, host);
  const full = keys.find((key) => (underWay.get(key) ?? 0) >= getLimit(key));
  if (full) return { full };
  for (const key of keys) underWay.set(key, (underWay.get(key) ?? 0) + 1);
  return {
    end: (ms) => {
      for (const key of keys) leave(key, ms);
      passOn();
    },
  };
}

function getLimit(key: string): number {
  if (key === "all") return MAX_UNDER_WAY.all;
  if (key.startsWith("host ")) return MAX_UNDER_WAY.host;
  return (lastTook.get(key) ?? 0) > SLOW_DELIVERY_MS ? 1 : MAX_UNDER_WAY.webhook;
}

/** How many can wait for a turn of this limit and have it in time. */
function countRoom(key: string): number {
  const took = lastTook.get(key) ?? EXPECTED_MS;
  if (took > SLOW_DELIVERY_MS) return 0;
  return Math.min(MAX_WAITING, Math.floor((WAIT_MS * getLimit(key)) / Math.max(took, 1)));
}

const countWaiting = (key: string): number =>
  waiters.reduce((count, { full }) => count + (full === key ? 1 : 0), 0);

/** Gives the turns that are free to those who wait for them. */
function passOn(): void {
  const left: Waiter[] = [];
  const passed = new Set<string>(); // webhooks of which an earlier one goes on waiting
  for (const waiter of waiters) {
    const taken = passed.has(waiter.webhook) ? null : takeDeliveryTurn(waiter.webhook, waiter.host);
    if (taken && "end" in taken) waiter.resolve(taken);
    else {
      passed.add(waiter.webhook);
      if (taken) waiter.full = taken.full;
      left.push(waiter);
    }
  }
  waiters = left;
}

function leave(key: string, ms: number): void {
  const left = (underWay.get(key) ?? 1) - 1;
  underWay.set(key, left);
  lastTook.set(key, ms);
  if (left > 0) return;
  underWay.delete(key);
  if (ms <= SLOW_DELIVERY_MS) lastTook.delete(key);
}

/** After so long the job of a delivery that is put off now runs without being recalled. */
export function getPutOffMs(full: string): number {
  const ahead = putOff.get(full)?.size ?? 0;
  const expected = (ahead * (lastTook.get(full) ?? EXPECTED_MS)) / getLimit(full);
  return Math.min(MIN_PUT_OFF_MS + 2 * expected, MAX_PUT_OFF_MS);
}

/** Remembers the job of a delivery that was put off because this limit had no turn. */
export function rememberPutOff(full: string, delivery: string, job: PutOff): void {
  if (putOffUnder.size >= MAX_PUT_OFF) return;
  const jobs = putOff.get(full) ?? new Map<string, PutOff>();
  putOff.set(full, jobs);
  jobs.set(delivery, job);
  putOffUnder.set(delivery, full);
}

/** Jobs to run now, and when the first of them was due: so they stay before those that came after them. */
interface Recall {
  jobs: number[];
  dueAt: Date;
}

const toRecall = (all: readonly PutOff[]): Recall | null =>
  all.length === 0
    ? null
    : { jobs: all.map(({ job }) => job), dueAt: new Date(Math.min(...all.map(({ dueAt }) => dueAt))) };

/** All jobs that were put off, for a process that ends. */
export function recallAllPutOff(): Recall | null {
  const all = [...putOff.values()].flatMap((jobs) => [...jobs.values()]);
  putOff.clear();
  putOffUnder.clear();
  return toRecall(all);
}

/** The jobs that there is room for now: to be called after a turn has ended. */
export function recallPutOff(now: number): Recall | null {
  const picked: PutOff[] = [];
  for (const key of [...putOff.keys()]) picked.push(...recallOf(key, now));
  return toRecall(picked);
}

/** Of one limit some at a time, before the last of those that wait has its turn. */
function recallOf(key: string, now: number): PutOff[] {
  const coming = findComing(key, now);
  const room = countRoom(key);
  const expected = countWaiting(key) + coming.size;
  if (expected > room / 2) return [];
  const wanted = Math.max(room, getLimit(key) - (underWay.get(key) ?? 0)) - expected;
  const picked = [...(putOff.get(key) ?? [])].slice(0, Math.max(0, wanted));
  if (picked.length === 0) return [];
  for (const [delivery] of picked) {
    forgetPutOff(delivery);
    coming.add(delivery);
    recalledUnder.set(delivery, key);
  }
  recalled.set(key, { deliveries: coming, at: now });
  return picked.map(([, job]) => job);
}

/** Those that were recalled a moment ago. Those that have not come by then are elsewhere: with another process, or done. */
function findComing(key: string, now: number): Set<string> {
  const last = recalled.get(key);
  if (!last) return new Set();
  if (now - last.at < RECALL_TIMEOUT_MS) return last.deliveries;
  for (const delivery of last.deliveries) recalledUnder.delete(delivery);
  recalled.delete(key);
  return new Set();
}
