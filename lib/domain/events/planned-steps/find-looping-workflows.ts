import { DAY, type Instant } from "@/lib/core/time/instant";
import type { StoredStep } from "./planned-step";

/** The most changes of a meeting in 24 hours about which a workflow sends one of its messages. */
export const MAX_CHANGES_PER_DAY = 10;

type EndedStep = Pick<StoredStep, "workflowId" | "stepId" | "occasion" | "state" | "reason" | "endedAt">;

/**
 * Finds the workflows that have sent a message about too many changes of a meeting. The receiver of a webhook may change
 * the meeting each time it is told of a change; people do not change one so often.
 */
export function findLoopingWorkflows(stored: readonly EndedStep[], now: Instant): ReadonlySet<string> {
  const occasions = new Map<string, Set<string>>();
  for (const step of stored) {
    if (step.state !== "sent" || !isRecent(step, now)) continue;
    const key = `${step.workflowId}/${step.stepId}`;
    occasions.set(key, (occasions.get(key) ?? new Set()).add(step.occasion));
  }
  const looping = [...occasions].filter(([, seen]) => seen.size >= MAX_CHANGES_PER_DAY);
  return new Set(looping.map(([key]) => key.split("/")[0] ?? ""));
}

/** Returns true if a message of the workflow was left out for that reason in the last 24 hours. */
export const isStopped = (stored: readonly EndedStep[], workflow: string, now: Instant): boolean =>
  stored.some((step) => step.workflowId === workflow && step.reason === "loop" && isRecent(step, now));

const isRecent = ({ endedAt }: EndedStep, now: Instant): boolean =>
  endedAt !== null && endedAt.getTime() > now - DAY;
