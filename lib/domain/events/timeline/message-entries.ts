import { isFixedAddress } from "@/lib/domain/events/planned-steps/list-recipients";
import { EMPTY_ENTRY } from "./empty-entry";
import type { TimelineEntry } from "./timeline-schema";
import { getProviderWords, type StepRow, toMailedStep, toTimelineStep } from "./timeline-steps";

export interface MailRow {
  id: string;
  kind: string;
  recipient: string;
  subject: string;
  state: NonNullable<TimelineEntry["mail"]>["state"];
  at: Date;
  /** Id of the workflow's step that sent it. */
  step: string | null;
}

interface InviteeRow {
  id: string;
  name: string | null;
  email: string | null;
}

/** Builds the entries of mails, and those of workflows' steps without a mail. */
export function buildMessageEntries(
  mails: readonly MailRow[],
  steps: readonly StepRow[],
  invitees: readonly InviteeRow[],
): TimelineEntry[] {
  const mailed = new Set(mails.map(({ step }) => step));
  return [
    ...mails.map(({ id: _id, kind, recipient, subject, state, at, step }) => ({
      ...EMPTY_ENTRY,
      at,
      kind: "mailed" as const,
      people: [invitees.find(({ email }) => email === recipient)?.name ?? recipient],
      text: subject,
      mail: { _id, kind, state },
      step: toMailedStep(steps, step, state),
    })),
    ...steps
      .filter(({ id }) => !mailed.has(id))
      .map((step) => ({
        ...EMPTY_ENTRY,
        at: step.endedAt ?? step.due_at,
        kind: "workflow" as const,
        people: isFixedAddress(step.recipient)
          ? [step.recipient]
          : invitees.flatMap(({ id, name }) => (id === step.recipient && name ? [name] : [])),
        text: getProviderWords(step),
        step: toTimelineStep(step),
      })),
  ];
}
