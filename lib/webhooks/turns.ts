/** How many deliveries one process has under way at a time: in all, to one host, to one webhook. */
const MOST = { all: 24, host: 8, webhook: 4 };

/** A webhook that has just kept us waiting gets one at a time for a while. */
const SLOW = 2000; // milliseconds
const REMEMBERED = 60_000;

/** How much later each delivery comes that found no turn, and how late at most. */
const SPACING = 250;
const SLOW_SPACING = 5000;
const LATEST = 60_000;

const underWay = new Map<string, number>();
const slowUntil = new Map<string, number>();
const lines = new Map<string, number>();

export interface Turn {
  /** To be called when the delivery has ended, with the milliseconds that it took. */
  end: (ms: number) => void;
}

/** A turn, or when to ask again: those who wait are lined up, so that a long line asks rarely. */
export function takeTurn(webhook: string, host: string, now: number): Turn | { again: number } {
  const slow = (slowUntil.get(webhook) ?? 0) > now;
  const keys = [
    ["all", MOST.all],
    [`host ${host}`, MOST.host],
    [`webhook ${webhook}`, slow ? 1 : MOST.webhook],
  ] as const;
  if (keys.some(([key, most]) => (underWay.get(key) ?? 0) >= most)) {
    const last = Math.max(now, lines.get(webhook) ?? 0);
    const again = Math.min(last + (slow ? SLOW_SPACING : SPACING), now + LATEST);
    lines.set(webhook, again);
    return { again };
  }
  for (const [key] of keys) underWay.set(key, (underWay.get(key) ?? 0) + 1);
  return {
    end: (ms) => {
      for (const [key] of keys) {
        const left = (underWay.get(key) ?? 1) - 1;
        if (left > 0) underWay.set(key, left);
        else underWay.delete(key);
      }
      if (ms > SLOW) slowUntil.set(webhook, now + ms + REMEMBERED);
      else slowUntil.delete(webhook);
      if ((lines.get(webhook) ?? 0) <= now) lines.delete(webhook);
    },
  };
}
