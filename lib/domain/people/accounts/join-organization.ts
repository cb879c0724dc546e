import { z } from "zod";
import type { Instant } from "@/lib/core/time/instant";
import { storePassword } from "@/lib/domain/auth/passwords/store-password";
import type { Device } from "@/lib/domain/auth/sessions/start-session";
import { completeSignIn, type SignInOutcome } from "@/lib/domain/auth/sign-in/complete-sign-in";
import type { Role } from "@/lib/domain/contracts/audience";
import { emitWebhookActions } from "@/lib/domain/messaging/webhooks/emit-webhook-actions";
import { createStarterRecords } from "@/lib/domain/people/starter-records/create-starter-records";
import { addTeamMember } from "@/lib/domain/people/teams/add-team-member";
import { user as userSchema } from "@/lib/domain/people/users/schema";
import { serializeUser, USER_INCLUDE } from "@/lib/domain/people/users/serialize";
import { toRoleColumns } from "@/lib/domain/tenancy/organizations/role";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { findSqlState, isErrorNaming } from "@/lib/platform/db/database-errors";
import { executeSql } from "@/lib/platform/db/execute-sql";
import { generateId } from "@/lib/platform/db/generate-id";
import type { Invitation } from "@/lib/platform/db/generated/client";
import { asOrganizationId, type OrganizationId } from "@/lib/platform/db/organization-id";
import { defineStatement } from "@/lib/platform/db/statement";
import { withSavepoint } from "@/lib/platform/db/with-savepoint";
import { canInviterGrant } from "./find-open-invitation";
import { findJoinRequest, type JoinRequest } from "./join-request";

export type JoinResult =
  /** `page` is the slug of the page that the user has got; null if none. */
  | { outcome: "joined"; admission: SignInOutcome; page: string | null }
  /** The link is used, expired or unknown, or the address has an account by now. */
  | { outcome: "gone" }
  | { outcome: "extid_taken" }
  | { outcome: "closed" };

/** Creates the account after the applicant confirmed the address by the mailed link, and signs in. */
export function joinOrganization(db: Db, token: string, device: Device, now: Instant): Promise<JoinResult> {
  return withTransaction(db, async (tx): Promise<JoinResult> => {
    const found = await findJoinRequest(tx, token, now);
    if (!found) return { outcome: "gone" };
    const { joining, invitation, tokenHash } = found;
    const { count } = await tx.joinRequest.deleteMany({
      where: { organizationId: invitation.organizationId, tokenHash },
    });
    if (count === 0) return { outcome: "gone" }; // a concurrent request used the link
    return createJoinedUser(tx, { joining, invitation }, device, now);
  });
}

/** Uses the invitation, and creates the user with hours and a page. The applicant has proven to own the address. */
export async function createJoinedUser(
  tx: Db,
  { joining, invitation }: { joining: JoinRequest; invitation: Invitation },
  device: Device,
  now: Instant,
): Promise<JoinResult> {
  const organization = asOrganizationId(invitation.organizationId);
  const isOpen =
    (await canInviterGrant(tx, invitation)) &&
    (await consumeInvitation(tx, organization, invitation.id, now));
  if (!isOpen) return { outcome: "closed" };
  const member = await createMember(tx, organization, { joining, invitation }, now);
  if (typeof member === "string") {
    await executeSql(tx, DECREMENT_USES, [organization, invitation.id]);
    return { outcome: member };
  }
  await storePassword(tx, member, joining.passwordHash);
  if (invitation.teamId)
    await addTeamMember(tx, organization, invitation.teamId, member.id, invitation.role === "manager");
  const page = await createStarterRecords(tx, organization, member, now);
  await emitWebhookActions(tx, {
    organization,
    actions: ["user.joined"],
    about: async () => ({
      user: member.id,
      resource: z.encode(userSchema, serializeUser(member)),
      occurredAt: new Date(now),
    }),
  });
  const admission = await completeSignIn(tx, member, { way: "password", device }, now);
  return { outcome: "joined", admission, page };
}

const INCREMENT_USES = defineStatement<{ id: string }>(`
  UPDATE invitations SET uses = uses + 1, updated_at = now(), joined_at = CASE WHEN email IS NULL THEN joined_at ELSE $3 END
   WHERE organization_id = $1 AND id = $2 AND revoked_at IS NULL AND (expires_at IS NULL OR expires_at > $3)
     AND (max_uses IS NULL OR uses < max_uses)
   RETURNING id`);

const DECREMENT_USES = defineStatement(
  "UPDATE invitations SET uses = uses - 1, updated_at = now(), joined_at = NULL WHERE organization_id = $1 AND id = $2",
);

/** Increments the use count if the invitation is still open; returns whether it was. */
const consumeInvitation = async (
  tx: Db,
  organization: OrganizationId,
  id: string,
  now: Instant,
): Promise<boolean> => (await executeSql(tx, INCREMENT_USES, [organization, id, new Date(now)])).length > 0;

interface JoiningMember {
  joining: JoinRequest;
  invitation: Pick<Invitation, "role">;
}

async function createMember(
  tx: Db,
  organization: OrganizationId,
  { joining, invitation }: JoiningMember,
  now: Instant,
) {
  try {
    return await withSavepoint(tx, (inner) =>
      inner.user.create({
        data: {
          id: generateId(),
          organizationId: organization,
          calendarListId: generateId(),
          email: joining.email,
          emailConfirmedAt: new Date(now),
          firstName: joining.firstName,
          lastName: joining.lastName || null,
          timezone: joining.timezone,
          language: joining.language,
          externalId: joining.externalId,
          ...toRoleColumns(invitation.role as Role),
          signedupWith: "password",
          consentTerms: new Date(now),
        },
        include: USER_INCLUDE,
      }),
    );
  } catch (error) {
    if (findSqlState(error) !== "23505") throw error;
    return isErrorNaming(error, "extid") ? "extid_taken" : "gone";
  }
}
