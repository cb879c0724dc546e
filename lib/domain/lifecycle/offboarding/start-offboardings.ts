import type { Instant } from "@/lib/core/time/instant";
import { assertNotEmergencyAdmin } from "@/lib/domain/auth/sign-in/assert-not-emergency-admin";
import { lockHosts } from "@/lib/domain/availability/reservations/reserve-hosts";
import { ApiProblem, buildFieldProblem } from "@/lib/domain/contracts/problem";
import { assertUserDeletable } from "@/lib/domain/lifecycle/user-deletion/delete-user";
import type { AccountRights } from "@/lib/domain/people/users/account-rights";
import { suspendUser } from "@/lib/domain/people/users/suspend-user";
import { formatFullName } from "@/lib/domain/tenancy/organizations/format-full-name";
import { requirePersonField } from "@/lib/domain/tenancy/organizations/get-user-row";
import { getCurrentActor } from "@/lib/platform/db/actor";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { generateId } from "@/lib/platform/db/generate-id";
import { lockRow } from "@/lib/platform/db/lock-row";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { toRowKey } from "@/lib/platform/db/to-row-key";
import { addJob } from "@/lib/platform/queue/add-job";
import { toOffboardingPlan, validateSuccessors } from "./offboarding-plan";
import { serializeOffboarding } from "./queries";
import type { OffboardingBody, OffboardingPlan } from "./schema";
import { RUN_OFFBOARDING } from "./tasks";

interface StartOptions {
  rights: AccountRights;
  now: Instant;
}

/** Suspends all departing users at once and enqueues the handovers; all or none of them. */
export function startOffboardings(
  db: Db,
  organization: OrganizationId,
  body: OffboardingBody,
  options: StartOptions,
) {
  return withTransaction(db, async (tx) => {
    const plan = toOffboardingPlan(body);
    await validateSuccessors(tx, organization, { plan, body });
    await lockHosts(tx, organization, body.users); // a concurrent booking finishes first, or finds the user suspended
    const started = [];
    // A fixed order prevents deadlocks between concurrent calls.
    for (const user of [...new Set(body.users)].sort())
      started.push(
        await startOffboarding(tx, organization, { user, at: body.users.indexOf(user), plan }, options),
      );
    return { offboardings: started };
  });
}

interface DepartingUser {
  user: string;
  /** Index in the body. */
  at: number;
  plan: OffboardingPlan;
}

async function startOffboarding(
  tx: Db,
  organization: OrganizationId,
  { user: id, at, plan }: DepartingUser,
  { rights, now }: StartOptions,
) {
  const pointer = `/users/${at}`;
  if (getCurrentActor()?.kind === "user" && getCurrentActor()?.id === id)
    throw buildFieldProblem(pointer, "mismatch", "is who asks, and cannot leave by this", "conflict");
  await requirePersonField(tx, organization, id, pointer);
  await assertUserDeletable(tx, organization, id, rights);
  await assertNotEmergencyAdmin(tx, organization, id, plan.end === "delete" ? "deleted" : "suspended");
  await lockRow(tx, "users", { organizationId: organization, id });
  const user = await requirePersonField(tx, organization, id, pointer);
  const isRunning = await tx.offboarding.count({
    where: { organizationId: organization, userId: id, state: "running" },
  });
  if (isRunning > 0)
    throw new ApiProblem("conflict", `An offboarding of ${id} is under way.`, {
      reason: "offboarding_running",
    });
  // The right to delete the user, checked above, includes ending their access.
  const suspendRights = plan.end === "delete" ? ("all" as const) : rights;
  const ended = await suspendUser(tx, user, { suspended: true, rights: suspendRights }, now);
  if (ended)
    await tx.user.update({ where: toRowKey(organization, id), data: { ...ended, v: { increment: 1 } } });
  const actor = getCurrentActor();
  const row = await tx.offboarding.create({
    data: {
      id: generateId(),
      organizationId: organization,
      userId: id,
      userName: formatFullName(user) ?? user.email,
      plan: { ...plan, by: actor ? { kind: actor.kind, ...(actor.id && { id: actor.id }) } : null },
      startedBy: actor?.kind === "user" ? (actor.id ?? null) : null,
    },
  });
  await addJob(
    tx,
    RUN_OFFBOARDING,
    { organization, offboarding: row.id },
    { key: `run_offboarding/${row.id}` },
  );
  return serializeOffboarding(row);
}
