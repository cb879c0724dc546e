import type { Instant } from "@/lib/core/time/instant";
import type { EventRow } from "@/lib/domain/events/event-rows";
import type { EventVisitor } from "@/lib/domain/events/visitor/load-event-page";
import type { WorkflowStep } from "@/lib/domain/events/workflows/step-schema";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import type { SkipReason } from "./skip-reasons";

/** One message of a step to one recipient. */
export interface StepMessage {
  /** Id of the planned step, from which the channel derives the key that prevents a second message. */
  id: string;
  /** The workflow, by id and name. */
  workflow: { id: string; name: string };
  step: WorkflowStep;
  dueAt: Date;
  /** Id of the invitee, `team_admins`, `webhook` or a fixed address. */
  recipient: string;
}

export interface StepDispatch {
  organization: OrganizationId;
  event: EventRow;
  /** The meeting as each participant may see it. */
  visitors: readonly EventVisitor[];
  messages: readonly StepMessage[];
  now: Instant;
}

/** The result of one message: handed to the channel, or the reason why not. */
export type StepOutcome = "sent" | SkipReason;

/**
 * A way to send messages. It stores the messages and queues their jobs in the transaction of the caller, which records
 * the outcomes by the ids of the planned steps; the job sends.
 */
export type StepChannelSender = (tx: Db, dispatch: StepDispatch) => Promise<ReadonlyMap<string, StepOutcome>>;
