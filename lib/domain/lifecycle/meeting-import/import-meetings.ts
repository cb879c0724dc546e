import type { Instant } from "@/lib/core/time/instant";
import { lockHosts } from "@/lib/domain/availability/reservations/reserve-hosts";
import { ApiProblem } from "@/lib/domain/contracts/problem";
import { insertEvent } from "@/lib/domain/events/insert-event";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { User } from "@/lib/platform/db/generated/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { definePreparedStatement, defineStatement, formatAnyOf } from "@/lib/platform/db/statement";
import { buildReason, type Reason } from "../import-notes/reason";
import { buildImportedEvent } from "./build-imported-event";
import { type ImportDirectory, loadImportDirectory } from "./import-directory";
import type { ImportedMeeting, ImportSource } from "./imported-meeting";
import { buildMeetingNote, type MeetingReport, MeetingReportBuilder } from "./meeting-report";

export interface MeetingImport {
  source: ImportSource;
  meetings: readonly ImportedMeeting[];
  /** The hosts whose meetings have been read as a whole; those of others are not missed. */
  readHosts: readonly string[];
  /** False: a dry run. */
  applies: boolean;
  /** Unasked, neither mails nor webhooks are sent. */
  notifies: { notifications: boolean; webhooks: boolean };
  now: Instant;
  onProgress?: (done: number) => Promise<void> | void;
  /** The holds that the meetings replace. */
  holds?: ReplacedHolds;
}

/** Holds of the times of meetings that are still led by the other tool. */
export interface ReplacedHolds {
  /** Locks the meeting and returns the id of its hold; null if it is not to be imported any more. */
  lock: (tx: Db, meeting: ImportedMeeting) => Promise<string | null>;
  /** Releases the hold in the transaction that creates the meeting. */
  release: (tx: Db, meeting: ImportedMeeting) => Promise<void>;
}

/** A meeting that holds a time of a host. */
interface TakenTime {
  host: string;
  event: string;
  title: string | null;
  start: Date;
  end: Date;
}

interface EarlierImport {
  sourceId: string;
  event: string;
  name: string;
  start: Date;
  host: string | null;
}

const EARLIER = defineStatement<EarlierImport>(`
  SELECT i.source_id AS "sourceId", e.id AS event, e.title AS name, i.starts_at AS start, u.email AS host
    FROM imported_events i
    JOIN events e ON e.organization_id = $1 AND e.id = i.event_id
    LEFT JOIN users u ON u.organization_id = $1 AND u.id = e.created_by_user_id
   WHERE i.organization_id = $1 AND i.source = $2 AND e.ends_at > $3 AND e.cancelled_at IS NULL`);

const TAKEN = definePreparedStatement<TakenTime>(`
  SELECT r.host_id AS host, r.event_id AS event, e.title, r.starts_at AS start, r.ends_at AS "end"
    FROM reservations r
    LEFT JOIN events e ON e.organization_id = $1 AND e.id = r.event_id
   WHERE r.organization_id = $1 AND r.host_id = ${formatAnyOf("$2")} AND r.exclusive AND r.ends_at > $3 AND r.starts_at < $4
     AND r.event_id IS DISTINCT FROM $5 AND (r.expires_at IS NULL OR r.expires_at > now())
   ORDER BY r.starts_at`);

const RECORD = defineStatement(`
  INSERT INTO imported_events (organization_id, source, source_id, event_id, entry_key, starts_at, ends_at, created_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, now())`);

const IS_IMPORTED = definePreparedStatement<{ event: string }>(`
  SELECT event_id AS event FROM imported_events WHERE organization_id = $1 AND source = $2 AND source_id = $3`);

/**
 * Brings the meetings to come of another tool, each once and in a transaction of its own. A meeting whose time is taken
 * by another one is reported and left out; busy times of calendars do not matter, as the meeting has been agreed on.
 */
