import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";

/** A user whom a file may name as a host. */
export interface FilePerson {
  email: string;
  firstName: string | null;
  lastName: string | null;
  timezone: string | null;
}

/** Loads the users whom a file may name as hosts. */
export async function loadFilePeople(db: Db, organization: OrganizationId): Promise<FilePerson[]> {
  const users = await db.user.findMany({
    where: { organizationId: organization, resource: false },
    select: { email: true, firstName: true, lastName: true, timezone: true },
  });
  return users.flatMap(({ email, ...user }) => (email ? [{ ...user, email }] : []));
}
