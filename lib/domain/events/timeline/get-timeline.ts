import { canReaderManage, type MemberReader } from "@/lib/domain/contracts/contract";
import { buildNotFoundProblem } from "@/lib/domain/contracts/problem";
import { getPollSettings } from "@/lib/domain/events/poll/get-poll-settings";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { definePreparedStatement, defineStatement } from "@/lib/platform/db/statement";
import { EMPTY_ENTRY } from "./empty-entry";
import { buildMessageEntries, type MailRow } from "./message-entries";
import { listSlackEntries } from "./slack-entries";
import { type AuditRecord, type AuditTimelineEntry, deriveTimelineEntries } from "./timeline-entries";
import type { TimelineEntry } from "./timeline-schema";
import { listTimelineSteps, type StepRow, toDeliveredStep } from "./timeline-steps";

const MAX_ENTRIES = 500;

const WRITTEN_STATEMENT = definePreparedStatement<AuditRecord>(`
  SELECT created_at AS at, actor_kind AS "actorKind", actor_id AS "actorId", request_id AS "requestId", action, changes
    FROM audit_entries WHERE organization_id = $1 AND resource_id = $2 ORDER BY id DESC LIMIT ${MAX_ENTRIES}`);

const MAILED_STATEMENT = definePreparedStatement<MailRow>(`
  SELECT id, kind, recipient, subject, state, created_at AS at,
         CASE WHEN key LIKE 'workflow/%' THEN split_part(key, '/', 2) END AS step
    FROM mails WHERE organization_id = $1 AND event_id = $2 ORDER BY id DESC LIMIT ${MAX_ENTRIES}`);

const DELIVERED_STATEMENT = definePreparedStatement<DeliveryRow>(`
  SELECT d.id, d.webhook_id AS webhook, w.target_url, d.action, d.state, d.attempts, d.created_at AS at, a.status
    FROM (SELECT * FROM webhook_deliveries
           WHERE organization_id = $1 AND event_id = $2 ORDER BY id DESC LIMIT ${MAX_ENTRIES}) d
    JOIN webhooks w ON w.organization_id = $1 AND w.id = d.webhook_id
    LEFT JOIN webhook_attempts a ON a.organization_id = $1 AND a.delivery_id = d.id AND a.number = d.attempts`);

const INVITED_STATEMENT = definePreparedStatement<NameRow & { email: string | null }>(`
  SELECT i.id, i.email, COALESCE(i.full_name, i.email) AS name
    FROM invitees i WHERE i.organization_id = $1 AND i.event_id = $2`);

const NAMES_STATEMENT = defineStatement<NameRow>(`
  SELECT id, COALESCE(NULLIF(concat_ws(' ', first_name, last_name), ''), email) AS name
    FROM users WHERE organization_id = $1 AND id = ANY($2)
  UNION ALL SELECT id, name FROM api_keys WHERE organization_id = $1 AND id = ANY($2)`);

const CHANGES_STATEMENT = definePreparedStatement<ChangeRow>(`
  SELECT c.kind, c.seen_at AS at,
         COALESCE(NULLIF(concat_ws(' ', u.first_name, u.last_name), ''), u.email) AS name,
         to_char(c.starts_at AT TIME ZONE CASE WHEN c.all_day THEN 'UTC' ELSE e.timezone END,
                 CASE WHEN c.all_day THEN 'YYYY-MM-DD' ELSE 'YYYY-MM-DD HH24:MI' END) AS time
    FROM calendar_changes c
    JOIN events e ON e.organization_id = $1 AND e.id = c.event_id
    JOIN users u ON u.organization_id = $1 AND u.id = c.user_id
   WHERE c.organization_id = $1 AND c.event_id = $2 ORDER BY c.id DESC LIMIT ${MAX_ENTRIES}`);

/** The steps that are not an entry of deliveries already. */
const withoutDelivered = (steps: readonly StepRow[], delivered: readonly DeliveryRow[]): StepRow[] =>
  steps.filter(({ delivery }) => !delivered.some(({ id }) => id === delivery));

const FEEDBACK_STATEMENT = definePreparedStatement<FeedbackRow>(`
  SELECT f.updated_at AS at, COALESCE(i.full_name, i.email) AS name, f.rating, NULLIF(f.comment, '') AS text
    FROM feedback f JOIN invitees i ON i.organization_id = $1 AND i.id = f.invitee_id
   WHERE f.organization_id = $1 AND f.event_id = $2 LIMIT ${MAX_ENTRIES}`);

interface FeedbackRow extends Omit<NameRow, "id"> {
  at: Date;
  rating: number;
  text: string | null;
}

interface ChangeRow extends Omit<NameRow, "id"> {
  kind: "moved" | "deleted";
  at: Date;
  time: string | null;
}

type DeliveryRow = Omit<NonNullable<TimelineEntry["delivery"]>, "_id"> & { id: string; at: Date };

