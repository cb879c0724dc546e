import type { Db } from "@/lib/platform/db/client";
import { newId } from "@/lib/platform/db/id";
import { keyOf } from "@/lib/platform/db/key-of";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { sql } from "@/lib/platform/db/sql";
import { preparedStatement } from "@/lib/platform/db/statement";

const IS_THERE = preparedStatement("SELECT 1 FROM users WHERE organization_id = $1 AND id = $2");

interface Crossing {
  live: OrganizationId;
  sandbox: OrganizationId;
  user: string;
}

/** An admin who looks into the sandbox is somebody there too, with the same id, and as what they are. */
export async function mirrorUser(db: Db, { live, sandbox, user }: Crossing): Promise<void> {
  if ((await sql(db, IS_THERE, [sandbox, user])).length > 0) return;
  const row = await db.user.findUniqueOrThrow({ where: keyOf(live, user) });
  const { id, firstName, lastName, timezone, language, admin, role, emailConfirmedAt } = row;
  const isTaken =
    row.email !== null && (await db.user.count({ where: { organizationId: sandbox, email: row.email } })) > 0;
  await db.user.createMany({
    data: [
      {
        ...{ id, firstName, lastName, timezone, language, admin, role, emailConfirmedAt },
        email: isTaken ? null : row.email,
        organizationId: sandbox,
        calendarListId: newId(),
      },
    ],
    skipDuplicates: true,
  });
}
