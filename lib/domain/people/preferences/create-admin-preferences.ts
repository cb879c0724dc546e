import { ApiProblem } from "@/lib/domain/contracts/problem";
import { getTeamRow } from "@/lib/domain/people/teams/queries";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { generateId } from "@/lib/platform/db/generate-id";
import { lockRow } from "@/lib/platform/db/lock-row";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { mergeBodyForms, serializeAdminPreferences } from "./admin-preferences";
import type { AdminPreferencesBody } from "./admin-schema";
import { EMAIL_KEYS } from "./email-keys";

/** Missing keys are off. */
export function createAdminPreferences(
  db: Db,
  organization: OrganizationId,
  team: string,
  body: AdminPreferencesBody,
) {
  return withTransaction(db, async (tx) => {
    // The second of two concurrent calls must find the row of the first.
    await lockRow(tx, "teams", await getTeamRow(tx, organization, team));
    await getTeamRow(tx, organization, team);
    if (await tx.teamAdminPreferences.findFirst({ where: { organizationId: organization, teamId: team } }))
      throw new ApiProblem("conflict", "This team has admin preferences already; change them with PUT.");
    const off = Object.fromEntries(EMAIL_KEYS.map((key) => [key, false]));
    const row = await tx.teamAdminPreferences.create({
      data: {
        id: generateId(),
        organizationId: organization,
        teamId: team,
        email: { ...off, ...mergeBodyForms(body) },
      },
    });
    return serializeAdminPreferences(row);
  });
}
