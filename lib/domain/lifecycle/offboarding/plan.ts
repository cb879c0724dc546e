import { findTeam } from "@/lib/domain/people/teams/queries";
import { listMembers } from "@/lib/domain/people/teams/serialize";
import { findPersonOfBody } from "@/lib/domain/tenancy/organizations/find-user";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { fieldProblem } from "@/lib/platform/http/problem";
import type { OffboardingBody, OffboardingPlan, Successor } from "./schema";

/** What becomes of each kind; where nothing was said, `to` takes over. */
export function toPlan(body: OffboardingBody): OffboardingPlan {
  const { to } = body;
  const of = <Ends extends string>(
    name: "pages" | "meetings" | "polls",
    said: Successor | Ends | undefined,
  ) => {
    const chosen = said ?? to;
    if (chosen === undefined)
      throw fieldProblem(`/${name}`, "required", `${name} is required where to names nobody`);
    return chosen;
  };
  const person = to && "user" in to ? to : null;
  return {
    pages: of("pages", body.pages as Successor | "delete" | undefined),
    meetings: of("meetings", body.meetings as Successor | "cancel" | undefined),
    polls: of("polls", body.polls as Successor | "cancel" | undefined),
    teams: (body.teams as OffboardingPlan["teams"] | undefined) ?? person ?? "leave",
    substitutions: (body.substitutions as OffboardingPlan["substitutions"] | undefined) ?? person ?? "clear",
    when_not_free: body.when_not_free,
    message: body.message?.trim() || null,
    end: body.account,
  };
}

const KINDS = ["pages", "meetings", "polls", "teams", "substitutions"] as const;

/** Whoever takes over is there, stays, and can be booked. */
export async function checkSuccessors(
  tx: Db,
  organization: OrganizationId,
  { plan, body }: { plan: OffboardingPlan; body: OffboardingBody },
): Promise<void> {
  const { users: leavers } = body;
  for (const kind of KINDS) {
    const to = plan[kind];
    if (typeof to === "string") continue;
    const at = body[kind] === undefined ? "/to" : `/${kind}`;
    if ("user" in to) await checkUser(tx, organization, to.user, `${at}/user`, leavers);
    else await checkTeam(tx, organization, to.team, `${at}/team`, leavers);
  }
}

async function checkUser(
  tx: Db,
  organization: OrganizationId,
  id: string,
  pointer: string,
  leavers: readonly string[],
): Promise<void> {
  if (leavers.includes(id)) throw fieldProblem(pointer, "mismatch", "leaves, and takes nothing over");
  const { suspendedAt } = await findPersonOfBody(tx, organization, id, pointer);
  if (suspendedAt) throw fieldProblem(pointer, "mismatch", "is suspended, and takes nothing over");
}

async function checkTeam(
  tx: Db,
  organization: OrganizationId,
  id: string,
  pointer: string,
  leavers: readonly string[],
): Promise<void> {
  const team = await tx.team.count({ where: { organizationId: organization, id } });
  if (team === 0) throw fieldProblem(pointer, "unknown", "is not a team of your organisation", "not_found");
  const stay = listMembers(await findTeam(tx, organization, id)).filter((one) => !leavers.includes(one));
  if (stay.length === 0) throw fieldProblem(pointer, "mismatch", "is a team in which nobody stays");
}
