import { formatFullName } from "@/lib/domain/tenancy/organizations/format-full-name";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { definePreparedStatement, defineStatement, formatAnyOf } from "@/lib/platform/db/statement";
import { findSlackApp } from "./find-slack-app";
import { CHANNEL_PURPOSES, type ChannelPurpose } from "./options";
import { findSlackConnection } from "./slack-connection";

interface ChannelRow {
  purpose: ChannelPurpose;
  team: string | null;
  page: string | null;
  subject: string | null;
  channel: string;
  name: string;
  problem: string | null;
}

const CHANNELS = defineStatement<ChannelRow>(`
  SELECT c.purpose, c.team_id AS team, c.bookpage_id AS page, coalesce(t.name, b.nickname::text) AS subject,
         c.channel_id AS channel, c.channel_name AS name, c.problem
    FROM slack_channels c
    LEFT JOIN teams t ON t.organization_id = $1 AND t.id = c.team_id
    LEFT JOIN bookpages b ON b.organization_id = $1 AND b.id = c.bookpage_id
   WHERE c.organization_id = $1 ORDER BY subject NULLS FIRST, c.id`);

const MAX_MISSING = 20;

interface PersonRow {
  user: string;
  firstName: string | null;
  lastName: string | null;
  email: string;
  state: "found" | "missing" | "waiting";
  count: number;
}

/** The users of each state with the number of all; of those found, only one row for the number. */
const PEOPLE = defineStatement<PersonRow>(`
  SELECT counted.user, "firstName", "lastName", email, state, count FROM (
    SELECT u.id AS user, u.first_name AS "firstName", u.last_name AS "lastName", u.email, x.state,
           count(*) OVER (PARTITION BY x.state)::int AS count, row_number() OVER (PARTITION BY x.state ORDER BY u.id) AS place
      FROM users u
      LEFT JOIN slack_people p ON p.organization_id = $1 AND p.user_id = u.id AND p.email = lower(u.email)
           CROSS JOIN LATERAL (
             SELECT CASE WHEN p.checked_at IS NULL THEN 'waiting' WHEN p.slack_user_id IS NULL THEN 'missing' ELSE 'found' END AS state) x
     WHERE u.organization_id = $1 AND u.email IS NOT NULL AND u.suspended_at IS NULL AND NOT u.resource) counted
   WHERE place <= CASE state WHEN 'missing' THEN ${MAX_MISSING} ELSE 1 END ORDER BY place`);

export async function getSlack(db: Db, organization: OrganizationId) {
  const connection = await findSlackConnection(db, organization);
  const channels = connection ? await executeSql(db, CHANNELS, [organization]) : [];
  const people = connection ? await executeSql(db, PEOPLE, [organization]) : [];
  const countState = (state: PersonRow["state"]) => people.find((row) => row.state === state)?.count ?? 0;
  return {
    available: findSlackApp() !== null,
    connected: connection !== null,
    workspace: connection?.workspaceName ?? null,
    problem: connection?.problem ?? null,
    channels: channels.toSorted(
      (a, b) => CHANNEL_PURPOSES.indexOf(a.purpose) - CHANNEL_PURPOSES.indexOf(b.purpose),
    ),
    people: {
      found: countState("found"),
      missing: people
        .filter(({ state }) => state === "missing")
        .map(({ user, email, ...names }) => ({ user, full_name: formatFullName(names), email })),
      missing_count: countState("missing"),
      waiting: countState("waiting"),
    },
    updatedAt: connection?.updatedAt ?? null,
  };
}

interface PreferencesRow {
  available: boolean;
  found: boolean | null;
  direct: boolean;
  day_hour: number | null;
}

const PREFERENCES = definePreparedStatement<PreferencesRow>(`
  SELECT EXISTS (SELECT FROM slack_connections c WHERE c.organization_id = $1) AS available,
         CASE WHEN p.checked_at IS NOT NULL AND p.email = lower(u.email) THEN p.slack_user_id IS NOT NULL END AS found,
         coalesce(p.direct, true) AS direct, p.day_hour
    FROM users u LEFT JOIN slack_people p ON p.organization_id = $1 AND p.user_id = u.id
   WHERE u.organization_id = $1 AND u.id = $2`);

/** Returns null for an unknown user. */
export async function findSlackPreferences(db: Db, organization: OrganizationId, user: string) {
  const [row] = await executeSql(db, PREFERENCES, [organization, user]);
  return row ?? null;
}

interface WorkspaceMember {
  user: string;
  slackUser: string;
  firstName: string | null;
  lastName: string | null;
  direct: boolean;
}

/** Users with a member of the workspace who has their present address, and who may sign in. */
const MEMBERS = definePreparedStatement<WorkspaceMember>(`
  SELECT u.id AS user, p.slack_user_id AS "slackUser", u.first_name AS "firstName", u.last_name AS "lastName", p.direct
    FROM slack_people p JOIN users u ON u.organization_id = $1 AND u.id = p.user_id
   WHERE p.organization_id = $1 AND p.slack_user_id IS NOT NULL AND p.email = lower(u.email) AND u.suspended_at IS NULL
     AND u.id = ${formatAnyOf("$2")}`);

/** Lists those of the users who have a member in the workspace. */
export const listWorkspaceMembers = (db: Db, organization: OrganizationId, users: readonly string[]) =>
  executeSql(db, MEMBERS, [organization, [...users]]);
