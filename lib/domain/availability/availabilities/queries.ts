import type { Instant } from "@/lib/core/time/instant";
import { findUser } from "@/lib/domain/tenancy/organizations/find-user";
import type { Db } from "@/lib/platform/db/client";
import { type Availability, Prisma } from "@/lib/platform/db/generated/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { findRow } from "@/lib/platform/db/rows";
import { selectFrom } from "@/lib/platform/db/select-from";
import { statement } from "@/lib/platform/db/statement";
import { type ApiProblem, notFound } from "@/lib/platform/http/problem";
import { serializeAvailability } from "./serialize";

const AVAILABILITIES = statement<Availability>(
  selectFrom("availabilities", Prisma.AvailabilityScalarFieldEnum),
);

export interface AvailabilityPath {
  user_id: string;
  /** Absent: the main one, which is the oldest. */
  availability_id?: string;
}

export async function readAvailability(
  db: Db,
  organization: OrganizationId,
  path: AvailabilityPath,
  now: Instant,
) {
  return serializeAvailability(db, await findAvailability(db, organization, path), now);
}

export async function listAvailabilities(db: Db, organization: OrganizationId, userId: string, now: Instant) {
  await findUser(db, organization, userId);
  const rows = await db.availability.findMany({
    where: { organizationId: organization, userId },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
  });
  return Promise.all(rows.map((row) => serializeAvailability(db, row, now)));
}

export async function findAvailability(
  db: Db,
  organization: OrganizationId,
  path: AvailabilityPath,
): Promise<Availability> {
  const row = await findRow(
    db,
    AVAILABILITIES,
    organization,
    (param) => [
      `t.user_id = ${param(path.user_id)}`,
      ...(path.availability_id ? [`t.id = ${param(path.availability_id)}`] : []),
    ],
    "t.created_at, t.id",
  );
  if (!row) throw await missingAvailability(db, organization, path);
  return row;
}

/** What to throw: is the user missing, or only the availability? */
export async function missingAvailability(
  db: Db,
  organization: OrganizationId,
  path: AvailabilityPath,
): Promise<ApiProblem> {
  await findUser(db, organization, path.user_id);
  return notFound(
    path.availability_id ? `The availability ${path.availability_id}` : "An availability of this user",
  );
}
