import type { ExportColumn } from "../list/list-source";
import type { Event } from "./event-state-mark";

/** A column for every question that anybody has answered, by its key. */
export function listAnswerColumns(events: readonly Event[]): ExportColumn<Event>[] {
  const keys = new Set(events.flatMap(({ answers }) => answers.map(({ key }) => key)));
  return [...keys].map((key) => ({
    label: key,
    text: ({ answers }) => answers.find((answer) => answer.key === key)?.text ?? "",
  }));
}
