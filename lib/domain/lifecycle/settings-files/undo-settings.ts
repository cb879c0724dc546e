import { isDeepStrictEqual } from "node:util";
import { ApiProblem } from "@/lib/domain/contracts/problem";
import type { Db } from "@/lib/platform/db/client";
import { suppressAudit } from "@/lib/platform/db/suppress-audit";
import { applyFiles, deleteDocuments } from "./apply-files";
import { compareSettings } from "./compare-settings";
import { loadSettings } from "./load-settings";
import { findKind, type ParsedFile } from "./parse-settings-files";
import { buildFilesProblem, type PlanContext, recordPlan } from "./plan-settings";
import type { Settings, SettingsContent, SettingsDocument } from "./settings-document";
import type { SettingsKind } from "./settings-kinds";

/** The changes of an audit entry: by path, the changed fields of a file; null before it existed, or after. */
type RecordedChanges = Record<string, { before: SettingsContent | null; after: SettingsContent | null }>;

/**
 * Restores the settings from before a plan was applied, as one audit entry, and returns its resource id. Throws if any
 * of its changes was changed again.
 */
export async function undoSettings(
  tx: Db,
  context: Omit<PlanContext, "canReadEvents">,
  changes: RecordedChanges,
): Promise<string> {
  const { organization, now, rights } = context;
  await suppressAudit(tx);
  const current = await loadSettings(tx, organization);
  const write = { tx, organization, now, rights, references: current.references };
  const created: SettingsDocument[] = [];
  const files: ParsedFile[] = [];
  for (const [path, change] of Object.entries(changes)) {
    const document = findUnchanged(current, path, change.after);
    if (change.before === null && document) created.push(document);
    else files.push(buildFile(path, { ...document?.content, ...change.before }));
  }
  const errors = [
    ...(await applyFiles(write, current, { files, prune: false })),
    ...(await deleteDocuments(write, created)),
  ];
  if (errors.length > 0) throw buildFilesProblem(errors);
  await recordPlan(tx, organization, compareSettings(current, await loadSettings(tx, organization)));
  return organization;
}

/** Finds the resource of a change as the change left it; null for one that the change deleted. */
function findUnchanged({ documents }: Settings, path: string, after: SettingsContent | null) {
  const document = documents.find((one) => one.path === path) ?? null;
  const isUnchanged =
    after === null
      ? document === null
      : document !== null &&
        Object.entries(after).every(([name, value]) => isDeepStrictEqual(document.content[name], value));
  if (isUnchanged) return document;
  throw new ApiProblem("changed_since", `${path} was changed again after this change.`);
}

const buildFile = (path: string, content: SettingsContent): ParsedFile => ({
  path,
  kind: findKind(path) as SettingsKind, // audit entries have paths of settings only
  content,
  buildError: (pointer, code, message) => ({ path, line: 1, column: 1, pointer, code, message }),
});
