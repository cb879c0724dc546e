import type { Db } from "@/lib/platform/db/client";
import { lockTexts } from "@/lib/platform/db/lock-texts";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { buildExtidLock, loadNewUserColumns } from "./create-user";
import { pickEmail, type UserBody } from "./schema";
import { serializeUser } from "./serialize";
import { toUserColumns } from "./to-user-columns";

/** What nobody else may have of a user with whom nothing else comes along; null of any other. */
export function listUniqueKeys(body: UserBody, own: OrganizationId): string[] | null {
  const { organization, user, ...belongings } = body;
  const isPlain = Object.values(belongings).every((one) => one === undefined);
  if (user.suspended) return null;
  const isMember = (user.role ?? "member") === "member"; // whoever gives more has to have the right to
  const isPerson = user.resource !== true && user.capacity == null && user.place == null;
  if (!isPlain || !isPerson || !isMember || organization !== own || user._id || user.id) return null;
  const email = pickEmail(user);
  const extid = user.account?.organization?.extid;
  return [...(email ? [`email ${email}`] : []), ...(extid ? [`extid ${extid}`] : [])];
}

/** Creates them by one statement; null for each who exists already, or whose address or extid another user has. */
export async function createPlainUsers(tx: Db, organization: OrganizationId, bodies: readonly UserBody[]) {
  const locks = bodies.flatMap(({ user }) => buildExtidLock(organization, user) ?? []);
  await lockTexts(tx, organization, "userExtid", locks);
  const own = await tx.organization.findUniqueOrThrow({
    where: { id: organization },
    select: { id: true, name: true },
  });
  const begin = await loadNewUserColumns(tx, organization);
  const data = bodies.map(({ user }) => ({ ...begin(), ...toUserColumns(user) }));
  const rows = await tx.user.createManyAndReturn({ data, skipDuplicates: true });
  const created = new Map(rows.map((row) => [row.id, row]));
  return data.map(({ id }) => {
    const row = created.get(id);
    return row ? serializeUser({ ...row, organization: own, calendarList: null }) : null;
  });
}
