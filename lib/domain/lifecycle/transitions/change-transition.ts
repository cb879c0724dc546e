import { randomBytes } from "node:crypto";
import type { Instant } from "@/lib/core/time/instant";
import { ApiProblem, buildFieldProblem } from "@/lib/domain/contracts/problem";
import { getCurrentActor } from "@/lib/platform/db/actor";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import { generateId } from "@/lib/platform/db/generate-id";
import type { Prisma, Transition } from "@/lib/platform/db/generated/client";
import { lockRow } from "@/lib/platform/db/lock-row";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { defineStatement } from "@/lib/platform/db/statement";
import { toRowKey } from "@/lib/platform/db/to-row-key";
import { env } from "@/lib/platform/env/env";
import { addJob } from "@/lib/platform/queue/add-job";
import type { SwitchTransitionBody, TransitionBody } from "./schema";
import { serializeTransition } from "./serialize";
import { RUN_TRANSITION } from "./tasks";
import { getTransitionRow, getTransitionTool, sealForTransition } from "./transition-rows";

const SECRET_BYTES = 32;

const LOCK_ORGANIZATION = defineStatement("SELECT id FROM organizations WHERE id = $1 FOR UPDATE");

/** Starts a transition, which the worker prepares. */
export async function startTransition(
  db: Db,
  organization: OrganizationId,
  { tool, token, url, hide_pages: hidesPages }: TransitionBody,
  now: Instant,
) {
  requireReachable(tool);
  const row = await withTransaction(db, async (tx) => {
    await executeSql(tx, LOCK_ORGANIZATION, [organization]);
    const others = { organizationId: organization, tool, state: { not: "finished" } };
    if ((await tx.transition.count({ where: others })) > 0)
      throw new ApiProblem("conflict", "There is a transition from this tool already: finish it first.");
    const key = { organizationId: organization, id: generateId() };
    const made = await tx.transition.create({
      data: {
        ...{ ...key, tool, address: url ?? null, state: "preparing", hidesPages },
        secret: sealForTransition("secret", key, randomBytes(SECRET_BYTES).toString("base64url")),
        ...buildAction("sync", key, token),
      },
    });
    await enqueueRun(tx, made);
    return made;
  });
  return serializeTransition(db, row, now);
}

/** The other tool calls this installation, which it can do at a public address alone. */
function requireReachable(tool: string): void {
  const { WEB_URL, CALENDLY_TEST_ORIGIN, CALCOM_TEST_ORIGIN } = env();
  if (WEB_URL.startsWith("https:") || CALENDLY_TEST_ORIGIN || CALCOM_TEST_ORIGIN) return;
  const { name } = getTransitionTool({ tool });
  const detail = `${name} cannot call ${WEB_URL}: set WEB_URL to the public https:// address of this installation`;
  throw buildFieldProblem("/tool", "refused", detail);
}

export async function listTransitions(db: Db, organization: OrganizationId, now: Instant) {
  const rows = await db.transition.findMany({
    where: { organizationId: organization, state: { not: "finished" } },
    orderBy: { id: "desc" },
  });
  return Promise.all(rows.map((row) => serializeTransition(db, row, now)));
}

export async function getTransition(db: Db, organization: OrganizationId, id: string, now: Instant) {
  return serializeTransition(db, await getTransitionRow(db, organization, id), now);
}

interface Change {
  organization: OrganizationId;
  id: string;
  now: Instant;
}

export const syncTransitionAgain = (db: Db, change: Change, token: string) =>
  changeTransition(db, change, {
    from: ["preparing", "active", "switched"],
    build: (row) => buildAction("sync", row, token),
  });

/** Starts the switch; of a transition that is switched, it imports what has become possible since. */
export const switchTransition = (db: Db, change: Change, { token, mails, webhooks }: SwitchTransitionBody) =>
  changeTransition(db, change, {
    from: ["active", "switched"],
    build: (row) => ({
      ...buildAction("switch", row, token),
      notifies: { notifications: mails, webhooks },
    }),
  });

export const undoSwitch = (db: Db, change: Change) =>
  changeTransition(db, change, { from: ["switched"], build: (row) => buildAction("revert", row) });

const RELEASE_ALL = defineStatement(`
  DELETE FROM reservations r USING transition_meetings m
   WHERE m.organization_id = $1 AND m.transition_id = $2 AND r.organization_id = $1 AND r.event_id = m.hold_id`);

/** Ends a transition: its holds and what was stored of its meetings are deleted. */
export const finishTransition = (db: Db, change: Change, token: string | undefined) =>
  changeTransition(db, change, {
    from: ["preparing", "active", "switched"],
    build: (row) => ({
      ...(token === undefined ? { running: null, token: null } : buildAction("finish", row, token)),
      ...{ state: "finished", account: null },
    }),
    write: async (tx, { organizationId, id: transitionId }) => {
      await executeSql(tx, RELEASE_ALL, [organizationId, transitionId]);
      await tx.transitionMeeting.deleteMany({ where: { organizationId, transitionId } });
    },
  });

interface Transitioning {
  from: readonly string[];
  build: (row: Transition) => Prisma.TransitionUncheckedUpdateInput;
  write?: (tx: Db, row: Transition) => Promise<void>;
}

async function changeTransition(
  db: Db,
  { organization, id, now }: Change,
  { from, build, write }: Transitioning,
) {
  const row = await withTransaction(db, async (tx) => {
    await getTransitionRow(tx, organization, id);
    await lockRow(tx, "transitions", { organizationId: organization, id });
    const current = await getTransitionRow(tx, organization, id);
    if (!from.includes(current.state))
      throw new ApiProblem("conflict", `This cannot be done to a transition that is ${current.state}.`);
    if (current.running !== null && current.running !== "sync")
      throw new ApiProblem("conflict", "Something else is being done: wait for its end.");
    const data = build(current);
    await write?.(tx, current);
    const updated = await tx.transition.update({ where: toRowKey(organization, id), data });
    if (updated.running !== null) await enqueueRun(tx, updated);
    return updated;
  });
  return serializeTransition(db, row, now);
}

/** What is stored so that the worker does it. */
function buildAction(
  running: "sync" | "switch" | "revert" | "finish",
  key: Pick<Transition, "organizationId" | "id">,
  token?: string,
) {
  const actor = getCurrentActor();
  return {
    ...{ running, errorCode: null, errorText: null },
    token: token === undefined ? null : sealForTransition("token", key, token),
    ...(actor && { actor: { kind: actor.kind, ...(actor.id && { id: actor.id }) } }),
  };
}

const enqueueRun = (tx: Db, { organizationId: organization, id }: Transition) =>
  addJob(tx, RUN_TRANSITION, { organization, transition: id }, { key: `run_transition/${id}` });
