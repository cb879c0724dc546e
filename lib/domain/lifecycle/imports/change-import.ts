import { ApiProblem } from "@/lib/domain/contracts/problem";
import { buildValidationProblem } from "@/lib/domain/contracts/validate";
import { getCurrentActor } from "@/lib/platform/db/actor";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import { generateId } from "@/lib/platform/db/generate-id";
import type { Prisma, ToolImport } from "@/lib/platform/db/generated/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { defineStatement } from "@/lib/platform/db/statement";
import { addJob } from "@/lib/platform/queue/add-job";
import { runInThread } from "@/lib/platform/threads/run-in-thread";
import { formatReason } from "../import-notes/reason";
import { loadFilePeople } from "../meeting-files/load-file-people";
import { getImportRow, type ImportResult, sealResult, sealToken, serializeImport } from "./import-rows";
import { type FileImportBody, IMPORT_TOOL_NAMES, type ImportBody } from "./schema";
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
  return createImport(db, organization, { tool, kind }, (id) => ({
    address: url ?? null,
    token: sealToken(organization, id, token),
  }));
}

/** Reads a file, and starts to compare its meetings with those here, which the worker does. */
export async function startFileImport(
  db: Db,
  organization: OrganizationId,
  { format, text, base64, date_order: order, columns, ...options }: FileImportBody,
) {
  const content = text ?? Buffer.from(base64 ?? "", "base64");
  const read = await readInThread(
    "tryReadMeetingFile",
    {
      ...options,
      ...{ format, content, order },
      columns: Object.fromEntries(
        Object.entries(columns).map(([header, field]) => [header, field === "answer" ? "" : field]),
      ),
      people: await loadFilePeople(db, organization),
    },
    { organization, size: content.length },
  );
  if ("error" in read) {
    const { field, reason } = read.error;
    const pointer = `/${field === "file" ? (text === undefined ? "base64" : "text") : field}`;
    const message = formatReason(reason);
    throw new ApiProblem("validation_failed", message, {
      errors: [{ in: "body", pointer, code: "refused", message }],
      members: { unreadable: reason },
    });
  }
  const { meetings, ...file } = read;
  const report = { applied: false, people: [] }; // made by the worker
  const result: ImportResult = { file, meetings: { meetings, readHosts: [], report } };
  return createImport(db, organization, { tool: format, kind: "meetings" }, (id) => ({
    result: sealResult(organization, id, result),
  }));
}

const readInThread = runInThread<typeof import("../meeting-files/read-meeting-file")>(
  "lib/domain/lifecycle/meeting-files/read-meeting-file.ts",
);

const createImport = (
  db: Db,
  organization: OrganizationId,
  subject: Pick<ToolImport, "tool" | "kind">,
  buildContent: (id: string) => Pick<Prisma.ToolImportUncheckedCreateInput, "address" | "token" | "result">,
) =>
  withTransaction(db, async (tx) => {
    await assertNoneRuns(tx, organization, subject);
    if (subject.kind === "meetings") await assertNoTransition(tx, organization, subject.tool);
    const id = generateId();
    const actor = getCurrentActor();
    const row = await tx.toolImport.create({
      data: {
        ...{ organizationId: organization, id, ...subject, state: "reading" },
        ...buildContent(id),
        ...(actor && { actor: { kind: actor.kind, ...(actor.id && { id: actor.id }) } }),
        expiresAt: await getExpiry(tx),
      },
    });
    await enqueueRun(tx, organization, id);
    return serializeImport(row);
  });

/**
 * Stops reading, or creating meetings, which can then be applied again; the worker notices before the next response or
 * meeting.
 */
export async function stopImport(db: Db, organization: OrganizationId, id: string) {
  const { state } = await getImportRow(db, organization, id);
  return changeImport(
    db,
    organization,
    id,
    state === "importing"
      ? { from: ["importing"], data: { state: "ready" } }
      : { from: ["reading"], data: { state: "stopped", token: null } },
  );
}

/** Continues to read: an account with a token, a file without. */
export async function retryImport(
  db: Db,
  organization: OrganizationId,
  id: string,
  token: string | undefined,
) {
  const { tool } = await getImportRow(db, organization, id);
  if (token === undefined && isToolName(tool))
    throw buildValidationProblem([
      { in: "body", pointer: "/token", code: "required", message: "is required for an account" },
    ]);
  return changeImport(db, organization, id, {
    from: ["stopped", "failed"],
    data: {
      ...{ state: "reading", errorCode: null, errorText: null },
      token: token !== undefined && isToolName(tool) ? sealToken(organization, id, token) : null,
    },
  });
}

const isToolName = (tool: string): boolean => IMPORT_TOOL_NAMES.some((name) => name === tool);

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

/** Meetings whose time is held come with the switch. */
async function assertNoTransition(tx: Db, organization: OrganizationId, tool: string): Promise<void> {
  const where = { organizationId: organization, tool, state: { in: ["preparing", "active"] } };
  if ((await tx.transition.count({ where })) > 0)
    throw new ApiProblem(
      "conflict",
      "The meetings of this tool hold time here already, and are imported by the switch of its transition.",
    );
}

const enqueueRun = (tx: Db, organization: OrganizationId, id: string) =>
  addJob(tx, RUN_TOOL_IMPORT, { organization, import: id }, { key: `run_tool_import/${id}` });
