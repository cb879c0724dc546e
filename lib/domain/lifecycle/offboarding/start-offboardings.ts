import type { Instant } from "@/lib/core/time/instant";
import { refuseEmergencyAdmin } from "@/lib/domain/auth/sign-in/refuse-emergency-admin";
import { lockHosts } from "@/lib/domain/availability/reservations/reserve";
import { refuseToDelete } from "@/lib/domain/lifecycle/user-deletion/delete-user";
import type { AccountRights } from "@/lib/domain/people/users/account-rights";
import { suspendUser } from "@/lib/domain/people/users/suspend-user";
import { findPersonOfBody } from "@/lib/domain/tenancy/organizations/find-user";
import { formatFullName } from "@/lib/domain/tenancy/organizations/full-name";
import { currentActor } from "@/lib/platform/db/actor";
import { type Db, inTransaction } from "@/lib/platform/db/client";
import { newId } from "@/lib/platform/db/id";
import { keyOf } from "@/lib/platform/db/key-of";
import { lockRow } from "@/lib/platform/db/lock-row";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { ApiProblem, fieldProblem } from "@/lib/platform/http/problem";
import { addJob } from "@/lib/platform/queue/add-job";
import { checkSuccessors, toPlan } from "./plan";
import { serializeOffboarding } from "./queries";
import type { OffboardingBody, OffboardingPlan } from "./schema";
import { OFFBOARD } from "./tasks";

interface How {
  rights: AccountRights;
  now: Instant;
}

/** Ends the access of all who leave at once, and has a job hand over what they had; of all, or of nobody. */
export function startOffboardings(db: Db, organization: OrganizationId, body: OffboardingBody, how: How) {
  return inTransaction(db, async (tx) => {
    const plan = toPlan(body);
    await checkSuccessors(tx, organization, { plan, body });
    await lockHosts(tx, organization, body.users); // whoever is booking them comes first, or finds them suspended
    const begun = [];
    // In one order, so that two who are at it do not wait for each other.
    for (const user of [...new Set(body.users)].sort())
      begun.push(await startOffboarding(tx, organization, { user, at: body.users.indexOf(user), plan }, how));
    return { offboardings: begun };
  });
}

interface Leaver {
  user: string;
  /** Where the body names them. */
  at: number;
  plan: OffboardingPlan;
}

async function startOffboarding(
  tx: Db,
  organization: OrganizationId,
  { user: id, at, plan }: Leaver,
  { rights, now }: How,
) {
  const pointer = `/users/${at}`;
  if (currentActor()?.kind === "user" && currentActor()?.id === id)
    throw fieldProblem(pointer, "mismatch", "is who asks, and cannot leave by this", "conflict");
  await findPersonOfBody(tx, organization, id, pointer);
  await refuseToDelete(tx, organization, id, rights);
  await refuseEmergencyAdmin(tx, organization, id, plan.end === "delete" ? "deleted" : "suspended");
  await lockRow(tx, "users", { organizationId: organization, id });
  const user = await findPersonOfBody(tx, organization, id, pointer);
  const isRunning = await tx.offboarding.count({
    where: { organizationId: organization, userId: id, state: "running" },
  });
  if (isRunning > 0)
    throw new ApiProblem("conflict", `An offboarding of ${id} is under way.`, {
      reason: "offboarding_running",
    });
  // Who may delete somebody, which was looked at, may end their access on the way.
  const ending = plan.end === "delete" ? ("all" as const) : rights;
  const ended = await suspendUser(tx, user, { suspended: true, rights: ending }, now);
  if (ended)
    await tx.user.update({ where: keyOf(organization, id), data: { ...ended, v: { increment: 1 } } });
  const actor = currentActor();
  const row = await tx.offboarding.create({
    data: {
      id: newId(),
      organizationId: organization,
      userId: id,
      userName: formatFullName(user) ?? user.email,
      plan: { ...plan, by: actor ? { kind: actor.kind, ...(actor.id && { id: actor.id }) } : null },
      startedBy: actor?.kind === "user" ? (actor.id ?? null) : null,
    },
  });
  await addJob(tx, OFFBOARD, { organization, offboarding: row.id }, { key: `offboard/${row.id}` });
  return serializeOffboarding(row);
}
