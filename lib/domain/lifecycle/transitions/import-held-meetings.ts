import type { Instant } from "@/lib/core/time/instant";
import type { Db } from "@/lib/platform/db/client";
import type { Transition } from "@/lib/platform/db/generated/client";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { importMeetings, type ReplacedHolds } from "../meeting-import/import-meetings";
import type { ImportedMeeting } from "../meeting-import/imported-meeting";
import { lockMeetings, releaseTime, toMeeting } from "./apply-booking";
import { getTransitionTool } from "./transition-rows";

interface HeldImport {
  transition: Transition;
  now: Instant;
  /** One meeting; without it, all. */
  sourceId?: string;
  onProgress?: () => void;
}

/** Makes meetings of holds, each in a transaction of its own in which its hold is released. */
export async function importHeldMeetings(
  db: Db,
  { transition, now, sourceId, onProgress }: HeldImport,
): Promise<void> {
  const { organizationId, id: transitionId } = transition;
  const organization = asOrganizationId(organizationId);
  const rows = await db.transitionMeeting.findMany({
    where: {
      ...{ organizationId, transitionId, state: "held", endsAt: { gt: new Date(now) } },
      ...(sourceId !== undefined && { sourceId }),
    },
  });
  const meetings = rows.flatMap((row) => toMeeting(row) ?? []);
  const notifies = transition.notifies as { notifications: boolean; webhooks: boolean } | null;
  const report = await importMeetings(db, organization, {
    ...{ source: getTransitionTool(transition).source, meetings, readHosts: [], applies: true, now },
    notifies: notifies ?? { notifications: false, webhooks: false },
    holds: buildHolds(transition, now),
    ...(onProgress && { onProgress }),
  });
  const where = { organizationId, transitionId, state: "held" };
  for (const { clashes, missing } of report.people)
    for (const [issue, notes] of [["clash", clashes] as const, ["unknown_host", missing] as const])
      await db.transitionMeeting.updateMany({
        where: { ...where, sourceId: { in: notes.map(({ id }) => id) } },
        data: { issue },
      });
}

const buildHolds = (transition: Transition, now: Instant): ReplacedHolds => {
  const { organizationId, id: transitionId } = transition;
  const toKey = ({ id: sourceId }: ImportedMeeting) => ({
    organizationId_transitionId_sourceId: { organizationId, transitionId, sourceId },
  });
  return {
    lock: async (tx, meeting) => {
      await lockMeetings(tx, transition, [meeting.id]);
      const row = await tx.transitionMeeting.findUnique({ where: toKey(meeting) });
      const current = row?.state === "held" && toMeeting(row);
      // A call may have moved or cancelled it since it was read.
      const isSame = current && current.start === meeting.start && current.end === meeting.end;
      return row && isSame ? row.holdId : null;
    },
    release: async (tx, meeting) => {
      const { holdId } = await tx.transitionMeeting.update({
        where: toKey(meeting),
        data: { state: "imported", issue: null, importedAt: new Date(now) },
      });
      await releaseTime(tx, asOrganizationId(organizationId), holdId);
    },
  };
};
