import { HOUR, type Instant } from "@/lib/core/time/instant";
import { canImpersonate, type Role } from "@/lib/domain/contracts/audience";
import { ApiProblem, buildFieldProblem } from "@/lib/domain/contracts/problem";
import { requirePersonField } from "@/lib/domain/tenancy/organizations/get-user-row";
import { deriveRole } from "@/lib/domain/tenancy/organizations/role";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import type { User } from "@/lib/platform/db/generated/client";
import { lockRow } from "@/lib/platform/db/lock-row";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { addJob } from "@/lib/platform/queue/add-job";
import { stopImpersonation } from "./stop-impersonation";
import { STOP_IMPERSONATION } from "./tasks";

/** Longest duration of an impersonation. */
const IMPERSONATION_MS = HOUR;

interface Impersonator {
  organization: OrganizationId;
  session: string;
  user: string;
  role: Role | null;
}

/** Lets an admin's session read as the user. Returns the user and the end of the impersonation. */
export const startImpersonation = (db: Db, impersonator: Impersonator, userId: string, now: Instant) =>
  withTransaction(db, async (tx) => {
    const { organization, session } = impersonator;
    const target = await requirePersonField(tx, organization, userId, "/user");
    assertCanImpersonate(impersonator, target);
    // The second of two concurrent requests replaces the first.
    await lockRow(tx, "sessions", { organizationId: organization, id: session });
    await assertNotInTestMode(tx, impersonator);
    await stopImpersonation(tx, organization, session);
    const expiresAt = new Date(now + IMPERSONATION_MS);
    await tx.impersonation.create({
      data: {
        organizationId: organization,
        sessionId: session,
        impersonatorId: impersonator.user,
        userId,
        expiresAt,
        createdAt: new Date(now),
      },
    });
    const when = { key: `${STOP_IMPERSONATION.name}/${session}`, runAt: expiresAt };
    await addJob(tx, STOP_IMPERSONATION, { organization, session }, when);
    return { user: userId, until: expiresAt };
  });

function assertCanImpersonate({ user, role }: Impersonator, target: User): void {
  if (target.id === user)
    throw buildFieldProblem("/user", "refused", "is the user that you already are", "conflict");
  if (target.suspendedAt)
    throw new ApiProblem("conflict", "This person is suspended, and sees nothing.", {
      reason: "person_suspended",
    });
  if (!role || !canImpersonate(role, deriveRole(target)))
    throw new ApiProblem("forbidden", "Only an owner sees as an owner does.", { reason: "owners_only" });
}

async function assertNotInTestMode(tx: Db, { organization: organizationId, session: id }: Impersonator) {
  if ((await tx.session.count({ where: { organizationId, id, testMode: true } })) > 0)
    throw new ApiProblem("conflict", "Leave test mode first: people are those of the live organisation.");
}
