import type { EventRow } from "@/lib/domain/events/event-rows";
import { findBooker } from "@/lib/domain/events/visitor/find-booker";
import type { WorkflowRecipient } from "@/lib/domain/events/workflows/options";
import type { StepRole } from "@/lib/domain/events/workflows/step-schema";

/** The recipient of a step for all admins of the host's teams. */
export const TEAM_ADMINS = "team_admins";

/** Returns true if the recipient of a step is a fixed address. */
export const isFixedAddress = (recipient: string): boolean => recipient.includes("@");

/** The recipient of a step that is a webhook. */
export const WEBHOOK = "webhook";

/** The recipient of a step for a channel at Slack. */
export const SLACK_CHANNEL = "slack";

/** The recipient of a step that is a line in calendar entries. */
export const CALENDAR_ENTRIES = "calendar";

interface StepRecipient {
  /** Id of the invitee, `team_admins`, `slack`, `webhook`, `calendar` or a fixed address. */
  id: string;
  role: StepRole;
  /** The zone of the recipient's clock. */
  zone: string;
}

type Invitee = EventRow["invitees"][number];

/** Lists the recipients of a step: those who take part now and have not declined. */
export function listRecipients(event: EventRow, to: readonly WorkflowRecipient[]): StepRecipient[] {
  const declined = new Set(event.declines.map(({ inviteeId }) => inviteeId));
  const people = event.invitees
    .filter(({ id, hasLeft }) => !hasLeft && !declined.has(id))
    .map((invitee) => ({
      id: invitee.id,
      role: deriveRole(event, invitee),
      zone: invitee.timezone ?? event.timezone,
    }))
    .filter(({ role }) => to.some((wanted) => wanted === role));
  const admins = to.includes("team_admins")
    ? [{ id: TEAM_ADMINS, role: "team_admins" as const, zone: event.timezone }]
    : [];
  return [...people, ...admins];
}

/** Derives the role of an invitee. Each booking of a meeting with seats has its booker. */
export function deriveRole(
  event: EventRow,
  { id, isOrganizer, host, broughtBy }: Invitee,
): WorkflowRecipient {
  if (isOrganizer || host) return "host";
  const isBooker = event.seats === null ? findBooker(event)?.id === id : broughtBy === null;
  return isBooker ? "booker" : "guests";
}
