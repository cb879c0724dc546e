import { lockTexts } from "@/lib/domain/tenancy/lock-texts";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { buildExtidLock, loadNewUserColumns } from "./create-user";
import { pickEmail, type UserBody } from "./schema";
import { serializeUser } from "./serialize";
import { toUserColumns } from "./to-user-columns";

/**
 * Returns the unique keys of a user without related records, or null for a user that the bulk insert cannot
 * handle.
 */
export function listUniqueKeys(body: UserBody, organizationId: OrganizationId): string[] | null {
  const { organization, user, ...relatedRecords } = body;
  const isPlain = Object.values(relatedRecords).every((one) => one === undefined);
  if (user.suspended) return null;
  const isMember = (user.role ?? "member") === "member"; // other roles need a check of rights
  const isPerson = user.resource !== true && user.capacity == null && user.place == null;
  if (!isPlain || !isPerson || !isMember || organization !== organizationId || user._id || user.id)
    return null;
  const email = pickEmail(user);
  const externalId = user.account?.organization?.extid;
  return [...(email ? [`email ${email}`] : []), ...(externalId ? [`extid ${externalId}`] : [])];
}

/** Creates users by one statement; returns null for each that exists or has a taken address or extid. */
export async function createPlainUsers(tx: Db, organization: OrganizationId, bodies: readonly UserBody[]) {
  const locks = bodies.flatMap(({ user }) => buildExtidLock(organization, user) ?? []);
  await lockTexts(tx, organization, "userExtid", locks);
  const organizationId = await tx.organization.findUniqueOrThrow({
    where: { id: organization },
    select: { id: true, name: true },
  });
  const getDefaults = await loadNewUserColumns(tx, organization);
  const data = bodies.map(({ user }) => ({ ...getDefaults(), ...toUserColumns(user) }));
  const rows = await tx.user.createManyAndReturn({ data, skipDuplicates: true });
  const created = new Map(rows.map((row) => [row.id, row]));
  return data.map(({ id }) => {
    const row = created.get(id);
    return row ? serializeUser({ ...row, organization: organizationId, calendarList: null }) : null;
  });
}
