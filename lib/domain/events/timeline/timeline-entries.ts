import type { Conference } from "@/lib/domain/conferencing/conferences/conference";
import { isMeetingLinkProvider } from "@/lib/domain/conferencing/conferences/place-kinds";
import type { TimelineEntryKind } from "./timeline-schema";

/** An entry of the audit log about one row; entries come oldest first. */
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
  /** Of invitees; who is not one any more goes by name or address. */
  invitees: string[];
  emails: string[];
  text: string | null;
  fields: string[];
}

type Row = Record<string, unknown>;

/** The fields of an event whose change is shown; other fields follow from other happenings or are internal. */
const SHOWN_FIELDS = ["title", "timezone", "lang", "created_by_user_id", "dates", "places"];

/** Writes of one request lie this close together where no request names them. */
const SAME_REQUEST_MS = 1000;

/** What the entries of an event's audit log amount to: what one request wrote is one story. */
export const deriveTimelineEntries = (entries: readonly AuditRecord[]): AuditTimelineEntry[] =>
  groupByRequest(entries).flatMap((story) => {
    const [{ at, actorKind, actorId }] = story;
    return deriveEntries(story).map((told) => ({ at, actorKind, actorId, ...told }));
  });

function groupByRequest(entries: readonly AuditRecord[]): [AuditRecord, ...AuditRecord[]][] {
  const stories: [AuditRecord, ...AuditRecord[]][] = [];
  for (const entry of entries) {
    const story = stories.at(-1);
    if (story && isSameRequest(story[0], entry)) story.push(entry);
    else stories.push([entry]);
  }
  return stories;
}

const isSameRequest = (one: AuditRecord, other: AuditRecord) =>
  one.actorKind === other.actorKind &&
  one.actorId === other.actorId &&
  one.requestId === other.requestId &&
  (one.requestId !== null || other.at.getTime() - one.at.getTime() < SAME_REQUEST_MS);

type EntryDetails = Omit<AuditTimelineEntry, "at" | "actorKind" | "actorId">;

function deriveEntries(story: readonly AuditRecord[]): EntryDetails[] {
  const tell = (kind: TimelineEntryKind, told: Partial<EntryDetails> = {}): EntryDetails[] => [
    { kind, invitees: [], emails: [], text: null, fields: [], ...told },
  ];
  if (story.some(({ action }) => action === "create")) return tell("created");

  const values = (field: string, side: "before" | "after") =>
    story.flatMap(({ changes }) => (field in changes ? [changes[field]?.[side]] : []));
  const last = (field: string) => values(field, "after").at(-1);
  const rows = (part: string, side: "before" | "after") => values(part, side).flat() as Row[];
  const texts = (list: readonly Row[], column: string) => [
    ...new Set(list.map((row) => row[column]).filter((value) => typeof value === "string")),
  ];
  const gone = (part: string) => {
    const kept = new Set(rows(part, "after").map(({ id }) => id));
    return rows(part, "before").filter(({ id }) => !kept.has(id));
  };
  const come = (part: string) => {
    const known = new Set(rows(part, "before").map(({ id }) => id));
    return rows(part, "after").filter(({ id }) => !known.has(id));
  };

  /** Invitees whose note that they did not come is now there, or is not any more. */
  const noted = (there: boolean) =>
    rows("invitees", "after").filter((row) => {
      const before = rows("invitees", "before").find(({ id }) => id === row.id);
      return before && Boolean(row.no_show_at) === there && Boolean(before.no_show_at) !== there;
    });

  const listNames = (list: readonly Row[]) => list.map((row) => String(row.full_name ?? row.email));
  const removed = listNames(gone("invitees"));
  const invited = listNames(come("invitees"));
  // Whoever proposes a date says yes to it.
  const votes =
    rows("dates", "after").length + rows("places", "after").length > 0 ? [] : rows("votes", "after");
  const reason = last("cancel_reason");
  const confirmed = last("confirmed_flag");
  const moved = last("confirmed_date_id") ?? last("confirmed_place_id");
  const main = [
    ...(last("cancelled_at")
      ? tell("cancelled", { text: typeof reason === "string" ? reason : null })
      : confirmed === true
        ? tell("confirmed")
        : confirmed === false
          ? tell("reopened")
          : moved
            ? tell("moved")
            : []),
    ...(come("declines").length > 0
      ? tell("declined", { invitees: texts(come("declines"), "invitee_id") })
      : []),
    ...(noted(true).length > 0 ? tell("missed", { invitees: texts(noted(true), "id") }) : []),
    ...(noted(false).length > 0 ? tell("came", { invitees: texts(noted(false), "id") }) : []),
    ...(votes.length > 0 ? tell("voted", { invitees: texts(votes, "invitee_id") }) : []),
    ...come("messages").flatMap((row) =>
      tell("messaged", { emails: texts([row], "from_email"), text: String(row.body) }),
    ),
    ...(invited.length > 0 ? tell("invited", { emails: invited }) : []),
    ...(removed.length > 0 ? tell("removed", { emails: removed }) : []),
    ...(last("reminded_at") ? tell("reminded") : []),
    ...describeLinkChange(last("conference"), tell),
  ];
  if (main.length > 0) return main;
  const fields = SHOWN_FIELDS.filter((field) => story.some(({ changes }) => field in changes));
  return fields.length > 0 ? tell("changed", { fields }) : [];
}

/** A link that people were waiting for. */
function describeLinkChange(
  changed: unknown,
  tell: (kind: TimelineEntryKind, told?: Partial<EntryDetails>) => EntryDetails[],
): EntryDetails[] {
  const { url, provider = "", failed } = (changed ?? {}) as Partial<Conference>;
  if (failed) return tell("unlinked", { text: failed });
  return url && isMeetingLinkProvider(provider) ? tell("linked") : [];
}
