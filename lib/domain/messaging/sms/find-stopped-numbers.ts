import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";

/** Finds those of the numbers that have ended the messages. */
export async function findStoppedNumbers(
  db: Db,
  organization: OrganizationId,
  numbers: readonly string[],
): Promise<ReadonlySet<string>> {
  if (numbers.length === 0) return new Set();
  const rows = await db.smsStop.findMany({
    where: { organizationId: organization, number: { in: [...numbers] } },
    select: { number: true },
  });
  return new Set(rows.map(({ number }) => number));
}
