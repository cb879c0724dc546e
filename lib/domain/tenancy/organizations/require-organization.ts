import { ApiProblem, buildNotFoundProblem } from "@/lib/domain/contracts/problem";
import type { OrganizationId } from "@/lib/platform/db/organization-id";

/** Rejects a body that names another organisation, with the same problem as for an unknown one. */
export function requireBodyOrganization(organization: OrganizationId, sent: string | undefined): void {
  if (sent === undefined || sent === organization) return;
  const message = "is not the organisation of this API key";
  throw new ApiProblem("not_found", `organization ${message}.`, {
    errors: [{ in: "body", pointer: "/organization", code: "unknown", message }],
  });
}

/** Rejects a path that names another organisation, with the same problem as for an unknown one. */
export function requirePathOrganization(organization: OrganizationId, sent: string): OrganizationId {
  if (sent !== organization) throw buildNotFoundProblem(`The organisation ${sent}`);
  return organization;
}
