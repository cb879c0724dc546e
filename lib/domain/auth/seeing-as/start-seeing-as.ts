import { HOUR, type Instant } from "@/lib/core/time/instant";
import { findPersonOfBody } from "@/lib/domain/tenancy/organizations/find-user";
import { deriveRole } from "@/lib/domain/tenancy/organizations/role";
import { type Db, inTransaction } from "@/lib/platform/db/client";
import type { User } from "@/lib/platform/db/generated/client";
import { lockRow } from "@/lib/platform/db/lock-row";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { maySeeAs, type Role } from "@/lib/platform/http/audience";
import { ApiProblem, fieldProblem } from "@/lib/platform/http/problem";
import { addJob } from "@/lib/platform/queue/add-job";
import { endSeeingAs } from "./end-seeing-as";
import { END_SEEING_AS } from "./tasks";

/** So long at most. */
const SEEING_AS_MS = HOUR;

interface Onlooker {
  organization: OrganizationId;
  session: string;
  user: string;
  role: Role | null;
}

/** From now on this session of an admin reads as the person would. Answers whom, and until when. */
export const startSeeingAs = (db: Db, onlooker: Onlooker, userId: string, now: Instant) =>
  inTransaction(db, async (tx) => {
    const { organization, session } = onlooker;
    const seen = await findPersonOfBody(tx, organization, userId, "/user");
    refuseToSee(onlooker, seen);
    // Of two requests at once the second takes the place of the first.
    await lockRow(tx, "sessions", { organizationId: organization, id: session });
    await refuseInTestMode(tx, onlooker);
    await endSeeingAs(tx, organization, session);
    const expiresAt = new Date(now + SEEING_AS_MS);
    await tx.seeingAs.create({
      data: {
        organizationId: organization,
        sessionId: session,
        onlookerId: onlooker.user,
        userId,
        expiresAt,
        createdAt: new Date(now),
      },
    });
    const when = { key: `${END_SEEING_AS.name}/${session}`, runAt: expiresAt };
    await addJob(tx, END_SEEING_AS, { organization, session }, when);
    return { user: userId, until: expiresAt };
  });

function refuseToSee({ user, role }: Onlooker, seen: User): void {
  if (seen.id === user)
    throw fieldProblem("/user", "refused", "is yourself, as whom you see already", "conflict");
  if (seen.suspendedAt)
    throw new ApiProblem("conflict", "This person is suspended, and sees nothing.", {
      reason: "person_suspended",
    });
  if (!role || !maySeeAs(role, deriveRole(seen)))
    throw new ApiProblem("forbidden", "Only an owner sees as an owner does.", { reason: "owners_only" });
}

async function refuseInTestMode(tx: Db, { organization: organizationId, session: id }: Onlooker) {
  if ((await tx.session.count({ where: { organizationId, id, testMode: true } })) > 0)
    throw new ApiProblem("conflict", "Leave test mode first: people are those of the live organisation.");
}