interface NameRow {
  id: string;
  name: string | null;
}

/**
 * Returns an event's timeline, oldest first, derived from audit log, mails and deliveries. A member sees no
 * deliveries, and no addresses unless they created the event. One of several bookers, or a participant of a poll with
 * hidden answers, sees only changes of the meeting.
 */
export async function getTimeline(
  db: Db,
  organization: OrganizationId,
  id: string,
  reader: MemberReader | null,
): Promise<TimelineEntry[]> {
  const event = await db.event.findFirst({
    where: { id, organizationId: organization },
    select: {
      ...OWNER_FIELDS,
      invitees: { where: { host: true, userId: reader?.id ?? null }, select: { id: true } },
    },
  });
  if (!event) throw buildNotFoundProblem(`The event ${id}`);
  const ofEvent = [organization, id];
  const [written, mails, delivered, invitees, changes, feedback, steps, slack] = await Promise.all([
    executeSql(db, WRITTEN_STATEMENT, ofEvent),
    executeSql(db, MAILED_STATEMENT, ofEvent),
    reader ? [] : executeSql(db, DELIVERED_STATEMENT, ofEvent),
    executeSql(db, INVITED_STATEMENT, ofEvent),
    executeSql(db, CHANGES_STATEMENT, ofEvent),
    executeSql(db, FEEDBACK_STATEMENT, ofEvent),
    listTimelineSteps(db, organization, id),
    listSlackEntries(db, organization, id),
  ]);
  const audited = deriveTimelineEntries(written.reverse());
  const actors = [...new Set(audited.map(({ actorId }) => actorId).filter((actor) => actor !== null))];
  const named = actors.length > 0 ? await executeSql(db, NAMES_STATEMENT, [organization, actors]) : [];
  const findName = (list: readonly NameRow[], id: string) => list.find((one) => one.id === id)?.name ?? null;
  const byAddress = (address: string) => invitees.find(({ email }) => email === address)?.name ?? address;
  const toEntry = ({ at, kind, actorKind, actorId, ...details }: AuditTimelineEntry): TimelineEntry => ({
    ...EMPTY_ENTRY,
    at,
    kind,
    actor: {
      kind: actorKind as NonNullable<TimelineEntry["actor"]>["kind"],
      name: actorId && findName(named, actorId),
    },
    people: [
      ...details.invitees.map((invitee) => findName(invitees, invitee)).filter((name) => name !== null),
      ...details.emails.map(byAddress),
    ],
    text: details.text,
    fields: details.fields,
  });
  const entries = [
    ...audited.map(toEntry),
    ...buildMessageEntries(mails, withoutDelivered(steps, delivered), invitees),
    ...delivered.map(({ id: _id, at, ...delivery }) => ({
      ...EMPTY_ENTRY,
      at,
      kind: "delivered" as const,
      delivery: { _id, ...delivery },
      step: toDeliveredStep(steps, _id, delivery.state),
    })),
    ...changes.map(({ kind, name, at, time }) => ({
      ...EMPTY_ENTRY,
      at,
      kind: `entry_${kind}` as const,
      actor: { kind: "user" as const, name },
      text: time,
    })),
    ...slack,
    ...feedback.map(toRatedEntry),
  ].sort((one, other) => one.at.getTime() - other.at.getTime());
  if (!reader || canReaderManage(reader, event.createdByUserId)) return entries;
  return isHidden(event) && event.invitees.length === 0
    ? entries.filter(isForEveryone).map(removePeople)
    : entries.map(removeAddresses);
}

const toRatedEntry = ({ name, ...entry }: FeedbackRow): TimelineEntry => ({
  ...EMPTY_ENTRY,
  ...entry,
  kind: "rated",
  people: name === null ? [] : [name],
});

const OWNER_FIELDS = { createdByUserId: true, seats: true, poll: true } as const;

/** Guests do not see each other or the answers. */
function isHidden(event: { seats: number | null; poll: unknown }): boolean {
  const { hide_participants: hidesParticipants, results } = getPollSettings(event);
  return event.seats !== null || hidesParticipants || results !== "always";
}

/** Changes of the meeting itself, which every participant may see. */
const PUBLIC_KINDS: readonly TimelineEntry["kind"][] = [
  "created",
  "confirmed",
  "reopened",
  "cancelled",
  "moved",
  "changed",
];

const isForEveryone = ({ kind }: TimelineEntry): boolean => PUBLIC_KINDS.includes(kind);

const removePeople = ({ actor, ...entry }: TimelineEntry): TimelineEntry => ({
  ...entry,
  actor: actor && { ...actor, name: null },
  people: [],
});

const isName = (name: string) => !name.includes("@");

const removeAddresses = ({ actor, people, ...entry }: TimelineEntry): TimelineEntry => ({
  ...entry,
  actor: actor && { ...actor, name: actor.name && isName(actor.name) ? actor.name : null },
  people: people.filter(isName),
});
