import type { Db } from "@/lib/platform/db/client";
import { IMPORT_TOOL_NAMES } from "../imports/schema";
import { toMeeting } from "../transitions/apply-booking";
import type { SubjectIdentifiers } from "./subject-identifiers";

/** Exports the meetings of other tools in which the person takes part, and whose time is held here. */
export async function exportTransitions(
  db: Db,
  { organization: organizationId, emails }: SubjectIdentifiers,
) {
  const rows = await db.transitionMeeting.findMany({
    where: { organizationId, state: { not: "released" } },
    orderBy: [{ endsAt: "desc" }, { sourceId: "asc" }],
    include: { transition: { select: { tool: true } } },
  });
  return rows.flatMap((row) => {
    const meeting = toMeeting(row);
    if (!meeting) return [];
    const { hosts, guests, bookers } = meeting;
    const own = bookers.filter(({ email }) => emails.includes(email.toLowerCase()));
    if (own.length === 0 && ![...hosts, ...guests].some((address) => emails.includes(address))) return [];
    return {
      tool: IMPORT_TOOL_NAMES.find((known) => known === row.transition.tool) ?? IMPORT_TOOL_NAMES[0],
      id: row.sourceId,
      name: meeting.name,
      start: new Date(meeting.start),
      end: new Date(meeting.end),
      bookings: own.map(({ name, phone, answers }) => ({ name, phone, answers: [...answers] })),
    };
  });
}
