import type { Db } from "@/lib/db/client";
import type { Language } from "@/lib/i18n/languages";
import type { OrganizationId } from "./organization-id";

export async function readOrganization(db: Db, id: OrganizationId) {
  const { v, lang, superadminTeamId, users, ...organization } = await db.organization.findUniqueOrThrow({
    where: { id },
    include: { users: { select: { id: true, admin: true }, orderBy: { id: "asc" } } },
  });
  return {
    _id: organization.id,
    name: organization.name,
    lang: lang as Language,
    admins: users.filter(({ admin }) => admin).map((user) => user.id),
    members: users.map((user) => user.id),
    private: organization.private,
    plan: organization.plan,
    superadmin_team: superadminTeamId,
    createdAt: organization.createdAt,
    updatedAt: organization.updatedAt,
    __v: v,
  };
}
