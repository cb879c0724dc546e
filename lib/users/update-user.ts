import { type Db, inTransaction } from "@/lib/db/client";
import { lockRow } from "@/lib/db/lock-row";
import type { Precondition } from "@/lib/http/etag";
import { notFound } from "@/lib/http/problem";
import { validationProblem } from "@/lib/http/validate";
import type { OrganizationId } from "@/lib/organizations/organization-id";
import { requireOrganization } from "@/lib/organizations/require-organization";
import type { Instant } from "@/lib/time/instant";
import { columnsOf } from "./columns";
import { userClash } from "./create-user";
import { findUser } from "./queries";
import { emailOf, type UserUpdate, type UserUpsert } from "./schema";
import { serializeUser, withContext } from "./serialize";
import { writeBelongings } from "./write-belongings";

export async function updateUser(
  db: Db,
  organization: OrganizationId,
  id: string,
  body: UserUpdate,
  precondition: Precondition,
  now: Instant,
) {
  requireOrganization(organization, body.organization);
  try {
    return await inTransaction(db, async (tx) => {
      await findUser(tx, organization, id);
      await lockRow(tx, "users", id);
      precondition.check(await findUser(tx, organization, id));
      const row = await tx.user.update({
        where: { id },
        data: { ...(body.user && columnsOf(body.user)), v: { increment: 1 } },
      });
      const { link } = await writeBelongings(tx, organization, row, body, now);
      const updated = await tx.user.findUniqueOrThrow({ where: { id }, include: withContext });
      return { user: serializeUser(updated), ...(link ? { link } : {}) };
    });
  } catch (error) {
    throw userClash(error) ?? error;
  }
}

/** PUT /v2/users: the body says who is meant, by extid or else by e-mail. */
export async function updateNamedUser(
  db: Db,
  organization: OrganizationId,
  body: UserUpsert,
  precondition: Precondition,
  now: Instant,
) {
  requireOrganization(organization, body.organization);
  const extid = body.user.account?.organization?.extid;
  const email = emailOf(body.user);
  if (!extid && !email) {
    const message = "must hold an e-mail address, unless account.organization.extid says who is meant";
    throw validationProblem([{ in: "body", pointer: "/user/emails", code: "required", message }]);
  }
  const named = await db.user.findFirst({
    where: { organizationId: organization, ...(extid ? { extid } : { email: email ?? null }) },
  });
  if (!named)
    throw notFound(extid ? `A user with the extid ${extid}` : `A user with the e-mail address ${email}`);
  return updateUser(db, organization, named.id, body, precondition, now);
}
