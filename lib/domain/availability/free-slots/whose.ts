import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { sql } from "@/lib/platform/db/sql";
import { statement } from "@/lib/platform/db/statement";
import { validationProblem } from "@/lib/platform/http/validate";
import type { PersonWithHost, Whose } from "./load-hosts";
import type { SlotSearchQuery } from "./schema";

export function readWhose({ users, emails, team }: SlotSearchQuery): Whose {
  if (users) return { users };
  if (emails) return { emails };
  return { team: team as string };
}

const FIND_TEAM = statement("SELECT 1 FROM teams WHERE id = $1 AND organization_id = $2");

/** Throws for a person or team that is not the organisation's, and for an availability that is none of theirs. */
export async function requireKnown(
  db: Db,
  organization: OrganizationId,
  search: SlotSearchQuery,
  found: readonly PersonWithHost[],
): Promise<void> {
  const { users, emails, team, availability } = search;
  const unknown =
    users?.filter((id) => !found.some((person) => person.id === id)) ??
    emails?.filter((email) => !found.some((person) => person.email === email)) ??
    [];
  if (unknown.length > 0)
    throw unknownProblem(
      users ? "users" : "emails",
      `names nobody of your organisation: ${unknown.join(", ")}`,
    );
  if (team && found.length === 0) {
    const [known] = await sql(db, FIND_TEAM, [team, organization]);
    if (!known) throw unknownProblem("team", "is not a team of your organisation");
  }
  if (availability && !found.some(({ host }) => host.schedule)) {
    throw unknownProblem("availability", "is not an availability of this user");
  }
}

export const unknownProblem = (name: string, message: string) =>
  validationProblem([{ in: "query", pointer: `/${name}`, code: "unknown", message }]);
