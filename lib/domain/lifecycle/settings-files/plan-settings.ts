import { createHash } from "node:crypto";
import type { Instant } from "@/lib/core/time/instant";
import { recordChange } from "@/lib/domain/audit/record-entry";
import { ApiProblem, type FieldError } from "@/lib/domain/contracts/problem";
import type { AccountRights } from "@/lib/domain/people/users/account-rights";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { suppressAudit } from "@/lib/platform/db/suppress-audit";
import { withRollback } from "@/lib/platform/db/with-rollback";
import { listLatestSaveEntries } from "../undo/list-latest-save-entries";
import { applyFiles } from "./apply-files";
import { compareSettings, type SettingsChange } from "./compare-settings";
import { formatChange } from "./format-changes";
import { formatFileError } from "./format-file-error";
import { listAffected } from "./list-affected";
import { loadOffers } from "./load-offers";
import { loadSettings } from "./load-settings";
import { type BookerImpact, formatImpact, measureImpact } from "./measure-impact";
import { type FileError, parseSettingsFiles } from "./parse-settings-files";
import type { SettingsFile } from "./settings-file";

/** The most errors that `errors` of a problem lists; its `files` has all. */
const MAX_NAMED_ERRORS = 100;

export interface PlanRequest {
  files: readonly SettingsFile[];
  /** Delete what has no file; users and the brand always stay. */
  prune: boolean;
}

export interface PlanContext {
  organization: OrganizationId;
  now: Instant;
  rights: AccountRights;
  /** True if the impact names meetings by their titles. */
  canReadEvents: boolean;
}

/** The changes that the files would make. With errors, nothing could be applied and there are no changes. */
export interface SettingsPlan {
  /** Names these changes to these settings; applying the plan requires that it is still the same. */
  _id: string;
  changes: SettingsChange[];
  errors: FileError[];
}

export interface PlanWithImpact extends SettingsPlan {
  bookers: BookerImpact;
  /** The changes and what they mean for bookers, in lines of English. */
  words: string[];
}

/** Computes what the files would change, by applying them in a transaction that is rolled back. */
export async function planSettings(
  db: Db,
  context: PlanContext,
  request: PlanRequest,
): Promise<PlanWithImpact> {
  const { organization, now } = context;
  const { plan, affected, after } = await withRollback(db, async (tx) => {
    const { before, next, ...plan } = await runPlan(tx, context, request);
    const affected = listAffected(plan.changes, before, next);
    return { plan, affected, after: await loadOffers(tx, organization, affected, now) };
  });
  // Outside of the transaction, so that its locks do not wait for the calculation.
  const before = await loadOffers(db, organization, affected, now);
  const bookers = await measureImpact(before, after, { now, canReadEvents: context.canReadEvents });
  const words = [...plan.changes.flatMap(formatChange), ...formatImpact(bookers)];
  return { ...plan, bookers, words };
}

/**
 * Applies the files in one transaction, as one entry of the audit log. Throws if there is an error in a file, or if
 * `expected`, the id of a plan, is given and the changes are no longer those of that plan.
 */
export function applySettings(
  db: Db,
  context: PlanContext,
  request: PlanRequest & { expected: string | null },
): Promise<Pick<SettingsPlan, "_id" | "changes"> & { entry: string | null }> {
  return withTransaction(db, async (tx) => {
    const plan = await withChangedProblem(() => runPlan(tx, context, request));
    if (plan.errors.length > 0) throw buildFilesProblem(plan.errors);
    if (request.expected !== null && request.expected !== plan._id) throw buildChangedProblem();
    const entry = plan.changes.length > 0 ? await recordPlan(tx, context.organization, plan.changes) : null;
    return { _id: plan._id, changes: plan.changes, entry };
  });
}

async function runPlan(tx: Db, { organization, now, rights }: PlanContext, request: PlanRequest) {
  await suppressAudit(tx); // one entry about the whole takes the place of one for each row
  const before = await loadSettings(tx, organization);
  const { files, errors: syntaxErrors } = parseSettingsFiles(request.files);
  const context = { tx, organization, now, rights, references: before.references };
  const found = await applyFiles(context, before, {
    files,
    prune: request.prune && syntaxErrors.length === 0,
  });
  const errors = [...syntaxErrors, ...found].sort((a, b) =>
    a.path === b.path ? a.line - b.line : a.path < b.path ? -1 : 1,
  );
  const next = errors.length > 0 ? before : await loadSettings(tx, organization);
  const changes = compareSettings(before, next);
  return { _id: hashChanges(changes), changes, errors, before, next };
}

/** Ids of new resources differ each time. Fields of a resource that the files leave out may change meanwhile. */
const toHashed = ({ id: _, before, after, ...change }: SettingsChange) =>
  change.action === "update" ? change : { ...change, before, after };

const hashChanges = (changes: readonly SettingsChange[]) =>
  createHash("sha256")
    .update(JSON.stringify(changes.map(toHashed)))
    .digest("hex")
    .slice(0, 24);

/** Records for each file the fields that changed, by which the change can be undone. Returns the id of the entry. */
export async function recordPlan(tx: Db, organization: OrganizationId, changes: readonly SettingsChange[]) {
  const recorded = changes.map((change) => [change.path, pickChangedFields(change)]);
  await recordChange(tx, organization, {
    action: "update",
    resource: "organization",
    id: organization,
    changes: Object.fromEntries(recorded),
  });
  const [entry] = await listLatestSaveEntries(tx, organization, organization);
  if (!entry) throw new Error("The audit log lacks the entry of the plan.");
  return entry.id;
}

function pickChangedFields({ action, before, after, fields }: SettingsChange) {
  if (action !== "update") return { before, after };
  const names = new Set(fields.map(({ pointer }) => pointer.split("/")[1] ?? ""));
  const pick = (content: object | null) =>
    Object.fromEntries(
      Object.entries(content ?? {}).filter(([name]) =>
        names.has(name.replaceAll("~", "~0").replaceAll("/", "~1")),
      ),
    );
  return { before: pick(before), after: pick(after) };
}

async function withChangedProblem<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    throw error instanceof ApiProblem && error.code === "precondition_failed" ? buildChangedProblem() : error;
  }
}

const buildChangedProblem = () =>
  new ApiProblem("changed_since", "The settings have changed since the plan: plan again.");

/**
 * The problem of files with errors; its member `files` has each with its line. `sent`: the files of the request, so that
 * `errors` can point to them.
 */
export function buildFilesProblem(errors: readonly FileError[], sent: readonly SettingsFile[] = []) {
  const indexes = new Map(sent.map(({ path }, index) => [path, index]));
  const named = errors.slice(0, MAX_NAMED_ERRORS).flatMap((error): FieldError | [] => {
    const index = indexes.get(error.path);
    if (index === undefined) return [];
    return { in: "body", pointer: `/files/${index}/text`, code: error.code, message: formatFileError(error) };
  });
  const [first] = errors.map(formatFileError);
  const location = named[0] ? `${named[0].pointer.slice(1).replaceAll("/", ".")}: ` : "";
  const detail = first ? `${location}${first}` : "The files are not valid.";
  return new ApiProblem("validation_failed", detail, { errors: named, members: { files: errors } });
}
