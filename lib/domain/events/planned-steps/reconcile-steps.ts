import type { Instant } from "@/lib/core/time/instant";
import { isTimeTrigger, type StepChannel } from "@/lib/domain/events/workflows/options";

import type { StepKey, StoredStep, WantedStep } from "./planned-step";
import { RESTORABLE_REASONS, type SkipReason } from "./skip-reasons";

/** The most times that one step is sent to one recipient of a meeting; programs may change meetings in a loop. */
const MAX_REPETITIONS = 20;

export interface StepUpdate {
  id: string;
  occasion: string;
  due: Instant;
  channel: StepChannel;
  /** Null: it is planned. */
  reason: SkipReason | null;
}

interface StepPlan {
  inserts: WantedStep[];
  updates: StepUpdate[];
}

interface StoredPlan {
  stored: readonly StoredStep[];
  wanted: readonly WantedStep[];
  /** Returns the reason for which a planned step that is not wanted ends; null if it stays. */
  explainEnd: (step: StoredStep) => SkipReason | null;
  now: Instant;
}

/**
 * Compares the stored steps of a meeting with the wanted ones. A step that was sent stays; a planned one moves with the
 * meeting; a step of a time that has passed is skipped, as is one that was sent for a time that is still ahead.
 */
export function reconcileSteps({ stored, wanted, explainEnd, now }: StoredPlan): StepPlan {
  const plan: StepPlan = { inserts: [], updates: [] };
  const kept = new Set<string>();
  for (const step of wanted) {
    const alike = stored.filter((one) => isSameStep(one, step));
    const exact = alike.find(({ occasion }) => occasion === step.occasion);
    const moved = isTimeTrigger(step.trigger) ? alike.find(({ state }) => state === "planned") : undefined;
    const reason = step.reason ?? findTimeReason(step, alike, now);
    if (exact) {
      kept.add(exact.id);
      if (isOpen(exact)) pushUpdate(plan, exact, step, isUnchanged(exact, step) ? step.reason : reason);
    } else if (moved) {
      kept.add(moved.id);
      pushUpdate(plan, moved, step, reason);
    } else if (alike.length <= MAX_REPETITIONS)
      plan.inserts.push({ ...step, reason: alike.length < MAX_REPETITIONS ? reason : "too_often" });
  }
  for (const step of stored) {
    if (step.state !== "planned" || kept.has(step.id)) continue;
    const isMoved = isTimeTrigger(step.trigger) && wanted.some((one) => isSameStep(one, step));
    const reason = isMoved ? "moved" : explainEnd(step);
    const { id, occasion, channel } = step;
    if (reason) plan.updates.push({ id, occasion, due: toDue(step), channel, reason });
  }
  return plan;
}

const isSameStep = (one: StepKey, other: StepKey): boolean =>
  one.workflowId === other.workflowId && one.stepId === other.stepId && one.recipient === other.recipient;

/** Returns true if the step is planned, or skipped for a reason that may have ended. */
const isOpen = ({ state, reason }: StoredStep): boolean =>
  state === "planned" || (state === "skipped" && reason !== null && RESTORABLE_REASONS.includes(reason));

/** A planned step that is due and has not run yet is not late. */
const isUnchanged = (stored: StoredStep, { due }: WantedStep): boolean =>
  stored.state === "planned" && toDue(stored) === due;

const toDue = ({ dueAt }: StoredStep): Instant => dueAt.getTime() as Instant;

/** A sent step counts until the start that it was sent for. */
function findTimeReason(step: WantedStep, alike: readonly StoredStep[], now: Instant): SkipReason | null {
  if (!isTimeTrigger(step.trigger)) return null;
  const isCovered = alike.some(
    ({ state, occasion }) => state === "sent" && occasion !== step.occasion && step.due < Number(occasion),
  );
  if (isCovered) return "already_sent";
  return step.due <= now ? "late" : null;
}

function pushUpdate(
  plan: StepPlan,
  stored: StoredStep,
  { occasion, due, channel }: WantedStep,
  reason: SkipReason | null,
) {
  const isSame =
    stored.occasion === occasion &&
    toDue(stored) === due &&
    stored.channel === channel &&
    stored.reason === reason &&
    (stored.state === "planned") === (reason === null);
  if (!isSame) plan.updates.push({ id: stored.id, occasion, due, channel, reason });
}
