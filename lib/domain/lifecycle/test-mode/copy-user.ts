import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import { generateId } from "@/lib/platform/db/generate-id";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { definePreparedStatement } from "@/lib/platform/db/statement";
import { toRowKey } from "@/lib/platform/db/to-row-key";

const USER_EXISTS = definePreparedStatement("SELECT 1 FROM users WHERE organization_id = $1 AND id = $2");

interface UserCopy {
  live: OrganizationId;
  sandbox: OrganizationId;
  user: string;
}

/** Copies an admin who opens the sandbox as a user with the same id and role. */
export async function copyUserToSandbox(db: Db, { live, sandbox, user }: UserCopy): Promise<void> {
  if ((await executeSql(db, USER_EXISTS, [sandbox, user])).length > 0) return;
  const row = await db.user.findUniqueOrThrow({ where: toRowKey(live, user) });
  const { id, firstName, lastName, timezone, language, admin, role, emailConfirmedAt } = row;
  const isTaken =
    row.email !== null && (await db.user.count({ where: { organizationId: sandbox, email: row.email } })) > 0;
  await db.user.createMany({
    data: [
      {
        id,
        firstName,
        lastName,
        timezone,
        language,
        admin,
        role,
        emailConfirmedAt,
        email: isTaken ? null : row.email,
        organizationId: sandbox,
        calendarListId: generateId(),
      },
    ],
    skipDuplicates: true,
  });
}
