import { buildNotFoundProblem } from "@/lib/domain/contracts/problem";
import type { Db } from "@/lib/platform/db/client";
import type { TeamAdminPreferences } from "@/lib/platform/db/generated/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import type { AdminPreferencesBody } from "./admin-schema";
import { type EmailPreferences, normalizeEmailPreferences } from "./email-keys";

export async function getAdminPreferencesRow(
  db: Db,
  organization: OrganizationId,
  team: string,
): Promise<TeamAdminPreferences> {
  const row = await db.teamAdminPreferences.findFirst({
    where: { teamId: team, organizationId: organization },
  });
  if (!row) throw buildNotFoundProblem(`Admin preferences of the team ${team}`);
  return row;
}

export async function getAdminPreferences(db: Db, organization: OrganizationId, team: string) {
  return serializeAdminPreferences(await getAdminPreferencesRow(db, organization, team));
}

export const serializeAdminPreferences = (row: TeamAdminPreferences) => ({
  _id: row.id,
  belongs_to: row.teamId,
  prefs: { email: row.email as EmailPreferences },
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
  __v: row.v,
});

/** Merges the flat and the nested form of the body. */
export const mergeBodyForms = ({ prefs, ...flat }: AdminPreferencesBody): Partial<EmailPreferences> => ({
  ...normalizeEmailPreferences(flat),
  ...normalizeEmailPreferences(prefs?.email ?? {}),
});