export async function importMeetings(
  db: Db,
  organization: OrganizationId,
  request: MeetingImport,
): Promise<MeetingReport> {
  const { source, meetings, readHosts, applies, now, onProgress } = request;
  const directory = await loadImportDirectory(db, organization);
  const earlier = await executeSql(db, EARLIER, [organization, source, new Date(now)]);
  const report = new MeetingReportBuilder();
  const coming = meetings.filter(({ end }) => end > now).sort((a, b) => a.start - b.start);
  const taken = applies ? [] : await listTaken(db, organization, coming, directory);
  const known = new Set(earlier.map(({ sourceId }) => sourceId));
  for (const [index, meeting] of coming.entries()) {
    await onProgress?.(index);
    const section = report.get(meeting.hosts[0] ?? "");
    const { hosts, reasons } = findHosts(meeting, directory);
    const [first, ...others] = hosts;
    const named = { id: meeting.id, name: meeting.name, start: new Date(meeting.start) };
    if (known.has(meeting.id)) {
      section.existing += 1;
      continue;
    }
    if (meeting.obstacle || !first) {
      const request = meeting.obstacle ? [buildReason("not_accepted")] : [];
      section.missing.push(buildMeetingNote(named, [...request, ...reasons]));
      continue;
    }
    const page = directory.findPage(meeting, hosts);
    if (meeting.page && !page) reasons.push(buildReason("page_missing"));
    const clash = applies
      ? await createMeeting(db, organization, meeting, {
          request,
          event: buildImportedEvent(meeting, { hosts: [first, ...others], page, directory }),
          hosts,
        })
      : findClash(taken, meeting, hosts);
    if (clash === "existing") section.existing += 1;
    else if (clash === null) section.created.push(buildMeetingNote(named, reasons));
    else section.clashes.push(buildMeetingNote(named, [toReason(clash)]));
    if (!applies && clash === null) taken.push(...hosts.map(({ id }) => toTaken(meeting, id)));
  }
  const present = new Set(meetings.map(({ id }) => id));
  for (const { sourceId, name, start, host } of earlier)
    if (host && readHosts.includes(host) && !present.has(sourceId))
      report.get(host).gone.push(buildMeetingNote({ id: sourceId, name, start }, []));
  return report.build(applies);
}

function findHosts(
  { hosts: addresses }: ImportedMeeting,
  { findUser }: ImportDirectory,
): { hosts: User[]; reasons: Reason[] } {
  const found = addresses.map((address) => ({ address, user: findUser(address) }));
  const absent = found.flatMap(({ address, user }) => (user ? [] : [address]));
  return {
    hosts: found.flatMap(({ user }) => user ?? []),
    reasons: absent.length > 0 ? [buildReason("unknown_hosts", { hosts: absent })] : [],
  };
}

interface Creation {
  request: MeetingImport;
  event: ReturnType<typeof buildImportedEvent>;
  hosts: readonly User[];
}

/** Creates the meeting under the locks of its hosts, unless it exists; returns the meeting that has its time. */
async function createMeeting(
  db: Db,
  organization: OrganizationId,
  meeting: ImportedMeeting,
  { request: { source, notifies, now, holds }, event, hosts }: Creation,
): Promise<TakenTime | "existing" | null> {
  const { id, start, end, entryKey } = meeting;
  try {
    return await withTransaction(db, async (tx) => {
      const hold = (await holds?.lock(tx, meeting)) ?? null;
      if (holds && hold === null) return "existing";
      await lockHosts(tx, organization, [
        ...[event.creator, ...event.invitees].flatMap(({ userId }) => userId ?? []),
      ]);
      const [existing] = await executeSql(tx, IS_IMPORTED, [organization, source, id]);
      if (existing) return "existing";
      const range = [new Date(start), new Date(end)];
      const [clash] = await executeSql(tx, TAKEN, [
        ...[organization, hosts.map((host) => host.id), ...range],
        hold,
      ]);
      if (clash) return clash;
      await holds?.release(tx, meeting);
      const made = await insertEvent(tx, organization, event, now, { ...notifies, entries: false });
      await executeSql(tx, RECORD, [organization, source, id, made.id, entryKey, ...range]);
      return null;
    });
  } catch (error) {
    if (!(error instanceof ApiProblem) || error.code !== "slot_taken") throw error;
    return toTaken(meeting, hosts[0]?.id ?? "");
  }
}

async function listTaken(
  db: Db,
  organization: OrganizationId,
  meetings: readonly ImportedMeeting[],
  { findUser }: ImportDirectory,
): Promise<TakenTime[]> {
  const hosts = new Set(meetings.flatMap(({ hosts }) => hosts.flatMap((one) => findUser(one)?.id ?? [])));
  const from = new Date(Math.min(...meetings.map(({ start }) => start)));
  const to = new Date(Math.max(...meetings.map(({ end }) => end)));
  return meetings.length === 0 ? [] : executeSql(db, TAKEN, [organization, [...hosts], from, to, null]);
}

const findClash = (taken: readonly TakenTime[], { start, end }: ImportedMeeting, hosts: readonly User[]) =>
  taken.find((one) => +one.start < end && +one.end > start && hosts.some(({ id }) => id === one.host)) ??
  null;

const toTaken = ({ name, start, end }: ImportedMeeting, host: string): TakenTime => ({
  host,
  event: "",
  title: name,
  start: new Date(start),
  end: new Date(end),
});

function toReason({ title, start }: TakenTime): Reason {
  const time = start.toISOString();
  return title === null ? buildReason("time_held", { time }) : buildReason("time_taken", { title, time });
}
