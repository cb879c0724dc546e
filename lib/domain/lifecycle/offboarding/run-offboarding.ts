import type { Instant } from "@/lib/core/time/instant";
import { forgetSubstitute } from "@/lib/domain/availability/absences/forget-substitute";
import { lockHosts } from "@/lib/domain/availability/reservations/reserve";
import { cancelEvent } from "@/lib/domain/events/changes/cancel-event";
import { removeInvitee } from "@/lib/domain/events/changes/remove-invitee";
import { deleteUser } from "@/lib/domain/lifecycle/user-deletion/delete-user";
import { runAs } from "@/lib/platform/db/actor";
import { type Db, inTransaction } from "@/lib/platform/db/client";
import type { Offboarding } from "@/lib/platform/db/generated/client";
import { keyOf } from "@/lib/platform/db/key-of";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { sql } from "@/lib/platform/db/sql";
import { statement } from "@/lib/platform/db/statement";
import { Precondition } from "@/lib/platform/http/etag";
import { ApiProblem } from "@/lib/platform/http/problem";
import { handOverEvent } from "./hand-over-event";
import { handOverPage } from "./hand-over-page";
import { handOverTeam } from "./hand-over-team";
import { HELD_BESIDE, MEETINGS_TO_COME, POLLS } from "./leaver-events";
import { requireTaker } from "./list-takers";
import type { Offboarded, OffboardingPlan } from "./schema";

/** With whoever began it. */
type StoredPlan = OffboardingPlan & { by: { kind: "key" | "user"; id?: string } | null };

interface Running {
  db: Db;
  organization: OrganizationId;
  id: string;
  leaver: string;
  plan: StoredPlan;
  now: Instant;
}

/**
 * Hands over what somebody had, a thing in a transaction, and ends with the account. It may be broken off anywhere and begun
 * again: each step looks what is left, and counts in the transaction in which it is done.
 */
export async function runOffboarding(db: Db, organization: OrganizationId, id: string, now: Instant) {
  const row = await db.offboarding.findUnique({ where: keyOf(organization, id) });
  if (row?.state !== "running") return;
  const running = { db, organization, id, leaver: row.userId, plan: readPlan(row), now };
  const { by } = running.plan;
  // The log says who began it; the id of the request is the offboarding's.
  await (by ? runAs({ ...by, requestId: id }, () => handOverAndEnd(running)) : handOverAndEnd(running));
}

const readPlan = ({ plan }: Offboarding) => plan as unknown as StoredPlan;

async function handOverAndEnd(running: Running): Promise<void> {
  try {
    const left = await handOverAll(running);
    await (left > 0 ? stop(running, null, left) : finish(running));
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error; // tried again
    await stop(running, error, 0);
  }
}

/** Answers how many events nobody could take over. Meetings before pages: a page says at which hours they may be held. */
async function handOverAll(running: Running): Promise<number> {
  const { plan } = running;
  const meetings = await handOverEvents(running, MEETINGS_TO_COME, {
    to: plan.meetings,
    given: "meetings_handed_over",
    cancelled: "meetings_cancelled",
  });
  const polls = await handOverEvents(running, POLLS, {
    to: plan.polls,
    given: "polls_handed_over",
    cancelled: "polls_cancelled",
  });
  if (meetings + polls > 0) return meetings + polls;
  await leaveToOthers(running);
  await handOverPages(running);
  await handOverTeams(running);
  await handOverSubstitutions(running);
  return 0;
}

interface EventPlan {
  to: OffboardingPlan["meetings"];
  given: Offboarded;
  cancelled: Offboarded;
}

const HELD = statement(`
  SELECT FROM events
   WHERE organization_id = $1 AND id = $2 AND created_by_user_id = $3 AND cancelled_at IS NULL FOR UPDATE`);

async function handOverEvents(
  running: Running,
  find: typeof MEETINGS_TO_COME,
  { to, given, cancelled }: EventPlan,
): Promise<number> {
  const { db, organization, leaver, plan, now } = running;
  let left = 0;
  for (const { id } of await sql(db, find, [organization, leaver, new Date(now)])) {
    const target = { organization, id, precondition: new Precondition(null), now };
    await inTransaction(db, async (tx) => {
      await lockRunning(tx, running);
      // By now it may be somebody else's, or cancelled.
      if ((await sql(tx, HELD, [organization, id, leaver])).length === 0) return;
      if (to !== "cancel" && (await handOverEvent(tx, target, { leaver, to })))
        return count(tx, running, given);
      if (to !== "cancel" && plan.when_not_free === "stop") {
        left += 1;
        return;
      }
      await cancelEvent(tx, target, { reason: plan.message });
      await count(tx, running, cancelled);
    });
  }
  return left;
}

/** Meetings of several hosts go on with the others; whoever was first of them has been replaced by now. */
async function leaveToOthers(running: Running): Promise<void> {
  const { db, organization, leaver, now } = running;
  for (const { id, invitee } of await sql(db, HELD_BESIDE, [organization, leaver, new Date(now)])) {
    const target = { organization, id, precondition: new Precondition(null), now };
    await inTransaction(db, async (tx) => {
      await lockRunning(tx, running);
      const isThere = await tx.invitee.count({ where: { organizationId: organization, id: invitee } });
      if (isThere === 0) return;
      await removeInvitee(tx, target, invitee);
      await count(tx, running, "meetings_left");
    });
  }
}

