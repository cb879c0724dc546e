import { asOrganizationId, type OrganizationId } from "@/lib/platform/db/organization-id";

/** Contains both ids, so that the app is looked up in its organisation only. */
export const toClientId = (organization: string, id: string): string => `app_${organization}${id}`;

export function parseClientId(text: string): { organization: OrganizationId; id: string } | null {
  const [, organization, id] = /^app_([0-9a-f]{24})([0-9a-f]{24})$/.exec(text) ?? [];
  return organization && id ? { organization: asOrganizationId(organization), id } : null;
}
