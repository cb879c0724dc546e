import type { ExportColumn } from "../list/list-source";
import type { Event } from "./event-state-mark";

/** A column for every question that anybody has answered, by its key; of several bookers each with their name. */
export function listAnswerColumns(events: readonly Event[]): ExportColumn<Event>[] {
  const keys = new Set(events.flatMap((event) => listGiven(event).map(({ key }) => key)));
  return [...keys].map((key) => ({
    label: key,
    text: (event) =>
      listGiven(event)
        .filter((answer) => answer.key === key)
        .map(({ text, by }) => (by === null ? text : `${by}: ${text}`))
        .join("; "),
  }));
}

const listGiven = ({ seats, invitees, answers }: Event) =>
  seats
    ? invitees.flatMap((invitee) =>
        invitee.answers.map((answer) => ({ ...answer, by: invitee.full_name ?? invitee.email ?? "–" })),
      )
    : answers.map((answer) => ({ ...answer, by: null }));
