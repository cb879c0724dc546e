import { buildNotFoundProblem } from "@/lib/domain/contracts/problem";
import { HAS_HOURS, IN_TEAM_WITH_PAGE } from "@/lib/domain/people/users/missing-setup";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { defineStatement } from "@/lib/platform/db/statement";

interface Row {
  hidden: boolean;
  admin: boolean;
  hours: boolean;
  calendar: boolean;
  page: boolean;
  picture: boolean;
  booking: boolean;
}

const USER_STATEMENT = defineStatement<Row>(`
  SELECT coalesce((SELECT p.onboarding_hidden FROM user_preferences p
                    WHERE p.organization_id = $1 AND p.user_id = t.id), false) AS hidden,
         t.admin, t.picture_url IS NOT NULL AS picture,
         EXISTS (SELECT FROM availabilities a
                  WHERE a.organization_id = $1 AND a.user_id = t.id AND ${HAS_HOURS}) AS hours,
         EXISTS (SELECT FROM calendars c WHERE c.organization_id = $1 AND c.user_id = t.id) AS calendar,
         EXISTS (SELECT FROM bookpages b WHERE b.organization_id = $1 AND b.user_id = t.id AND b.active)
           OR ${IN_TEAM_WITH_PAGE} AS page,
         EXISTS (SELECT FROM events e
                  WHERE e.organization_id = $1 AND e.created_by_user_id = t.id AND e.bookpage) AS booking
    FROM users t WHERE t.organization_id = $1 AND t.id = $2`);

interface OrganizationRow {
  branding: boolean;
  people: boolean;
  hours: boolean;
  calendar: boolean;
  page: boolean;
  team: boolean;
  booking: boolean;
}

const ORGANIZATION_STATEMENT = defineStatement<OrganizationRow>(`
  SELECT o.logo IS NOT NULL OR o.accent IS NOT NULL AS branding,
         EXISTS (SELECT FROM users t WHERE t.organization_id = $1 AND t.id <> $2 AND NOT t.resource)
           OR EXISTS (SELECT FROM invitations i WHERE i.organization_id = $1 AND i.revoked_at IS NULL) AS people,
         EXISTS (SELECT FROM availabilities a WHERE a.organization_id = $1 AND ${HAS_HOURS}) AS hours,
         EXISTS (SELECT FROM calendars c WHERE c.organization_id = $1) AS calendar,
         EXISTS (SELECT FROM bookpages b WHERE b.organization_id = $1 AND b.active) AS page,
         EXISTS (SELECT FROM teams m WHERE m.organization_id = $1) AS team,
         EXISTS (SELECT FROM events e WHERE e.organization_id = $1 AND e.bookpage) AS booking
    FROM organizations o WHERE o.id = $1`);

/** Returns which onboarding steps are done, derived from the present data. */
export async function getOnboarding(db: Db, organization: OrganizationId, user: string) {
  const [row] = await executeSql(db, USER_STATEMENT, [organization, user]);
  if (!row) throw buildNotFoundProblem(`The user ${user}`);
  const { hidden, admin, ...own } = row;
  const [whole = null] = admin ? await executeSql(db, ORGANIZATION_STATEMENT, [organization, user]) : [];
  return { hidden, own, organization: whole };
}
