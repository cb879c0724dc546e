import type { Instant } from "@/lib/core/time/instant";
import { runAsActor } from "@/lib/platform/db/actor";
import type { Db } from "@/lib/platform/db/client";
import type { Prisma, Transition } from "@/lib/platform/db/generated/client";
import { asOrganizationId, type OrganizationId } from "@/lib/platform/db/organization-id";
import { toRowKey } from "@/lib/platform/db/to-row-key";
import { ImportError } from "../tool-import/import-error";
import { setPagesActive } from "./change-pages";
import { importHeldMeetings } from "./import-held-meetings";
import { restoreHolds } from "./restore-holds";
import { syncTransition } from "./sync-transition";
import { getTransitionTool, unsealOfTransition } from "./transition-rows";

interface Run {
  now: Instant;
  /** Aborted when the worker stops; the job is then taken up again. */
  signal?: AbortSignal;
}

/** Does what was asked of a transition. Interrupted at any time, it can be run again. */
export async function runTransition(
  db: Db,
  organization: OrganizationId,
  id: string,
  run: Run,
): Promise<void> {
  const row = await db.transition.findUnique({ where: toRowKey(organization, id) });
  if (!row?.running) return;
  const by = row.actor as { kind: "key" | "user"; id?: string } | null;
  const execute = () => runAction(db, row, run);
  await (by ? runAsActor({ ...by, requestId: id }, execute) : execute());
}

async function runAction(db: Db, row: Transition, run: Run): Promise<void> {
  const finish = (data: Prisma.TransitionUpdateManyMutationInput) =>
    db.transition.updateMany({
      where: { organizationId: row.organizationId, id: row.id, running: row.running },
      data: { running: null, token: null, ...data },
    });
  try {
    await finish(await ACTIONS[row.running as Action](db, row, run));
  } catch (error) {
    if (!(error instanceof ImportError)) throw error; // the job is retried
    await finish({ errorCode: error.failure, errorText: error.message });
  }
}

type Action = "sync" | "switch" | "revert" | "finish";

/** Each returns what is stored at its end. */
const ACTIONS: Readonly<
  Record<Action, (db: Db, row: Transition, run: Run) => Promise<Prisma.TransitionUpdateManyMutationInput>>
> = {
  sync: async (db, row, run) => {
    await sync(db, row, run);
    return {};
  },
  switch: async (db, row, { now, signal }) => {
    const organization = asOrganizationId(row.organizationId);
    await sync(db, row, { now, ...(signal && { signal }) });
    // First, so that a call that comes meanwhile makes a meeting at once.
    const data = { state: "switched", switchedAt: row.switchedAt ?? new Date(now) };
    const transition = await db.transition.update({ where: toRowKey(organization, row.id), data });
    await importHeldMeetings(db, { transition, now, onProgress: () => signal?.throwIfAborted() });
    await setPagesActive(db, organization, row.pageIds, true);
    return {};
  },
  revert: async (db, row, { now, signal }) => {
    const organization = asOrganizationId(row.organizationId);
    await setPagesActive(db, organization, row.pageIds, false);
    const data = { state: "active" };
    const transition = await db.transition.update({ where: toRowKey(organization, row.id), data });
    await restoreHolds(db, { transition, now, onProgress: () => signal?.throwIfAborted() });
    return { switchedAt: null };
  },
  finish: async (db, row) => {
    const token = readToken(row);
    if (token !== null && row.subscription !== null) {
      const connection = await getTransitionTool(row).connect({ token, address: row.address });
      await connection.unsubscribe(row.subscription);
      await db.transition.update({
        where: toRowKey(row.organizationId, row.id),
        data: { subscription: null },
      });
    }
    return {};
  },
};

/** Reads the account if there is a token. */
async function sync(db: Db, row: Transition, run: Run): Promise<void> {
  const token = readToken(row);
  if (token !== null) await syncTransition(db, { row, token, ...run });
}

function readToken(row: Transition): string | null {
  if (row.token === null) return null;
  const token = unsealOfTransition("token", row);
  if (token === null) throw new ImportError("token", "The token cannot be read any more. Enter it again.");
  return token;
}
