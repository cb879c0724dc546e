import type { Instant } from "@/lib/core/time/instant";
import { lockHosts, reserveHosts } from "@/lib/domain/availability/reservations/reserve-hosts";
import { lockTexts } from "@/lib/domain/tenancy/lock-texts";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import { generateId } from "@/lib/platform/db/generate-id";
import type { Transition, TransitionMeeting } from "@/lib/platform/db/generated/client";
import { asOrganizationId, type OrganizationId } from "@/lib/platform/db/organization-id";
import { definePreparedStatement, formatAnyOf } from "@/lib/platform/db/statement";
import type { ImportDirectory } from "../meeting-import/import-directory";
import type { ImportedMeeting } from "../meeting-import/imported-meeting";
import type { BookingReport } from "./booking-report";
import { applyReport, type MeetingState, toImportedMeeting, UNKNOWN_MEETING } from "./meeting-state";
import type { TransitionIssue } from "./schema";
import { sealMeeting, unsealMeeting } from "./transition-rows";

interface Application {
  transition: Transition;
  directory: ImportDirectory;
  report: BookingReport;
  now: Instant;
}

/** Locks meetings of the other tool before their hosts, in every transaction that does both. */
export const lockMeetings = (
  tx: Db,
  { organizationId, id }: Pick<Transition, "organizationId" | "id">,
  sources: readonly string[],
) =>
  lockTexts(
    tx,
    asOrganizationId(organizationId),
    "transitionMeeting",
    sources.map((source) => `${id} ${source}`),
  );

/** Waits for the end of a transition, and its end for this. */
const IN_STATE = definePreparedStatement<{ state: string }>(
  "SELECT state FROM transitions WHERE organization_id = $1 AND id = $2 FOR SHARE",
);

/**
 * Applies what the tool says about a meeting: its time is held, moved or released. Repeated, late and disordered reports
 * lead to the same result.
 */
export function applyBooking(db: Db, { report, ...application }: Application): Promise<void> {
  const { movedFrom: from } = report;
  const { organizationId, id } = application.transition;
  return withTransaction(db, async (tx) => {
    const [current] = await executeSql(tx, IN_STATE, [organizationId, id]);
    if (!current || current.state === "finished") return; // its holds have been released
    await lockMeetings(tx, application.transition, [report.id, ...(from ? [from.id] : [])]);
    // First, as the new time may overlap the old one.
    if (from) await applyToMeeting(tx, { ...application, report: buildMove(report, from) }, "moved_there");
    await applyToMeeting(tx, { ...application, report }, "cancelled_there");
  });
}

const buildMove = (report: BookingReport, { id, key }: NonNullable<BookingReport["movedFrom"]>) => ({
  ...{ id, at: report.at, from: report.from, meeting: null, booked: [], movedFrom: null },
  cancelled: key === null ? [] : [key],
  isOver: key === null,
});

async function applyToMeeting(
  tx: Db,
  { transition, directory, report, now }: Application,
  end: "cancelled_there" | "moved_there",
): Promise<void> {
  const { organizationId, id: transitionId } = transition;
  const key = { organizationId, transitionId, sourceId: report.id };
  const where = { organizationId_transitionId_sourceId: key };
  const row = await tx.transitionMeeting.findUnique({ where });
  const before = row && unsealMeeting(row);
  const state = applyReport(before ?? UNKNOWN_MEETING, report);
  const meeting = toImportedMeeting(state);
  const holdId = row?.holdId ?? generateId();
  const next = { row, meeting, holdId, end };
  const outcome = await applyTime(tx, { transition, directory, now, sourceId: report.id }, next);
  const data = {
    ...outcome,
    endsAt: new Date(state.meeting?.end ?? now),
    reportedAt: new Date(state.detailsAt || report.at),
    sealed: sealMeeting(key, state),
  };
  await tx.transitionMeeting.upsert({ where, create: { ...key, holdId, ...data }, update: data });
}

interface Outcome {
  state: "held" | "released" | "imported";
  issue: TransitionIssue | null;
}

interface TimeContext {
  transition: Transition;
  directory: ImportDirectory;
  now: Instant;
  sourceId: string;
}

interface NextMeeting {
  row: TransitionMeeting | null;
  /** Null: it has ended, or has not begun to be known. */
  meeting: ImportedMeeting | null;
  holdId: string;
  end: TransitionIssue;
}

const IS_IMPORTED = definePreparedStatement<{ event: string }>(`
  SELECT event_id AS event FROM imported_events WHERE organization_id = $1 AND source = $2 AND source_id = $3`);

async function applyTime(
  tx: Db,
  { transition, directory, now, sourceId }: TimeContext,
  { row, meeting, holdId, end }: NextMeeting,
): Promise<Outcome> {
  const organization = asOrganizationId(transition.organizationId);
  const imported = await executeSql(tx, IS_IMPORTED, [organization, transition.tool, sourceId]);
  if (imported.length > 0) {
    const issue = (row?.issue as TransitionIssue | null | undefined) ?? null;
    // A moved meeting is cancelled as well; that it was moved says more.
    return { state: "imported", issue: meeting ? null : issue === "moved_there" ? issue : end };
  }
  if (!meeting || meeting.end <= now) {
    await releaseTime(tx, organization, holdId);
    return { state: "released", issue: null };
  }
  return holdTime(tx, organization, { meeting, directory, holdId });
}

export const releaseTime = (tx: Db, organizationId: OrganizationId, holdId: string) =>
  tx.reservation.deleteMany({ where: { organizationId, eventId: holdId } });

const TAKEN = definePreparedStatement<{ host: string }>(`
  SELECT host_id AS host FROM reservations
   WHERE organization_id = $1 AND host_id = ${formatAnyOf("$2")} AND exclusive AND ends_at > $3 AND starts_at < $4
     AND (expires_at IS NULL OR expires_at > now())`);

interface HeldMeeting {
  meeting: ImportedMeeting;
  directory: ImportDirectory;
  holdId: string;
}

/** Holds the time of the hosts who are free, until the meeting ends. */
export async function holdTime(
  tx: Db,
  organization: OrganizationId,
  { meeting, directory, holdId }: HeldMeeting,
): Promise<Outcome> {
  const users = meeting.hosts.flatMap((address) => directory.findUser(address) ?? []);
  const hosts = users.map(({ id }) => id);
  await lockHosts(tx, organization, hosts);
  await releaseTime(tx, organization, holdId);
  const range = [new Date(meeting.start), new Date(meeting.end)];
  const rows = hosts.length > 0 ? await executeSql(tx, TAKEN, [organization, hosts, ...range]) : [];
  const taken = new Set(rows.map(({ host }) => host));
  const page = directory.findPage(meeting, users);
  await reserveHosts(tx, organization, {
    ...{ eventId: holdId, start: meeting.start, end: meeting.end },
    exclusive: hosts.filter((host) => !taken.has(host)),
    others: [],
    expiresAt: new Date(meeting.end),
    ...(page && { page: { bookpageId: page.id, appointmentTypeId: page.typeId } }),
  });
  const isUnknown = users.length < meeting.hosts.length || users.length === 0;
  const hasNoPage = meeting.page !== null && page === null;
  return {
    state: "held",
    issue: isUnknown ? "unknown_host" : taken.size > 0 ? "clash" : hasNoPage ? "no_page" : null,
  };
}

/** Returns the meeting of a row as an import has it; null if it has ended. */
export function toMeeting(row: TransitionMeeting): ImportedMeeting | null {
  const state: MeetingState | null = unsealMeeting(row);
  return state && toImportedMeeting(state);
}
