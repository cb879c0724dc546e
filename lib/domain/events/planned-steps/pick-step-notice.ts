import type { MailNotice } from "@/lib/domain/events/event-mails/list-mail-notices";
import { type Trigger, UNANSWERED } from "@/lib/domain/events/workflows/options";

/** Steps have no preference of their own and follow those of our mails on the same occasion. */
export function pickStepNotice(trigger: Trigger): MailNotice {
  if (trigger === "cancelled")
    return {
      kind: "reminder",
      host: "event_cancelled_admin",
      invitees: "event_cancelled",
      team: "event_cancelled_admin",
    };
  if (trigger === "requested" || trigger === UNANSWERED)
    return { kind: "reminder", host: "new_event_admin", invitees: "new_event", team: "new_event_admin" };
  return {
    kind: "reminder",
    host: "event_confirmed_admin",
    invitees: "event_confirmed",
    team: "event_confirmed_admin",
  };
}
