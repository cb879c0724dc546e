import type { Conference } from "@/lib/domain/conferencing/conferences/conference";
import { isMeetingLinkProvider } from "@/lib/domain/conferencing/conferences/options";
import type { TimelineEntryKind } from "./timeline-schema";

/** An audit entry about one row; entries are sorted oldest first. */
export interface AuditRecord {
  at: Date;
  actorKind: string;
  actorId: string | null;
  requestId: string | null;
  action: string;
  changes: Record<string, { before: unknown; after: unknown }>;
}

export interface AuditTimelineEntry extends Pick<AuditRecord, "at" | "actorKind" | "actorId"> {
  kind: TimelineEntryKind;
  /** Invitees by name, or by address once they are removed. */
  invitees: string[];
  emails: string[];
  text: string | null;
  fields: string[];
}

type Row = Record<string, unknown>;

/** Event fields with visible changes; other fields are internal or follow from other entries. */
const SHOWN_FIELDS = ["title", "timezone", "lang", "created_by_user_id", "dates", "places"];

/** Audit entries without a request id within this time belong to one request. */
const SAME_REQUEST_MS = 1000;

/** Derives timeline entries from an event's audit entries; all writes of one request are grouped. */
export const deriveTimelineEntries = (entries: readonly AuditRecord[]): AuditTimelineEntry[] =>
  groupByRequest(entries).flatMap((group) => {
    const [{ at, actorKind, actorId }] = group;
    return deriveEntries(group).map((details) => ({ at, actorKind, actorId, ...details }));
  });

function groupByRequest(entries: readonly AuditRecord[]): [AuditRecord, ...AuditRecord[]][] {
  const groups: [AuditRecord, ...AuditRecord[]][] = [];
  for (const entry of entries) {
    const group = groups.at(-1);
    if (group && isSameRequest(group[0], entry)) group.push(entry);
    else groups.push([entry]);
  }
  return groups;
}

const isSameRequest = (one: AuditRecord, other: AuditRecord) =>
  one.actorKind === other.actorKind &&
  one.actorId === other.actorId &&
  one.requestId === other.requestId &&
  (one.requestId !== null || other.at.getTime() - one.at.getTime() < SAME_REQUEST_MS);

type EntryDetails = Omit<AuditTimelineEntry, "at" | "actorKind" | "actorId">;

type BuildEntries = (kind: TimelineEntryKind, details?: Partial<EntryDetails>) => EntryDetails[];

function deriveEntries(group: readonly AuditRecord[]): EntryDetails[] {
  const build = (kind: TimelineEntryKind, details: Partial<EntryDetails> = {}): EntryDetails[] => [
    { kind, invitees: [], emails: [], text: null, fields: [], ...details },
  ];
  if (group.some(({ action }) => action === "create")) return build("created");

  const values = (field: string, side: "before" | "after") =>
    group.flatMap(({ changes }) => (field in changes ? [changes[field]?.[side]] : []));
  const last = (field: string) => values(field, "after").at(-1);
  const rows = (part: string, side: "before" | "after") => values(part, side).flat() as Row[];
  const texts = (list: readonly Row[], column: string) => [
    ...new Set(list.map((row) => row[column]).filter((value) => typeof value === "string")),
  ];
  const listRemoved = (part: string) => {
    const remaining = new Set(rows(part, "after").map(({ id }) => id));
    return rows(part, "before").filter(({ id }) => !remaining.has(id));
  };
  const listAdded = (part: string) => {
    const known = new Set(rows(part, "before").map(({ id }) => id));
    return rows(part, "after").filter(({ id }) => !known.has(id));
  };

  const listNames = (list: readonly Row[]) => list.map((row) => String(row.full_name ?? row.email));
  const removed = listNames(listRemoved("invitees"));
  const invited = listNames(listAdded("invitees"));
  // The proposer of a date votes yes on it.
  const votes =
    rows("dates", "after").length + rows("places", "after").length > 0 ? [] : rows("votes", "after");
  const reason = last("cancel_reason");
  const confirmed = last("confirmed_flag");
  const moved = last("confirmed_date_id") ?? last("confirmed_place_id");
  const main = [
    ...(last("cancelled_at")
      ? build("cancelled", { text: typeof reason === "string" ? reason : null })
      : confirmed === true
        ? build("confirmed")
        : confirmed === false
          ? build("reopened")
          : moved
            ? build("moved")
            : []),
    ...(listAdded("declines").length > 0
      ? build("declined", { invitees: texts(listAdded("declines"), "invitee_id") })
      : []),
    ...describeAttendance(rows("invitees", "before"), rows("invitees", "after"), build),
    ...(votes.length > 0 ? build("voted", { invitees: texts(votes, "invitee_id") }) : []),
    ...listAdded("messages").flatMap((row) =>
      build("messaged", { emails: texts([row], "from_email"), text: String(row.body) }),
    ),
    ...(invited.length > 0 ? build("invited", { emails: invited }) : []),
    ...(removed.length > 0 ? build("removed", { emails: removed }) : []),
    ...(last("reminded_at") ? build("reminded") : []),
    ...describeLinkChange(last("conference"), build),
  ];
  if (main.length > 0) return main;
  const fields = SHOWN_FIELDS.filter((field) => group.some(({ changes }) => field in changes));
  return fields.length > 0 ? build("changed", { fields }) : [];
}

/** Describes what was recorded about invitees: a no-show, one that was taken back, or that they still come. */
function describeAttendance(
  before: readonly Row[],
  after: readonly Row[],
  build: BuildEntries,
): EntryDetails[] {
  const list = (isChanged: (was: Row, is: Row) => unknown): string[] =>
    after
      .filter((row) => before.some((old) => old.id === row.id && isChanged(old, row)))
      .map(({ id }) => String(id));
  const found = {
    missed: list((was, is) => !was.no_show_at && is.no_show_at),
    came: list((was, is) => was.no_show_at && !is.no_show_at),
    coming: list(({ reconfirmed_start_at: was }, { reconfirmed_start_at: is }) => is && is !== was),
  } as const;
  return (["missed", "came", "coming"] as const).flatMap((kind) =>
    found[kind].length > 0 ? build(kind, { invitees: found[kind] }) : [],
  );
}

/** Describes the arrival of an expected link. */
function describeLinkChange(changed: unknown, build: BuildEntries): EntryDetails[] {
  const { url, provider = "", failed } = (changed ?? {}) as Partial<Conference>;
  if (failed) return build("unlinked", { text: failed });
  return url && isMeetingLinkProvider(provider) ? build("linked") : [];
}
