import { seal } from "@/lib/platform/crypto/seal";
import { rowPlace } from "@/lib/platform/crypto/seal-place";
import { type Db, inTransaction } from "@/lib/platform/db/client";
import { newId } from "@/lib/platform/db/id";
import { keyOf } from "@/lib/platform/db/key-of";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { ApiProblem } from "@/lib/platform/http/problem";
import { Reply } from "@/lib/platform/http/reply";
import { addJob } from "@/lib/platform/queue/add-job";
import { describeAccount, type Kept } from "./company-credentials";
import { readConnection } from "./queries";
import { type CalendarConnectionBody, MAX_CONNECTIONS } from "./schema";
import { FOLLOW_CONNECTION } from "./tasks";

/** Keeps what was verified; a job opens the calendars. Of the same account it is the new credentials. */
export function createConnection(db: Db, organization: OrganizationId, body: CalendarConnectionBody) {
  return inTransaction(db, async (tx) => {
    const { source, domains, unconfirmed } = body;
    const sourceId = describeAccount(body);
    const known = await tx.calendarConnection.findFirst({
      where: { organizationId: organization, source, sourceId },
    });
    const id = known?.id ?? newId();
    const kept = { source, credentials: body.credentials } as Kept;
    const data = {
      domains: [...new Set(domains)],
      unconfirmed,
      credentials: seal(JSON.stringify(kept), rowPlace("calendar_connections.credentials", organization, id)),
    };
    if (known)
      await tx.calendarConnection.update({
        where: keyOf(organization, id),
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
    await addJob(tx, FOLLOW_CONNECTION, { organization, connection: id }, { key: `follow_connection/${id}` });
    return new Reply(await readConnection(tx, organization, id), known ? 200 : 201);
  });
}
