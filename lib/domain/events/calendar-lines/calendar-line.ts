import type { EventRow } from "@/lib/domain/events/event-rows";
import type { WorkflowRecipient } from "@/lib/domain/events/workflows/options";

/** A line that a step of a workflow has added to the calendar entries of a meeting. */
export interface CalendarLine {
  /** Id of the step in its workflow. */
  step: string;
  /** With variables, which are replaced for each reader, so that a move or a renamed host changes the line. */
  text: string;
  /** Those in whose entries it stands. */
  to: WorkflowRecipient[];
}

/** The most lines in the entries of one meeting. */
export const MAX_CALENDAR_LINES = 10;

export const parseCalendarLines = ({ calendarLines }: Pick<EventRow, "calendarLines">): CalendarLine[] =>
  (calendarLines as CalendarLine[] | null) ?? [];
