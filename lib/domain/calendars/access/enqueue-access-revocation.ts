import { SIGN_IN_SOURCES } from "@/lib/domain/calendars/options";
import { REVOKE_ACCESS } from "@/lib/domain/calendars/tasks";
import { buildRowContext } from "@/lib/domain/tenancy/sealing/row-context";
import { seal } from "@/lib/platform/crypto/seal";
import type { Db } from "@/lib/platform/db/client";
import { generateId } from "@/lib/platform/db/generate-id";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { addJob } from "@/lib/platform/queue/add-job";
import { unsealCredentials } from "./stored-credentials";

/**
 * Enqueues the revocation at the providers before calendars are deleted. Call it in the transaction that
 * deletes them.
 */
export async function enqueueAccessRevocation(
  tx: Db,
  organization: OrganizationId,
  which: { userId: string; id?: string },
): Promise<void> {
  const calendars = await tx.calendar.findMany({
    where: { ...which, organizationId: organization, source: { in: [...SIGN_IN_SOURCES] } },
    include: { sync: true, subcalendars: { include: { watch: true } } },
  });
  for (const calendar of calendars) {
    const { source, sourceId, subcalendars } = calendar;
    const text = unsealCredentials(calendar);
    if (!text || sourceId === null) continue;
    const watches = subcalendars.flatMap(({ watch }) =>
      watch?.remoteId ? [{ id: watch.id, remoteId: watch.remoteId }] : [],
    );
    const id = generateId();
    const credentials = seal(text, buildRowContext("access_revocations.credentials", organization, id));
    await tx.accessRevocation.create({
      data: { id, organizationId: organization, source, sourceId, credentials, watches },
    });
    await addJob(tx, REVOKE_ACCESS, { organization, access: id });
  }
}
