import type { Instant } from "@/lib/core/time/instant";
import type { StepChannel, Trigger } from "@/lib/domain/events/workflows/options";

import type { SkipReason } from "./skip-reasons";

type StepState = "planned" | "sent" | "skipped" | "failed";

/** The values that identify a step: it is sent at most once for each. */
export interface StepKey {
  workflowId: string;
  stepId: string;
  recipient: string;
  /** The start of the meeting in milliseconds for a trigger of time. */
  occasion: string;
}

/** A step as it should be planned. */
export interface WantedStep extends StepKey {
  name: string;
  trigger: Trigger;
  channel: StepChannel;
  due: Instant;
  /** Set if it is known not to be sent. */
  reason: SkipReason | null;
}

/** A stored step. */
export interface StoredStep extends StepKey {
  id: string;
  trigger: Trigger;
  channel: StepChannel;
  dueAt: Date;
  /** The time at which it was sent, skipped or failed. */
  endedAt: Date | null;
  state: StepState;
  reason: SkipReason | null;
}
