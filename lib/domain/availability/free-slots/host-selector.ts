import { buildValidationProblem } from "@/lib/domain/contracts/validate";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { defineStatement } from "@/lib/platform/db/statement";
import type { HostSelector, UserWithHost } from "./load-hosts";
import type { SlotSearchQuery } from "./schema";

export function toHostSelector({ users, emails, team }: SlotSearchQuery): HostSelector {
  if (users) return { users };
  if (emails) return { emails };
  return { team: team as string };
}

const FIND_TEAM = defineStatement("SELECT 1 FROM teams WHERE id = $1 AND organization_id = $2");

/**
 * Throws if a user or team does not belong to the organisation, or if the availability belongs to none of the
 * users found.
 */
export async function requireKnownHosts(
  db: Db,
  organization: OrganizationId,
  search: SlotSearchQuery,
  found: readonly UserWithHost[],
): Promise<void> {
  const { users, emails, team, availability } = search;
  const unknown =
    users?.filter((id) => !found.some((person) => person.id === id)) ??
    emails?.filter((email) => !found.some((person) => person.email === email)) ??
    [];
  if (unknown.length > 0)
    throw buildUnknownParameterProblem(
      users ? "users" : "emails",
      `has unknown users: ${unknown.join(", ")}`,
    );
  if (team && found.length === 0) {
    const [known] = await executeSql(db, FIND_TEAM, [team, organization]);
    if (!known) throw buildUnknownParameterProblem("team", "is not a team of your organisation");
  }
  if (availability && !found.some(({ host }) => host.schedule)) {
    throw buildUnknownParameterProblem("availability", "is not an availability of this user");
  }
}

export const buildUnknownParameterProblem = (name: string, message: string) =>
  buildValidationProblem([{ in: "query", pointer: `/${name}`, code: "unknown", message }]);
