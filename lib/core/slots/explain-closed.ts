import { type Instant, MINUTE } from "@/lib/core/time/instant";
import { type Asked, CLOSING_RULES, type ClosingRule } from "./closing-rules";
import type { Explained, Obstacle } from "./obstacle";
import { strikeOutTimes } from "./strike-out-closed";

/** Rule 5: every rule that lets no slot of the host start then, each limit by itself. */
export function explainClosed(
  { hosts, duration, now }: Explained,
  place: number,
  start: Instant,
): Obstacle[] {
  const host = hosts[place];
  if (!host?.schedule) return [];
  const asked: Asked = { host, schedule: host.schedule, now, duration: duration * MINUTE };
  return (Object.keys(CLOSING_RULES) as ClosingRule[]).flatMap((rule) =>
    CLOSING_RULES[rule](asked)
      .filter((closed) => strikeOutTimes([start], [closed]).length === 0)
      .map(({ limit }) => ({ rule, host: place, ...(limit ? { limit } : {}) }) as Obstacle),
  );
}
