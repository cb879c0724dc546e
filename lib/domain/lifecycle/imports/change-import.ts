import { ApiProblem } from "@/lib/domain/contracts/problem";
import { getCurrentActor } from "@/lib/platform/db/actor";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import { generateId } from "@/lib/platform/db/generate-id";
import type { Prisma } from "@/lib/platform/db/generated/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { defineStatement } from "@/lib/platform/db/statement";
import { addJob } from "@/lib/platform/queue/add-job";
import { getImportRow, sealToken, serializeImport } from "./import-rows";
import type { ImportBody } from "./schema";
import { RUN_TOOL_IMPORT } from "./tasks";

const RUNNING = ["reading", "importing"];

/** Everything that was read is deleted a day after the last step. */
const EXPIRY = defineStatement<{ at: Date }>("SELECT now() + interval '1 day' AS at");

async function getExpiry(db: Db): Promise<Date> {
  const [row] = await executeSql(db, EXPIRY, []);
  if (!row) throw new Error("SELECT returned no row.");
  return row.at;
}

/** Starts to read an account of another tool, which the worker does. */
export function startImport(db: Db, organization: OrganizationId, { tool, kind, token, url }: ImportBody) {
  return withTransaction(db, async (tx) => {
    await assertNoneRuns(tx, organization, { tool, kind });
    const id = generateId();
    const actor = getCurrentActor();
    const row = await tx.toolImport.create({
      data: {
        ...{ organizationId: organization, id, tool, kind, address: url ?? null, state: "reading" },
        token: sealToken(organization, id, token),
        ...(actor && { actor: { kind: actor.kind, ...(actor.id && { id: actor.id }) } }),
        expiresAt: await getExpiry(tx),
      },
    });
    await enqueueRun(tx, organization, id);
    return serializeImport(row);
  });
}

/** Stops reading; the worker notices before the next response. */
export const stopImport = (db: Db, organization: OrganizationId, id: string) =>
  changeImport(db, organization, id, { from: ["reading"], data: { state: "stopped", token: null } });

/** Continues to read with a token. */
export const retryImport = (db: Db, organization: OrganizationId, id: string, token: string) =>
  changeImport(db, organization, id, {
    from: ["stopped", "failed"],
    data: {
      ...{ state: "reading", errorCode: null, errorText: null },
      token: sealToken(organization, id, token),
    },
  });

/** Starts to create the meetings that were read, which the worker does. */
export async function applyImport(
  db: Db,
  organization: OrganizationId,
  id: string,
  { mails, webhooks }: { mails: boolean; webhooks: boolean },
) {
  const { kind, state } = await getImportRow(db, organization, id);
  if (kind !== "meetings" || state !== "ready")
    throw new ApiProblem("conflict", "Only an import of meetings that is ready can be applied.");
  return changeImport(db, organization, id, {
    from: ["ready"],
    data: { state: "importing", notifies: { notifications: mails, webhooks } },
  });
}

interface Change {
  /** The states in which the change has an effect; in others the import stays as it is. */
  from: string[];
  data: Prisma.ToolImportUpdateManyMutationInput;
}

const changeImport = (db: Db, organization: OrganizationId, id: string, { from, data }: Change) =>
  withTransaction(db, async (tx) => {
    const { state, tool, kind } = await getImportRow(tx, organization, id);
    const isStart = RUNNING.includes(String(data.state));
    if (isStart && from.includes(state)) await assertNoneRuns(tx, organization, { tool, kind });
    const { count } = await tx.toolImport.updateMany({
      where: { organizationId: organization, id, state: { in: from } },
      data: { ...data, expiresAt: await getExpiry(tx) },
    });
    if (count > 0 && isStart) await enqueueRun(tx, organization, id);
    return serializeImport(await getImportRow(tx, organization, id));
  });

async function assertNoneRuns(
  tx: Db,
  organization: OrganizationId,
  subject: { tool: string; kind: string },
): Promise<void> {
  const where = { organizationId: organization, ...subject, state: { in: RUNNING } };
  if ((await tx.toolImport.count({ where })) > 0)
    throw new ApiProblem(
      "conflict",
      "Another import of the same is under way: stop it, or wait for its end.",
    );
}

const enqueueRun = (tx: Db, organization: OrganizationId, id: string) =>
  addJob(tx, RUN_TOOL_IMPORT, { organization, import: id }, { key: `run_tool_import/${id}` });
