import { z } from "zod";
import type { Instant } from "@/lib/core/time/instant";
import { writePassword } from "@/lib/domain/auth/passwords/write-password";
import type { Device } from "@/lib/domain/auth/sessions/start-session";
import { type Admission, admit } from "@/lib/domain/auth/sign-in/admit";
import { fireActions } from "@/lib/domain/messaging/webhooks/fire-actions";
import { joinTeam } from "@/lib/domain/people/teams/join-team";
import { user as userSchema } from "@/lib/domain/people/users/schema";
import { serializeUser, withContext } from "@/lib/domain/people/users/serialize";
import { toRoleColumns } from "@/lib/domain/tenancy/organizations/role";
import { type Db, inTransaction } from "@/lib/platform/db/client";
import { findSqlState, mentions } from "@/lib/platform/db/failures";
import type { Invitation } from "@/lib/platform/db/generated/client";
import { newId } from "@/lib/platform/db/id";
import { inSavepoint } from "@/lib/platform/db/in-savepoint";
import { asOrganizationId, type OrganizationId } from "@/lib/platform/db/organization-id";
import { sql } from "@/lib/platform/db/sql";
import { statement } from "@/lib/platform/db/statement";
import type { Role } from "@/lib/platform/http/audience";
import { isStillGiven } from "./find-invitation";
import { findJoining, type Joining } from "./joining";

type JoinResult =
  | { outcome: "joined"; admission: Admission }
  /** The link was used, has expired, or never was one; or the address has got an account meanwhile. */
  | { outcome: "gone" }
  | { outcome: "extid_taken" }
  | { outcome: "closed" };

/** Makes the account of whoever has confirmed the address with the link that was mailed to it, and signs in. */
export function joinOrganization(db: Db, token: string, device: Device, now: Instant): Promise<JoinResult> {
  return inTransaction(db, async (tx): Promise<JoinResult> => {
    const found = await findJoining(tx, token, now);
    if (!found) return { outcome: "gone" };
    const { joining, invitation, tokenHash } = found;
    const { count } = await tx.joining.deleteMany({
      where: { organizationId: invitation.organizationId, tokenHash },
    });
    if (count === 0) return { outcome: "gone" }; // by another click, at the same time
    const organization = asOrganizationId(invitation.organizationId);
    const isOpen =
      (await isStillGiven(tx, invitation)) && (await takeInvitation(tx, organization, invitation.id, now));
    if (!isOpen) return { outcome: "closed" };
    const made = await createMember(tx, organization, { joining, invitation }, now);
    if (typeof made === "string") {
      await sql(tx, GIVE_BACK, [organization, invitation.id]);
      return { outcome: made };
    }
    await writePassword(tx, made, joining.passwordHash);
    if (invitation.teamId)
      await joinTeam(tx, organization, invitation.teamId, made.id, invitation.role === "manager");
    await fireActions(tx, {
      organization,
      actions: ["user.joined"],
      about: async () => ({
        user: made.id,
        resource: z.encode(userSchema, serializeUser(made)),
        occurredAt: new Date(now),
      }),
    });
    return { outcome: "joined", admission: await admit(tx, made, { way: "password", device }, now) };
  });
}

const TAKE = statement<{ id: string }>(`
  UPDATE invitations SET uses = uses + 1, updated_at = now(), joined_at = CASE WHEN email IS NULL THEN joined_at ELSE $3 END
   WHERE organization_id = $1 AND id = $2 AND revoked_at IS NULL AND (expires_at IS NULL OR expires_at > $3)
     AND (max_uses IS NULL OR uses < max_uses)
   RETURNING id`);

const GIVE_BACK = statement(
  "UPDATE invitations SET uses = uses - 1, updated_at = now(), joined_at = NULL WHERE organization_id = $1 AND id = $2",
);

/** Counts one use of the invitation, if it is still open. */
const takeInvitation = async (
  tx: Db,
  organization: OrganizationId,
  id: string,
  now: Instant,
): Promise<boolean> => (await sql(tx, TAKE, [organization, id, new Date(now)])).length > 0;

interface Coming {
  joining: Joining;
  invitation: Pick<Invitation, "role">;
}

async function createMember(
  tx: Db,
  organization: OrganizationId,
  { joining, invitation }: Coming,
  now: Instant,
) {
  try {
    return await inSavepoint(tx, (inner) =>
      inner.user.create({
        data: {
          id: newId(),
          organizationId: organization,
          calendarListId: newId(),
          email: joining.email,
          emailConfirmedAt: new Date(now),
          firstName: joining.firstName,
          lastName: joining.lastName || null,
          timezone: joining.timezone,
          language: joining.language,
          extid: joining.extid,
          ...toRoleColumns(invitation.role as Role),
          signedupWith: "password",
          consentTerms: new Date(now),
        },
        include: withContext,
      }),
    );
  } catch (error) {
    if (findSqlState(error) !== "23505") throw error;
    return mentions(error, "extid") ? "extid_taken" : "gone";
  }
}
