import type { Instant } from "@/lib/core/time/instant";
import { detachSubstitute } from "@/lib/domain/availability/absences/detach-substitute";
import { lockHosts } from "@/lib/domain/availability/reservations/reserve-hosts";
import { Precondition } from "@/lib/domain/contracts/etag";
import { ApiProblem } from "@/lib/domain/contracts/problem";
import { cancelEvent } from "@/lib/domain/events/changes/cancel-event";
import { removeInvitee } from "@/lib/domain/events/changes/remove-invitee";
import { deleteUser } from "@/lib/domain/lifecycle/user-deletion/delete-user";
import { runAsActor } from "@/lib/platform/db/actor";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { Offboarding } from "@/lib/platform/db/generated/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { defineStatement } from "@/lib/platform/db/statement";
import { toRowKey } from "@/lib/platform/db/to-row-key";
import { COHOSTED_EVENTS, UNDECIDED_POLLS, UPCOMING_MEETINGS } from "./departing-user-events";
import { requireSuccessor } from "./list-successors";
import { reassignEvent } from "./reassign-event";
import { reassignPage } from "./reassign-page";
import { replaceTeamMember } from "./replace-team-member";
import type { OffboardingCount, OffboardingPlan } from "./schema";

/** The plan with the actor who started the run. */
type StoredPlan = OffboardingPlan & { by: { kind: "key" | "user"; id?: string } | null };

interface OffboardingRun {
  db: Db;
  organization: OrganizationId;
  id: string;
  departing: string;
  plan: StoredPlan;
  now: Instant;
}

/**
 * Reassigns a departing user's resources, one per transaction, and finally ends the account. The run can be
 * interrupted and repeated: each step reads what is left, and counts in its own transaction.
 */
export async function runOffboarding(db: Db, organization: OrganizationId, id: string, now: Instant) {
  const row = await db.offboarding.findUnique({ where: toRowKey(organization, id) });
  if (row?.state !== "running") return;
  const run = { db, organization, id, departing: row.userId, plan: toStoredPlan(row), now };
  const { by } = run.plan;
  // The audit log names the actor who started the run; the request id is the offboarding's.
  await (by ? runAsActor({ ...by, requestId: id }, () => runAndFinish(run)) : runAndFinish(run));
}

const toStoredPlan = ({ plan }: Offboarding) => plan as unknown as StoredPlan;

async function runAndFinish(run: OffboardingRun): Promise<void> {
  try {
    const remaining = await reassignAll(run);
    await (remaining > 0 ? stopRun(run, null, remaining) : closeRun(run));
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error; // the job is retried
    await stopRun(run, error, 0);
  }
}

/**
 * Reassigns everything and returns the number of events without a successor. Meetings come before pages, as the hours
 * of a page limit its meetings.
 */
async function reassignAll(run: OffboardingRun): Promise<number> {
  const { plan } = run;
  const meetings = await reassignEvents(run, UPCOMING_MEETINGS, {
    to: plan.meetings,
    reassigned: "meetings_handed_over",
    cancelled: "meetings_cancelled",
  });
  const polls = await reassignEvents(run, UNDECIDED_POLLS, {
    to: plan.polls,
    reassigned: "polls_handed_over",
    cancelled: "polls_cancelled",
  });
  if (meetings + polls > 0) return meetings + polls;
  await removeFromCohosted(run);
  await reassignPages(run);
  await replaceInTeams(run);
  await reassignSubstitutions(run);
  return 0;
}

interface EventPlan {
  to: OffboardingPlan["meetings"];
  reassigned: OffboardingCount;
  cancelled: OffboardingCount;
}

const LOCK_HOSTED_EVENT = defineStatement(`
  SELECT FROM events
   WHERE organization_id = $1 AND id = $2 AND created_by_user_id = $3 AND cancelled_at IS NULL FOR UPDATE`);

async function reassignEvents(
  run: OffboardingRun,
  find: typeof UPCOMING_MEETINGS,
  { to, reassigned, cancelled }: EventPlan,
): Promise<number> {
  const { db, organization, departing, plan, now } = run;
  let remaining = 0;
  for (const { id } of await executeSql(db, find, [organization, departing, new Date(now)])) {
    const target = { organization, id, precondition: new Precondition(null), now };
    await withTransaction(db, async (tx) => {
      await lockRun(tx, run);
      // The event may have another host by now, or be cancelled.
      if ((await executeSql(tx, LOCK_HOSTED_EVENT, [organization, id, departing])).length === 0) return;
      if (to !== "cancel" && (await reassignEvent(tx, target, { departing, to })))
        return incrementCount(tx, run, reassigned);
      if (to !== "cancel" && plan.when_not_free === "stop") {
        remaining += 1;
        return;
      }
      await cancelEvent(tx, target, { reason: plan.message });
      await incrementCount(tx, run, cancelled);
    });
  }
  return remaining;
}

/** Meetings of several hosts continue with the others; a departing first host has been replaced by now. */
async function removeFromCohosted(run: OffboardingRun): Promise<void> {
  const { db, organization, departing, now } = run;
  for (const { id, invitee } of await executeSql(db, COHOSTED_EVENTS, [
    organization,
    departing,
    new Date(now),
  ])) {
    const target = { organization, id, precondition: new Precondition(null), now };
    await withTransaction(db, async (tx) => {
      await lockRun(tx, run);
      const isThere = await tx.invitee.count({ where: { organizationId: organization, id: invitee } });
      if (isThere === 0) return;
      await removeInvitee(tx, target, invitee);
      await incrementCount(tx, run, "meetings_left");
    });
  }
}

