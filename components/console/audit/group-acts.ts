import type { Schemas } from "../api";

type Entry = Schemas["AuditEntry"];

/** The entries of one request: the one that names the action, and those that it caused. */
export interface Act {
  _id: string;
  main: Entry;
  /** All entries of the request, `main` among them. */
  entries: readonly Entry[];
}

/** Resources that are created and changed along with others. */
const ACCESSORIES: readonly Entry["resource"][] = [
  "preferences",
  "admin_preferences",
  "calendar_list",
  "subcalendar",
  "availability",
  "push_subscription",
  "mail",
];

const isSameAct = (one: Entry, other: Entry) =>
  one.request_id !== null &&
  one.request_id === other.request_id &&
  one.action === other.action &&
  one.actor.kind === other.actor.kind &&
  one.actor.id === other.actor.id;

/** Groups neighbouring entries of one request and one kind of action, newest first. */
export function groupActs(entries: readonly Entry[]): Act[] {
  const groups: Entry[][] = [];
  for (const entry of entries) {
    const before = groups.at(-1);
    if (before?.[0] && isSameAct(before[0], entry)) before.push(entry);
    else groups.push([entry]);
  }
  return groups.flatMap((group) => {
    // The service writes what was asked for first, and lists the newest first.
    const main = group.findLast(({ resource }) => !ACCESSORIES.includes(resource)) ?? group.at(-1);
    return main && group[0] ? [{ _id: group[0]._id, main, entries: group }] : [];
  });
}
