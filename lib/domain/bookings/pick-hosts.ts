import type { HostMatch } from "@/lib/core/slots/host-match";
import type { AssignedHost } from "@/lib/domain/events/schema";
import type { EventStep } from "@/lib/domain/events/steps/event-steps";
import type { MemberAssignmentState } from "@/lib/domain/people/teams/assignment-state";
import { type Candidate, pickAssignee } from "@/lib/domain/people/teams/pick-assignee";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import { definePreparedStatement } from "@/lib/platform/db/statement";
import type { TimeRequest } from "./booking-request";
import type { LockedTeam } from "./lock-page-hosts";
import type { BookablePage, PageHost } from "./public-page";

export interface PickedHosts {
  outcome: "found";
  /** The first one is the organizer. */
  people: readonly [PageHost, ...PageHost[]];
  assigned?: AssignedHost;
  /** The members who need an update of their assignment state. */
  assignedMembers: readonly MemberAssignmentState[];
  /** Room per time; undefined if no room is needed. */
  rooms?: readonly (string | null)[];
  /** The steps of a meeting that has some, and the minutes that they take together. */
  steps?: readonly EventStep[];
  minutes?: number;
}

interface HostCandidates {
  /** Hosts who take part in every meeting, the organizer first. */
  fixed: readonly Candidate[];
  /** Other free members in the team's order; `count` of them are needed. */
  others: readonly Candidate[];
  count: number;
  match: HostMatch;
  request: TimeRequest;
  lockedTeam: LockedTeam;
}

/** Picks the hosts among the free members, with the reason. */
export async function pickHosts(
  tx: Db,
  page: BookablePage,
  { fixed, others, count, match, request, lockedTeam }: HostCandidates,
): Promise<PickedHosts> {
  const met = count > 0 && page.settings.hosts?.same_host ? await findPreviousHosts(tx, page, request) : [];
  const picked = pickMembers(others, count, met, lockedTeam);
  const reason = picked.map((pick) => pick.reason).join(" ");
  const people = [...fixed, ...picked.map(({ member }) => member)].flatMap(
    ({ user }) => page.people.find(({ id }) => id === user) ?? [],
  );
  const [first, ...rest] = people;
  if (!first) throw new Error("No host is left for the meeting");
  const assigned = (rule: AssignedHost["rule"], explanation: string) => ({
    rule,
    user: first.id,
    reason: explanation,
  });
  return {
    outcome: "found",
    people: [first, ...rest],
    assigned: request.host
      ? assigned("chosen", "The booker chose this member.")
      : match === "all"
        ? assigned("all", "Every member of the team takes part.")
        : fixed.length > 0
          ? assigned(picked[0]?.rule ?? "all", `Takes part in every meeting of this page. ${reason}`.trim())
          : assigned(picked[0]?.rule ?? lockedTeam.assignment.rule, reason),
    assignedMembers: request.host ? fixed : picked.map(({ member }) => member),
  };
}

interface PickedMember {
  member: Candidate;
  rule: AssignedHost["rule"];
  reason: string;
}

/** Picks one member after the other; a host that the booker met before comes first. */
function pickMembers(
  others: readonly Candidate[],
  count: number,
  met: readonly string[],
  { assignment }: LockedTeam,
): PickedMember[] {
  const pickedMembers: PickedMember[] = [];
  let left = others;
  while (pickedMembers.length < count) {
    const [first, ...rest] = left;
    if (!first) break;
    const known = left.find(({ user }) => met.includes(user));
    const picked = known
      ? {
          user: known.user,
          rule: "same_host" as const,
          reason: "Held this booker's last meeting on this page.",
        }
      : { ...pickAssignee([first, ...rest], assignment, Math.random()), rule: assignment.rule };
    const member = left.find(({ user }) => user === picked.user) ?? first;
    pickedMembers.push({ member, rule: picked.rule, reason: picked.reason });
    left = left.filter((one) => one !== member);
  }
  return pickedMembers;
}

const FIND_PREVIOUS_HOSTS = definePreparedStatement<{ hosts: string[] | null }>(`
  SELECT array_remove(e.created_by_user_id || ARRAY(
           SELECT h.user_id FROM invitees h WHERE h.organization_id = $1 AND h.event_id = e.id AND h.host), NULL) AS hosts
    FROM invitees i JOIN events e ON e.organization_id = $1 AND e.id = i.event_id
   WHERE i.organization_id = $1 AND i.email = $2 AND NOT i.su AND NOT i.host
     AND e.bookpage_id = $3 AND e.cancelled_at IS NULL
   ORDER BY e.id DESC LIMIT 1`);

/** Returns the hosts of the booker's last meeting on this page. */
async function findPreviousHosts(
  tx: Db,
  { organization, bookpageId }: BookablePage,
  { email }: TimeRequest,
): Promise<string[]> {
  const [row] = await executeSql(tx, FIND_PREVIOUS_HOSTS, [organization, email, bookpageId]);
  return row?.hosts ?? [];
}