const PAGES = defineStatement<{ slug: string }>(
  "SELECT nickname::text AS slug FROM bookpages WHERE organization_id = $1 AND user_id = $2 ORDER BY secondary, id",
);

async function reassignPages(run: OffboardingRun): Promise<void> {
  const { db, organization, departing, plan } = run;
  const done = plan.pages === "delete" ? "pages_deleted" : "pages_handed_over";
  for (const { slug } of await executeSql(db, PAGES, [organization, departing]))
    await withTransaction(db, async (tx) => {
      await lockRun(tx, run);
      if (plan.pages !== "delete") await requireSuccessor(tx, organization, plan.pages, departing);
      if (await reassignPage(tx, organization, { slug, departing }, plan.pages))
        await incrementCount(tx, run, done);
    });
}

const TEAMS = defineStatement<{ id: string }>(
  "SELECT team_id AS id FROM team_members WHERE organization_id = $1 AND user_id = $2 ORDER BY team_id",
);

async function replaceInTeams(run: OffboardingRun): Promise<void> {
  const { db, organization, departing, plan } = run;
  for (const { id } of await executeSql(db, TEAMS, [organization, departing]))
    await withTransaction(db, async (tx) => {
      await lockRun(tx, run);
      if (plan.teams !== "leave") await requireSuccessor(tx, organization, plan.teams, departing);
      await replaceTeamMember(tx, organization, { team: id, departing }, plan.teams);
      await incrementCount(tx, run, plan.teams === "leave" ? "teams_left" : "teams_handed_over");
    });
}

/** An absent user cannot substitute for themselves. */
const SUBSTITUTE = defineStatement<{ id: string }>(`
  UPDATE absences SET instead_user_id = $3, updated_at = now(), v = v + 1
   WHERE organization_id = $1 AND instead_user_id = $2 AND user_id <> $3 RETURNING id`);

const STANDS_IN = defineStatement<{ id: string }>(
  "SELECT id FROM absences WHERE organization_id = $1 AND instead_user_id = $2 FOR UPDATE",
);

async function reassignSubstitutions(run: OffboardingRun): Promise<void> {
  const { db, organization, departing, plan } = run;
  await withTransaction(db, async (tx) => {
    await lockRun(tx, run);
    const find = () => executeSql(tx, STANDS_IN, [organization, departing]);
    if ((await find()).length === 0) return;
    if (plan.substitutions !== "clear") {
      await requireSuccessor(tx, organization, plan.substitutions, departing);
      const updated = await executeSql(tx, SUBSTITUTE, [organization, departing, plan.substitutions.user]);
      await incrementCount(tx, run, "substitutions_handed_over", updated.length);
    }
    const cleared = await find();
    if (cleared.length > 0) await detachSubstitute(tx, organization, departing);
    await incrementCount(tx, run, "substitutions_cleared", cleared.length);
  });
}

/** The row lock keeps two workers from the same step; the second one finds it done. */
const LOCK = defineStatement<{ state: string }>(
  "SELECT state FROM offboardings WHERE organization_id = $1 AND id = $2 FOR UPDATE",
);

async function lockRun(tx: Db, { organization, id }: OffboardingRun): Promise<void> {
  const [row] = await executeSql(tx, LOCK, [organization, id]);
  if (row?.state !== "running") throw new ApiProblem("conflict", "The offboarding has ended.");
}

const COUNT = defineStatement(`
  UPDATE offboardings SET done = jsonb_set(done, ARRAY[$3::text], to_jsonb(coalesce((done ->> $3::text)::int, 0) + $4::int)),
                          updated_at = now()
   WHERE organization_id = $1 AND id = $2`);

async function incrementCount(
  tx: Db,
  { organization, id }: OffboardingRun,
  count: OffboardingCount,
  times = 1,
): Promise<void> {
  if (times > 0) await executeSql(tx, COUNT, [organization, id, count, times]);
}

const FINISH = defineStatement(`
  UPDATE offboardings SET state = $3, problem = $4, problem_reason = $5, remaining = $6, finished_at = now(), updated_at = now()
   WHERE organization_id = $1 AND id = $2 AND state = 'running'`);

const stopRun = ({ db, organization, id }: OffboardingRun, problem: ApiProblem | null, remaining: number) =>
  executeSql(db, FINISH, [
    organization,
    id,
    "stopped",
    problem?.message ?? null,
    typeof problem?.members.reason === "string" ? problem.members.reason : null,
    remaining,
  ]);

/** Ends the run, or repeats it if events were added meanwhile, which would lose their host. */
async function closeRun(run: OffboardingRun): Promise<void> {
  const { db, organization, id, departing, plan, now } = run;
  const isDone = await withTransaction(db, async (tx) => {
    await lockRun(tx, run);
    await lockHosts(tx, organization, [departing]);
    const values = [organization, departing, new Date(now)];
    for (const statement of [UPCOMING_MEETINGS, UNDECIDED_POLLS, COHOSTED_EVENTS])
      if ((await executeSql<object>(tx, statement, values)).length > 0) return false;
    if (plan.end === "delete" && (await tx.user.findUnique({ where: toRowKey(organization, departing) })))
      await deleteUser(tx, organization, departing, {
        precondition: new Precondition(null),
        rights: "all",
        now,
      });
    await executeSql(tx, FINISH, [organization, id, "done", null, null, 0]);
    return true;
  });
  if (!isDone) await runAndFinish(run);
}
