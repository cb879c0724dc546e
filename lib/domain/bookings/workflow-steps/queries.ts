import { buildPageReply, type PageParameters } from "@/lib/domain/contracts/pagination";
import type { SkipReason } from "@/lib/domain/events/planned-steps/skip-reasons";
import type { SUBJECT_CHANNELS, SubjectTrigger } from "@/lib/domain/events/workflows/options";
import { getWorkflowRow } from "@/lib/domain/events/workflows/queries";
import type { Db } from "@/lib/platform/db/client";
import { Prisma, type SubjectStep } from "@/lib/platform/db/generated/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { listRowPage } from "@/lib/platform/db/rows";
import { selectFrom } from "@/lib/platform/db/select-from";
import { defineStatement } from "@/lib/platform/db/statement";

interface MessageRow extends SubjectStep {
  /** State of the mail to the only reader. */
  mailState: string | null;
  deliveryState: string | null;
}

const MESSAGES = defineStatement<MessageRow>(
  selectFrom("subject_steps", Prisma.SubjectStepScalarFieldEnum, {
    mailState:
      "(SELECT m.state FROM mails m WHERE m.organization_id = $1 AND m.key = 'workflow/' || t.id LIMIT 1)",
    deliveryState:
      "(SELECT d.state FROM webhook_deliveries d WHERE d.organization_id = $1 AND d.id = t.delivery_id)",
  }),
);

/** Lists the messages of a workflow that are not about a meeting, newest first. */
export async function listSubjectMessages(
  db: Db,
  organization: OrganizationId,
  workflow: string,
  { state, ...page }: PageParameters & { state?: string | undefined },
  url: URL,
) {
  const { id } = await getWorkflowRow(db, organization, workflow);
  const rows = await listRowPage(db, MESSAGES, organization, page, (param) => [
    `t.workflow_id = ${param(id)}`,
    ...(state === undefined ? [] : [`t.state = ${param(state)}`]),
  ]);
  return buildPageReply(rows, page, url, (row) => ({
    _id: row.id,
    step: row.stepId,
    trigger: row.trigger as SubjectTrigger,
    channel: row.channel as (typeof SUBJECT_CHANNELS)[number],
    subject: row.subjectId,
    recipient: row.recipient,
    due_at: row.dueAt,
    state: deriveState(row),
    reason: row.reason as SkipReason | null,
    ended_at: row.endedAt,
    createdAt: row.createdAt,
  }));
}

type StoredState = "planned" | "sent" | "skipped" | "failed";

function deriveState({ state, mailState, deliveryState }: MessageRow): StoredState | "delivered" {
  if (state !== "sent") return state as StoredState;
  if (mailState === "failed" || mailState === "bounced" || deliveryState === "failed") return "failed";
  return mailState === "sent" || deliveryState === "delivered" ? "delivered" : "sent";
}
