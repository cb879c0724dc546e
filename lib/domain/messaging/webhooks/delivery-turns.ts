import { EventEmitter, once } from "node:events";

/** How many deliveries one process has under way at a time: in all, to one host, to one webhook. */
const MAX_UNDER_WAY = { all: 24, host: 8, webhook: 4 };

/** A webhook whose last delivery took longer gets one at a time until one is faster. */
const SLOW_DELIVERY_MS = 2000;

/** The shortest and the longest time after which one who found no turn asks again. */
const MIN_DELAY_MS = 50;
const MAX_DELAY_MS = 60_000;

/** How many times faster than turns come free they ask again, so that none stays free for long. */
const EAGERNESS_FACTOR = 4;

/** How long some wait for a turn without going back into the queue, and how many: they take room from other jobs. */
const WAIT_MS = 1000;
const MAX_WAITING = 6;

const underWay = new Map<string, number>();
/** How long the last delivery took, while there are others or it was slow. */
const lastTook = new Map<string, number>();
/** When the last delivery in line for a turn asks again. */
const lines = new Map<string, number>();

export interface DeliveryTurn {
  /** To be called when the delivery has ended, with the milliseconds that it took. */
  end: (ms: number) => void;
}

/** Emits an event whenever a turn has ended. */
const ended = new EventEmitter().setMaxListeners(0);
let waiting = 0;

/**
 * A turn, or when to ask again: so one slow receiver cannot take all that a worker can do. Some wait here for a
 * moment, unless they would wait for a slow one. Others are lined up by the pace of those before them, so that even
 * a long line asks rarely.
 */
export async function waitForDeliveryTurn(
  webhook: string,
  host: string,
): Promise<DeliveryTurn | { again: number }> {
  const patience = AbortSignal.timeout(WAIT_MS);
  for (;;) {
    const taken = takeDeliveryTurn(webhook, host);
    if ("end" in taken) return taken;
    if (patience.aborted || waiting >= MAX_WAITING || (lastTook.get(taken.full) ?? 0) > SLOW_DELIVERY_MS)
      return { again: lineUp(taken, Date.now()) };
    waiting += 1;
    await once(ended, "turn", { signal: patience }).catch(() => {});
    waiting -= 1;
  }
}

interface Full {
  full: string;
  most: number;
}

export function takeDeliveryTurn(webhook: string, host: string): DeliveryTurn | Full {
  const perWebhook = `webhook ${webhook}`;
  const limits = [
    { key: "all", most: MAX_UNDER_WAY.all },
    { key: `host ${host}`, most: MAX_UNDER_WAY.host },
    { key: perWebhook, most: (lastTook.get(perWebhook) ?? 0) > SLOW_DELIVERY_MS ? 1 : MAX_UNDER_WAY.webhook },
  ];
  const full = limits.find(({ key, most }) => (underWay.get(key) ?? 0) >= most);
  if (full) return { full: full.key, most: full.most };
  for (const { key } of limits) underWay.set(key, (underWay.get(key) ?? 0) + 1);
  return {
    end: (ms) => {
      for (const { key } of limits) leave(key, ms);
      ended.emit("turn");
    },
  };
}

export function lineUp({ full, most }: Full, now: number): number {
  const pace = (lastTook.get(full) ?? MIN_DELAY_MS) / most / EAGERNESS_FACTOR;
  const again = Math.min(Math.max(now + MIN_DELAY_MS, lines.get(full) ?? 0) + pace, now + MAX_DELAY_MS);
  lines.set(full, again);
  return Math.ceil(again);
}

function leave(key: string, ms: number): void {
  const left = (underWay.get(key) ?? 1) - 1;
  underWay.set(key, left);
  lastTook.set(key, ms);
  if (left > 0) return;
  underWay.delete(key);
  lines.delete(key);
  if (ms <= SLOW_DELIVERY_MS) lastTook.delete(key);
}
