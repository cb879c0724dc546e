import type { Schemas } from "../api";

type Entry = Schemas["AuditEntry"];

/** The entries of one request: the one that names the action, and those that it caused. */
export interface Act {
  _id: string;
  /** Its changes include those of the same resource in the other entries. */
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

/** A resource with parts, such as a meeting with its dates, is created and then changed by one request. */
const isPartOfCreation = (later: Entry, earlier: Entry) =>
  later.action === "update" && earlier.action === "create" && later.resource_id === earlier.resource_id;

const isSameAct = (one: Entry, other: Entry) =>
  one.request_id !== null &&
  one.request_id === other.request_id &&
  (one.action === other.action || isPartOfCreation(one, other)) &&
  one.actor.kind === other.actor.kind &&
  one.actor.id === other.actor.id;

/** Groups neighbouring entries of one request and one kind of action, newest first. */
export function groupActs(entries: readonly Entry[]): Act[] {
  const groups: Entry[][] = [];
  for (const entry of entries) {
    const group = groups.at(-1);
    const later = group?.at(-1);
    if (group && later && isSameAct(later, entry)) group.push(entry);
    else groups.push([entry]);
  }
  return groups.flatMap((group) => {
    // The service writes what was asked for first, and lists the newest first.
    const main = group.findLast(({ resource }) => !ACCESSORIES.includes(resource)) ?? group.at(-1);
    return main && group[0] ? [{ _id: group[0]._id, main: mergeChanges(main, group), entries: group }] : [];
  });
}

/** Adds the changes of the same resource, the latest last. */
const mergeChanges = (main: Entry, group: readonly Entry[]): Entry => ({
  ...main,
  changes: Object.assign(
    {},
    ...group
      .filter(({ resource_id }) => resource_id === main.resource_id)
      .map(({ changes }) => changes)
      .toReversed(),
  ),
});
