import { createHash } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Instant } from "@/lib/core/time/instant";
import { buildRowContext } from "@/lib/domain/tenancy/sealing/row-context";
import { seal, unseal } from "@/lib/platform/crypto/seal";
import { runAsActor } from "@/lib/platform/db/actor";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { Prisma, ToolImport } from "@/lib/platform/db/generated/client";
import { asOrganizationId, type OrganizationId } from "@/lib/platform/db/organization-id";
import { definePreparedStatement } from "@/lib/platform/db/statement";
import { toRowKey } from "@/lib/platform/db/to-row-key";
import { importMeetings } from "../meeting-import/import-meetings";
import type { ImportSource } from "../meeting-import/imported-meeting";
import { ImportError } from "../tool-import/import-error";
import type { ResponseStore, ToolResponse } from "../tool-import/response-store";
import { findStage } from "./find-stage";
import { type ImportResult, sealResult, unsealResult, unsealToken } from "./import-rows";
import { IMPORT_TOOLS } from "./import-tools";
import type { ImportToolName } from "./schema";

/** The import was stopped or deleted meanwhile. */
class ImportStopped extends Error {}

interface Run {
  db: Db;
  row: ToolImport;
  now: Instant;
  /** Aborted when the worker stops; the job is then taken up again. */
  signal: AbortSignal;
}

/** Reads the account, or creates the meetings that were read. Interrupted at any time, it can be run again. */
export async function runImport(
  db: Db,
  organization: OrganizationId,
  id: string,
  { now, signal }: Pick<Run, "now" | "signal">,
): Promise<void> {
  const row = await db.toolImport.findUnique({ where: toRowKey(organization, id) });
  if (row?.state !== "reading" && row?.state !== "importing") return;
  const run = { db, row, now, signal };
  const execute = () => (row.state === "reading" ? readAccount(run) : createMeetings(run));
  const by = row.actor as { kind: "key" | "user"; id?: string } | null;
  await (by ? runAsActor({ ...by, requestId: id }, execute) : execute());
}

async function readAccount(run: Run): Promise<void> {
  const { db, row } = run;
  try {
    const result = sealResult(row.organizationId, row.id, await read(run));
    await finishRun(run, { state: "ready", result: result, token: null });
    await db.toolImportResponse.deleteMany({
      where: { organizationId: row.organizationId, importId: row.id },
    });
  } catch (error) {
    if (error instanceof ImportStopped) return;
    if (!(error instanceof ImportError)) throw error; // the job is retried
    const { failure, message } = error;
    await finishRun(run, { state: "failed", token: null, errorCode: failure, errorText: message });
  }
}

async function read(run: Run): Promise<ImportResult> {
  const { meetings, file } = unsealResult(run.row);
  return meetings ? { file, meetings: await compareMeetings(run, meetings) } : readTool(run);
}

async function readTool(run: Run): Promise<ImportResult> {
  const { row } = run;
  const token = unsealToken(row);
  if (token === null) throw new ImportError("token", "The token cannot be read any more. Enter it again.");
  const tool = IMPORT_TOOLS[row.tool as ImportToolName];
  const options = {
    token,
    address: row.address ?? undefined,
    organization: row.organizationId,
    openStore: async () => createStore(run),
    wait: (seconds: number) => waitWhileReading(run, seconds),
  };
  if (row.kind === "settings") return { settings: await tool.importSettings(options) };
  return { meetings: await compareMeetings(run, await tool.readMeetings(options)) };
}

type ReadMeetings = Pick<NonNullable<ImportResult["meetings"]>, "meetings" | "readHosts">;

/** Reports what importing the meetings would do. */
async function compareMeetings({ db, row, now, signal }: Run, { meetings, readHosts }: ReadMeetings) {
  const report = await importMeetings(db, asOrganizationId(row.organizationId), {
    ...{ source: row.tool as ImportSource, meetings, readHosts, applies: false, now },
    notifies: { notifications: false, webhooks: false },
    onProgress: () => signal.throwIfAborted(),
  });
  return { meetings, readHosts, report };
}

async function createMeetings(run: Run): Promise<void> {
  const { db, row, now, signal } = run;
  const { meetings: found, file } = unsealResult(row);
  if (!found) return;
  const report = await importMeetings(db, asOrganizationId(row.organizationId), {
    ...{ source: row.tool as ImportSource, ...found, applies: true, now },
    notifies: row.notifies as { notifications: boolean; webhooks: boolean },
    onProgress: async (done) => {
      signal.throwIfAborted();
      const { count } = await db.toolImport.updateMany({ where: toWhere(row), data: { done } });
      if (count === 0) throw new ImportStopped();
    },
  }).catch(ignoreStop);
  if (!report) return;
  const result = sealResult(row.organizationId, row.id, { file, meetings: { ...found, report } });
  await finishRun(run, { state: "done", result: result, done: found.meetings.length });
}

function ignoreStop(error: unknown): null {
  if (error instanceof ImportStopped) return null;
  throw error;
}

const toWhere = ({ organizationId, id, state }: ToolImport) => ({ organizationId, id, state });

/** Has no effect if the import was stopped meanwhile. */
const finishRun = ({ db, row }: Run, data: Prisma.ToolImportUpdateManyMutationInput) =>
  db.toolImport.updateMany({ where: toWhere(row), data });

const FIND = definePreparedStatement<{ sealed: Buffer }>(`
  SELECT sealed FROM tool_import_responses WHERE organization_id = $1 AND import_id = $2 AND key = $3`);

// Writes nothing once the import is stopped.
const STORE = definePreparedStatement<{ id: string }>(`
  WITH running AS (
    UPDATE tool_imports SET requests = requests + 1, stage = $5
     WHERE organization_id = $1 AND id = $2 AND state = 'reading'
    RETURNING organization_id, id
  )
  INSERT INTO tool_import_responses (organization_id, import_id, key, sealed)
  SELECT organization_id, id, $3, $4 FROM running
  ON CONFLICT (organization_id, import_id, key) DO UPDATE SET sealed = excluded.sealed
  RETURNING import_id AS id`);

/** Stores responses with the import, which also counts them and notices that it was stopped. */
function createStore({ db, row: { organizationId: organization, id }, signal }: Run): ResponseStore {
  const toKey = (request: string) => createHash("sha256").update(`${id} ${request}`).digest("hex");
  const buildContext = (key: string) => buildRowContext("tool_import_responses.sealed", organization, key);
  return {
    read: async (request) => {
      const key = toKey(request);
      const [found] = await executeSql(db, FIND, [organization, id, key]);
      const text = found && unseal(found.sealed, buildContext(key));
      return text ? (JSON.parse(text) as ToolResponse) : null;
    },
    write: async (request, response) => {
      signal.throwIfAborted();
      const key = toKey(request);
      const sealed = seal(JSON.stringify(response), buildContext(key));
      const stored = await executeSql(db, STORE, [organization, id, key, sealed, findStage(request)]);
      if (stored.length === 0) throw new ImportStopped();
    },
  };
}

const CHECK_SECONDS = 5;

/** Waits, and notices within seconds that the import or the worker stops. */
async function waitWhileReading({ db, row, signal }: Run, seconds: number): Promise<void> {
  for (let left = seconds; left > 0; left -= CHECK_SECONDS) {
    await sleep(Math.min(left, CHECK_SECONDS) * 1000, undefined, { signal });
    if ((await db.toolImport.count({ where: toWhere(row) })) === 0) throw new ImportStopped();
  }
}