const PAGES = statement<{ nickname: string }>(
  "SELECT nickname::text FROM bookpages WHERE organization_id = $1 AND user_id = $2 ORDER BY secondary, id",
);

async function handOverPages(running: Running): Promise<void> {
  const { db, organization, leaver, plan } = running;
  const done = plan.pages === "delete" ? "pages_deleted" : "pages_handed_over";
  for (const { nickname } of await sql(db, PAGES, [organization, leaver]))
    await inTransaction(db, async (tx) => {
      await lockRunning(tx, running);
      if (plan.pages !== "delete") await requireTaker(tx, organization, plan.pages, leaver);
      if (await handOverPage(tx, organization, { nickname, leaver }, plan.pages))
        await count(tx, running, done);
    });
}

const TEAMS = statement<{ id: string }>(
  "SELECT team_id AS id FROM team_members WHERE organization_id = $1 AND user_id = $2 ORDER BY team_id",
);

async function handOverTeams(running: Running): Promise<void> {
  const { db, organization, leaver, plan } = running;
  for (const { id } of await sql(db, TEAMS, [organization, leaver]))
    await inTransaction(db, async (tx) => {
      await lockRunning(tx, running);
      if (plan.teams !== "leave") await requireTaker(tx, organization, plan.teams, leaver);
      await handOverTeam(tx, organization, { team: id, leaver }, plan.teams);
      await count(tx, running, plan.teams === "leave" ? "teams_left" : "teams_handed_over");
    });
}

/** Whoever is away cannot stand in for themselves. */
const SUBSTITUTE = statement<{ id: string }>(`
  UPDATE absences SET instead_user_id = $3, updated_at = now(), v = v + 1
   WHERE organization_id = $1 AND instead_user_id = $2 AND user_id <> $3 RETURNING id`);

const STANDS_IN = statement<{ id: string }>(
  "SELECT id FROM absences WHERE organization_id = $1 AND instead_user_id = $2 FOR UPDATE",
);

async function handOverSubstitutions(running: Running): Promise<void> {
  const { db, organization, leaver, plan } = running;
  await inTransaction(db, async (tx) => {
    await lockRunning(tx, running);
    const find = () => sql(tx, STANDS_IN, [organization, leaver]);
    if ((await find()).length === 0) return;
    if (plan.substitutions !== "clear") {
      await requireTaker(tx, organization, plan.substitutions, leaver);
      const given = await sql(tx, SUBSTITUTE, [organization, leaver, plan.substitutions.user]);
      await count(tx, running, "substitutions_handed_over", given.length);
    }
    const cleared = await find();
    if (cleared.length > 0) await forgetSubstitute(tx, organization, leaver);
    await count(tx, running, "substitutions_cleared", cleared.length);
  });
}

/** Held, so that no two workers do a step of it at once; whoever comes second finds it done. */
const LOCK = statement<{ state: string }>(
  "SELECT state FROM offboardings WHERE organization_id = $1 AND id = $2 FOR UPDATE",
);

async function lockRunning(tx: Db, { organization, id }: Running): Promise<void> {
  const [row] = await sql(tx, LOCK, [organization, id]);
  if (row?.state !== "running") throw new ApiProblem("conflict", "The offboarding has ended.");
}

const COUNT = statement(`
  UPDATE offboardings SET done = jsonb_set(done, ARRAY[$3::text], to_jsonb(coalesce((done ->> $3::text)::int, 0) + $4::int)),
                          updated_at = now()
   WHERE organization_id = $1 AND id = $2`);

async function count(tx: Db, { organization, id }: Running, what: Offboarded, times = 1): Promise<void> {
  if (times > 0) await sql(tx, COUNT, [organization, id, what, times]);
}

const END = statement(`
  UPDATE offboardings SET state = $3, problem = $4, problem_reason = $5, left_over = $6, finished_at = now(), updated_at = now()
   WHERE organization_id = $1 AND id = $2 AND state = 'running'`);

const stop = ({ db, organization, id }: Running, problem: ApiProblem | null, left: number) =>
  sql(db, END, [
    organization,
    id,
    "stopped",
    problem?.message ?? null,
    typeof problem?.members.reason === "string" ? problem.members.reason : null,
    left,
  ]);

/** What came while the rest was handed over would be left without a host. */
async function finish(running: Running): Promise<void> {
  const { db, organization, id, leaver, plan, now } = running;
  const isDone = await inTransaction(db, async (tx) => {
    await lockRunning(tx, running);
    await lockHosts(tx, organization, [leaver]);
    const values = [organization, leaver, new Date(now)];
    for (const left of [MEETINGS_TO_COME, POLLS, HELD_BESIDE])
      if ((await sql<object>(tx, left, values)).length > 0) return false;
    if (plan.end === "delete" && (await tx.user.findUnique({ where: keyOf(organization, leaver) })))
      await deleteUser(tx, organization, leaver, {
        precondition: new Precondition(null),
        rights: "all",
        now,
      });
    await sql(tx, END, [organization, id, "done", null, null, 0]);
    return true;
  });
  if (!isDone) await handOverAndEnd(running);
}
