import { applyBatch } from "@/lib/domain/contracts/apply-batch";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { createInvitation, type InviterContext } from "./create-invitation";
import { type InvitationBatch, invitationBody } from "./schema";

interface InvitationResult {
  status: number;
  invitation?: Awaited<ReturnType<typeof createInvitation>>;
}

/**
 * Creates invitations one by one; one failure does not stop the others. A dry run stores nothing and returns
 * no invitations.
 */
export async function createInvitations(
  db: Db,
  organization: OrganizationId,
  { invitations: entries, dry_run: dryRun = false }: InvitationBatch,
  { strict, ...context }: InviterContext & { strict: boolean },
) {
  const results = await applyBatch<typeof invitationBody, InvitationResult>(db, {
    entries,
    pointer: "/invitations",
    schema: invitationBody,
    strict,
    dryRun,
    write: async (tx, body) => ({
      status: 201,
      invitation: await createInvitation(tx, organization, body, context),
    }),
  });
  if (!dryRun) return { results };
  return {
    results: results.map(({ status, ...rest }) =>
      "error" in rest ? { status, error: rest.error } : { status },
    ),
  };
}
