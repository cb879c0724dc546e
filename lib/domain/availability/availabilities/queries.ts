import type { Instant } from "@/lib/core/time/instant";
import { type ApiProblem, buildNotFoundProblem } from "@/lib/domain/contracts/problem";
import { getUserRow } from "@/lib/domain/tenancy/organizations/get-user-row";
import type { Db } from "@/lib/platform/db/client";
import { type Availability, Prisma } from "@/lib/platform/db/generated/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { findRow } from "@/lib/platform/db/rows";
import { selectFrom } from "@/lib/platform/db/select-from";
import { defineStatement } from "@/lib/platform/db/statement";
import { serializeAvailability } from "./serialize";

const AVAILABILITIES = defineStatement<Availability>(
  selectFrom("availabilities", Prisma.AvailabilityScalarFieldEnum),
);

export interface AvailabilityPath {
  user_id: string;
  /** Default: the main availability, which is the oldest. */
  availability_id?: string;
}

export async function getAvailability(
  db: Db,
  organization: OrganizationId,
  path: AvailabilityPath,
  now: Instant,
) {
  return serializeAvailability(db, await getAvailabilityRow(db, organization, path), now);
}

export async function listAvailabilities(db: Db, organization: OrganizationId, userId: string, now: Instant) {
  await getUserRow(db, organization, userId);
  const rows = await db.availability.findMany({
    where: { organizationId: organization, userId },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
  });
  return Promise.all(rows.map((row) => serializeAvailability(db, row, now)));
}

export async function getAvailabilityRow(
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
  if (!row) throw await buildAvailabilityNotFoundProblem(db, organization, path);
  return row;
}

/** Returns the problem for a missing availability, and throws if the user is missing. */
export async function buildAvailabilityNotFoundProblem(
  db: Db,
  organization: OrganizationId,
  path: AvailabilityPath,
): Promise<ApiProblem> {
  await getUserRow(db, organization, path.user_id);
  return buildNotFoundProblem(
    path.availability_id ? `The availability ${path.availability_id}` : "An availability of this user",
  );
}
