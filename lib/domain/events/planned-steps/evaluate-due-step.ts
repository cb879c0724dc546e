import { DAY, type Instant } from "@/lib/core/time/instant";
import type { Interval } from "@/lib/core/time/interval";
import type { StoredStep } from "./planned-step";
import type { SkipReason } from "./skip-reasons";

/** The longest delay, such as while no worker runs, after which a message still has a use. */
const MAX_DELAY_MS = 3 * DAY;

/** Decides whether a due step is still sent; null: it is. */
export function evaluateDueStep(
  { trigger, dueAt }: Pick<StoredStep, "trigger" | "dueAt">,
  time: Interval | null,
  now: Instant,
): SkipReason | null {
  if (trigger === "before_start" && (!time || now >= time.start)) return "started";
  if (trigger === "before_end" && (!time || now >= time.end)) return "started";
  return now - dueAt.getTime() > MAX_DELAY_MS ? "too_late" : null;
}
