import { ApiProblem } from "@/lib/domain/contracts/problem";
import { Reply } from "@/lib/domain/contracts/reply";
import { buildRowContext } from "@/lib/domain/tenancy/sealing/row-context";
import { seal } from "@/lib/platform/crypto/seal";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { generateId } from "@/lib/platform/db/generate-id";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { toRowKey } from "@/lib/platform/db/to-row-key";
import { addJob } from "@/lib/platform/queue/add-job";
import { type CompanyCredentials, describeCompanyAccount } from "./company-credentials";
import { getCalendarConnection } from "./queries";
import { type CalendarConnectionBody, MAX_CONNECTIONS } from "./schema";
import { SYNC_CONNECTION } from "./tasks";

/**
 * Stores verified credentials and enqueues a job that opens the calendars. Another connection of the same
 * account replaces its credentials.
 */
export function createCalendarConnection(db: Db, organization: OrganizationId, body: CalendarConnectionBody) {
  return withTransaction(db, async (tx) => {
    const { source, domains, unconfirmed } = body;
    const sourceId = describeCompanyAccount(body);
    const existing = await tx.calendarConnection.findFirst({
      where: { organizationId: organization, source, sourceId },
    });
    const id = existing?.id ?? generateId();
    const credentials = { source, credentials: body.credentials } as CompanyCredentials;
    const data = {
      domains: [...new Set(domains)],
      unconfirmed,
      credentials: seal(
        JSON.stringify(credentials),
        buildRowContext("calendar_connections.credentials", organization, id),
      ),
    };
    if (existing)
      await tx.calendarConnection.update({
        where: toRowKey(organization, id),
        data: { ...data, ...(body.name && { name: body.name }), v: { increment: 1 } },
      });
    else {
      const count = await tx.calendarConnection.count({ where: { organizationId: organization } });
      if (count >= MAX_CONNECTIONS)
        throw new ApiProblem("conflict", `An organisation has ${MAX_CONNECTIONS} connections at most.`, {
          reason: "too_many",
        });
      const name = body.name ?? sourceId.slice(0, 200);
      await tx.calendarConnection.create({
        data: { id, organizationId: organization, source, sourceId, name, ...data },
      });
    }
    await addJob(tx, SYNC_CONNECTION, { organization, connection: id }, { key: `sync_connection/${id}` });
    return new Reply(await getCalendarConnection(tx, organization, id), existing ? 200 : 201);
  });
}
