import { TEAM_INCLUDE } from "@/lib/domain/people/teams/serialize";
import { getOrganization } from "@/lib/domain/tenancy/organizations/queries";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";

/** Loads all rows that settings files describe, each list oldest first, with a few statements. */
export async function loadSettingsRows(db: Db, organization: OrganizationId) {
  const oldestFirst = {
    where: { organizationId: organization },
    orderBy: [{ createdAt: "asc" as const }, { id: "asc" as const }],
  };
  return {
    brand: await getOrganization(db, organization),
    users: await db.user.findMany(oldestFirst),
    availabilities: await db.availability.findMany(oldestFirst),
    templates: await db.pageTemplate.findMany(oldestFirst),
    templateTypes: await db.pageTemplateType.findMany(oldestFirst),
    teams: await db.team.findMany({ ...oldestFirst, include: TEAM_INCLUDE }),
    pages: await db.bookpage.findMany(oldestFirst),
    types: await db.appointmentType.findMany(oldestFirst),
    forms: await db.form.findMany(oldestFirst),
    locators: await db.locator.findMany(oldestFirst),
    webhooks: await db.webhook.findMany(oldestFirst),
    workflows: await db.workflow.findMany(oldestFirst),
    texts: await db.messageText.findMany(oldestFirst),
  };
}

export type SettingsRows = Awaited<ReturnType<typeof loadSettingsRows>>;
