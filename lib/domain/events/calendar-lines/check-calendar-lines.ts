import { isInvitedByCalendar } from "@/lib/domain/events/event-mails/is-invited-by-calendar";
import type { StepDispatch, StepOutcome } from "@/lib/domain/events/planned-steps/step-channel";
import type { Db } from "@/lib/platform/db/client";
import { MAX_CALENDAR_LINES, parseCalendarLines } from "./calendar-line";

/**
 * Decides which lines the calendar entries of a meeting get; `syncCalendarLines` writes them once the outcomes are
 * recorded. An entry with which the host's calendar invites guests gets none, as each change would be mailed to them.
 */
export async function checkCalendarLines(
  tx: Db,
  { event, visitors, messages }: StepDispatch,
): Promise<ReadonlyMap<string, StepOutcome>> {
  const [visitor] = visitors;
  if (visitor && (await isInvitedByCalendar(tx, visitor.event)))
    return new Map(messages.map(({ id }) => [id, "calendar_invites"]));
  const known = new Set(parseCalendarLines(event).map(({ step }) => step));
  return new Map(
    messages.map(({ id, step }): [string, StepOutcome] => {
      if (!known.has(step._id) && known.size >= MAX_CALENDAR_LINES) return [id, "entry_full"];
      known.add(step._id);
      return [id, "sent"];
    }),
  );
}
