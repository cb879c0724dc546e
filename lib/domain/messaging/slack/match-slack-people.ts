import { DAY, type Instant } from "@/lib/core/time/instant";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import { asOrganizationId, type OrganizationId } from "@/lib/platform/db/organization-id";
import { defineStatement } from "@/lib/platform/db/statement";
import { addJob } from "@/lib/platform/queue/add-job";
import type { PayloadOf } from "@/lib/platform/queue/task";
import { requestSlack } from "./request-slack";
import { requireSlackAccess } from "./require-slack-access";
import { findSlackAccess } from "./slack-connection";
import { MATCH_SLACK_PEOPLE } from "./tasks";

/** Days after which a person is looked up again, as members join and leave a workspace. */
const MATCH_DAYS = 7;
/** Users of one job; the next one continues. */
const BATCH_USERS = 100;
const USUAL_WAIT_SECONDS = 60;

interface DueUser {
  id: string;
  email: string;
}

const DUE = defineStatement<DueUser>(`
  SELECT u.id, lower(u.email) AS email
    FROM users u LEFT JOIN slack_people p ON p.organization_id = $1 AND p.user_id = u.id
   WHERE u.organization_id = $1 AND u.email IS NOT NULL AND u.suspended_at IS NULL AND NOT u.resource
     AND (p.checked_at IS NULL OR p.checked_at < $2 OR p.email IS DISTINCT FROM lower(u.email))
   ORDER BY u.id LIMIT ${BATCH_USERS}`);

const STORE = defineStatement(`
  INSERT INTO slack_people (organization_id, user_id, email, slack_user_id, checked_at)
  SELECT $1, $2, $3, $4, $5 WHERE EXISTS (SELECT FROM users WHERE organization_id = $1 AND id = $2)
  ON CONFLICT (organization_id, user_id) DO UPDATE
     SET email = EXCLUDED.email, slack_user_id = EXCLUDED.slack_user_id, checked_at = EXCLUDED.checked_at`);

export const buildMatchKey = (organization: string): string => `match_slack_people/${organization}`;

/** Finds the workspace's members with the addresses of users, some at a time; a limit of Slack postpones the rest. */
export async function matchSlackPeople(
  db: Db,
  { organization: id }: PayloadOf<typeof MATCH_SLACK_PEOPLE>,
  now: Instant,
): Promise<void> {
  const organization = asOrganizationId(id);
  const access = await findSlackAccess(db, organization);
  if (!access) return;
  const due = await executeSql(db, DUE, [organization, new Date(now - MATCH_DAYS * DAY)]);
  for (const { id: user, email } of due) {
    const result = await requestSlack(db, access, "users.lookupByEmail", { email }, now);
    if (result.kind === "later" || result.kind === "unknown") {
      const seconds = (result.kind === "later" && result.seconds) || USUAL_WAIT_SECONDS;
      await enqueueMatching(db, organization, seconds * 1000);
      return;
    }
    if (result.kind === "rejected" && result.error !== "users_not_found") {
      if (result.reason === "access") return;
      throw new Error(`Slack has not looked up a person: ${result.error}`);
    }
    const member = result.kind === "ok" ? findActiveMember(result.body) : null;
    await executeSql(db, STORE, [organization, user, email, member, new Date(now)]);
  }
  if (due.length === BATCH_USERS) await enqueueMatching(db, organization, 0);
}

const enqueueMatching = (db: Db, organization: OrganizationId, afterMs: number) =>
  addJob(db, MATCH_SLACK_PEOPLE, { organization }, { key: buildMatchKey(organization), afterMs });

/** Returns the id of a member who is a person and has not left. */
function findActiveMember({ user }: Record<string, unknown>): string | null {
  const { id, deleted, is_bot: isBot } = (user ?? {}) as Record<string, unknown>;
  return typeof id === "string" && /^[UW][A-Z0-9]{2,30}$/.test(id) && deleted !== true && isBot !== true
    ? id
    : null;
}

/** Looks up all users again, from the beginning. */
export const resetMatching = (db: Db, organization: OrganizationId) =>
  withTransaction(db, async (tx) => {
    await requireSlackAccess(tx, organization);
    await tx.slackPerson.updateMany({ where: { organizationId: organization }, data: { checkedAt: null } });
    await enqueueMatching(tx, organization, 0);
    return { ok: 1 as const };
  });

const CONNECTED = defineStatement<{ organization: OrganizationId }>(`
  SELECT c.organization_id AS organization FROM slack_connections c WHERE c.problem IS NULL`);

/** Enqueues the look-up for every connected organisation: for new users, new addresses and old matches. */
export async function enqueueAllMatching(db: Db): Promise<void> {
  for (const { organization } of await executeSql(db, CONNECTED)) await enqueueMatching(db, organization, 0);
}
