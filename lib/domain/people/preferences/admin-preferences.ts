import type { Db } from "@/lib/platform/db/client";
import type { TeamAdminPreferences } from "@/lib/platform/db/generated/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { notFound } from "@/lib/platform/http/problem";
import type { AdminPreferencesBody } from "./admin-schema";
import { type EmailPreferences, emailChanges } from "./email-keys";

export async function findAdminPreferences(
  db: Db,
  organization: OrganizationId,
  team: string,
): Promise<TeamAdminPreferences> {
  const row = await db.teamAdminPreferences.findFirst({
    where: { teamId: team, organizationId: organization },
  });
  if (!row) throw notFound(`Admin preferences of the team ${team}`);
  return row;
}

export async function readAdminPreferences(db: Db, organization: OrganizationId, team: string) {
  return serializeAdminPreferences(await findAdminPreferences(db, organization, team));
}

export const serializeAdminPreferences = (row: TeamAdminPreferences) => ({
  _id: row.id,
  belongs_to: row.teamId,
  prefs: { email: row.email as EmailPreferences },
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
  __v: row.v,
});

/** What was sent, in whichever of the two forms. */
export const chosenBy = ({ prefs, ...flat }: AdminPreferencesBody): Partial<EmailPreferences> => ({
  ...emailChanges(flat),
  ...emailChanges(prefs?.email ?? {}),
});
