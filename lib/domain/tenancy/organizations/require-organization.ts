import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { ApiProblem, buildNotFoundProblem } from "@/lib/platform/http/problem";

/** A body may name the organisation; any but the caller's own is as unknown as one that does not exist. */
export function requireBodyOrganization(own: OrganizationId, named: string | undefined): void {
  if (named === undefined || named === own) return;
  const message = "is not the organisation of this API key";
  throw new ApiProblem("not_found", `organization ${message}.`, {
    errors: [{ in: "body", pointer: "/organization", code: "unknown", message }],
  });
}

/** The caller's own, if that is what the path names; any other is as unknown as one that does not exist. */
export function requirePathOrganization(own: OrganizationId, named: string): OrganizationId {
  if (named !== own) throw buildNotFoundProblem(`The organisation ${named}`);
  return own;
}
