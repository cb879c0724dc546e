import type { Instant } from "@/lib/core/time/instant";
import { registerName } from "@/lib/domain/tenancy/directory/register-name";
import { lockOrganization } from "@/lib/domain/tenancy/organizations/lock-organization";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { generateId } from "@/lib/platform/db/generate-id";
import { asOrganizationId, type OrganizationId } from "@/lib/platform/db/organization-id";
import { findSandbox } from "./find-sandbox";

/** Returns the sandbox of a live organisation, created on first use. `now`: real time. */
export async function ensureSandbox(db: Db, live: OrganizationId, now: Instant): Promise<OrganizationId> {
  return (await findSandbox(db, live)) ?? withTransaction(db, (tx) => createSandbox(tx, live, now));
}

/** Creates an empty sandbox with the settings of the live organisation; a concurrent second call finds it. */
async function createSandbox(tx: Db, live: OrganizationId, now: Instant): Promise<OrganizationId> {
  await lockOrganization(tx, live);
  const existing = await findSandbox(tx, live);
  if (existing) return existing;
  const sandbox = asOrganizationId(generateId());
  const { name, lang, confirmBookers, openPolls, weekStart, timezone, hourCycle, accent, footer, credit } =
    await tx.organization.findUniqueOrThrow({ where: { id: live } });
  await tx.organization.create({
    data: {
      name,
      lang,
      confirmBookers,
      openPolls,
      weekStart,
      timezone,
      hourCycle,
      accent,
      footer,
      credit,
      id: sandbox,
      sandboxOf: live,
    },
  });
  await tx.testClock.create({
    data: {
      organizationId: sandbox,
      at: new Date(now),
      runningSince: new Date(now),
      retentionRunAt: new Date(now),
    },
  });
  await registerName(tx, { kind: "sandbox", organization: sandbox, id: sandbox }, live);
  return sandbox;
}
