import { buildFieldProblem } from "@/lib/domain/contracts/problem";
import { getTeamRow } from "@/lib/domain/people/teams/queries";
import { listMembers } from "@/lib/domain/people/teams/serialize";
import { requirePersonField } from "@/lib/domain/tenancy/organizations/get-user-row";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { OWNED_KINDS } from "./options";
import type { OffboardingBody, OffboardingPlan, Successor } from "./schema";

/** Builds the plan for each kind of resource; `to` takes over by default. */
export function toOffboardingPlan(body: OffboardingBody): OffboardingPlan {
  const { to } = body;
  const of = <Ends extends string>(
    name: "pages" | "meetings" | "polls",
    choice: Successor | Ends | undefined,
  ) => {
    const chosen = choice ?? to;
    if (chosen === undefined)
      throw buildFieldProblem(`/${name}`, "required", `${name} is required if to has no user`);
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

/** Checks that successors exist, do not leave themselves and can be booked. */
export async function validateSuccessors(
  tx: Db,
  organization: OrganizationId,
  { plan, body }: { plan: OffboardingPlan; body: OffboardingBody },
): Promise<void> {
  const { users: departing } = body;
  for (const kind of OWNED_KINDS) {
    const to = plan[kind];
    if (typeof to === "string") continue;
    const at = body[kind] === undefined ? "/to" : `/${kind}`;
    if ("user" in to) await validateUser(tx, organization, to.user, `${at}/user`, departing);
    else await validateTeam(tx, organization, to.team, `${at}/team`, departing);
  }
}

async function validateUser(
  tx: Db,
  organization: OrganizationId,
  id: string,
  pointer: string,
  departing: readonly string[],
): Promise<void> {
  if (departing.includes(id)) throw buildFieldProblem(pointer, "mismatch", "leaves, and takes nothing over");
  const { suspendedAt } = await requirePersonField(tx, organization, id, pointer);
  if (suspendedAt) throw buildFieldProblem(pointer, "mismatch", "is suspended, and takes nothing over");
}

async function validateTeam(
  tx: Db,
  organization: OrganizationId,
  id: string,
  pointer: string,
  departing: readonly string[],
): Promise<void> {
  const team = await tx.team.count({ where: { organizationId: organization, id } });
  if (team === 0)
    throw buildFieldProblem(pointer, "unknown", "is not a team of your organisation", "not_found");
  const remaining = listMembers(await getTeamRow(tx, organization, id)).filter(
    (one) => !departing.includes(one),
  );
  if (remaining.length === 0)
    throw buildFieldProblem(pointer, "mismatch", "is a team without remaining members");
}
