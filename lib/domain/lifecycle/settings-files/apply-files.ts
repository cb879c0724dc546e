import { ApiProblem, type FieldCode } from "@/lib/domain/contracts/problem";
import { validate } from "@/lib/domain/contracts/validate";
import { withSavepoint } from "@/lib/platform/db/with-savepoint";
import { buildPointer } from "@/lib/platform/http/json-pointer";
import { DELETE_RESOURCE } from "./delete-resource";
import { KINDS, type ReferenceKind } from "./kinds";
import { mapReferences } from "./map-references";
import type { FileMatch } from "./match-files";
import { matchFiles } from "./match-files";
import type { FileError, ParsedFile } from "./parse-settings-files";
import { selectChanges } from "./select-changes";
import type { Settings, SettingsContent, SettingsDocument } from "./settings-document";
import { SETTINGS_KINDS, type SettingsKind } from "./settings-kinds";
import type { WriteContext } from "./write-context";
import { WRITE_RESOURCE } from "./write-resource";

interface Request {
  files: readonly ParsedFile[];
  /** Delete what has no file; users and the brand always stay. */
  prune: boolean;
}

/**
 * Writes the files' settings in the transaction of the context, and returns all errors. With errors, the caller rolls
 * the transaction back.
 */
export async function applyFiles(
  context: WriteContext,
  { documents }: Settings,
  { files, prune }: Request,
): Promise<FileError[]> {
  const { matches, errors } = matchFiles(files, documents);
  const expected = new Set(matches.map(({ file, key }) => `${file.kind} ${key}`));
  for (const match of matches) errors.push(...(await applyFile(context, match, expected)));
  if (!prune || errors.length > 0) return errors;
  const kept = new Set(matches.flatMap(({ current }) => current ?? []));
  const obsolete = documents.filter((document) => isPrunable(document.kind) && !kept.has(document));
  return [...errors, ...(await deleteDocuments(context, obsolete))];
}

const isPrunable = (kind: SettingsKind) => kind !== "brand" && kind !== "users";

/** Deletes resources, the last kinds first, as others do not refer to them. */
export async function deleteDocuments(
  context: WriteContext,
  documents: readonly SettingsDocument[],
): Promise<FileError[]> {
  const errors: FileError[] = [];
  const byKind = [...SETTINGS_KINDS].reverse();
  for (const kind of byKind)
    for (const document of documents.filter((one) => one.kind === kind).reverse())
      errors.push(
        ...(await collectErrors(context, buildStartError(document.path), (inner) =>
          DELETE_RESOURCE[kind](inner, document),
        )),
      );
  return errors;
}

type BuildError = ParsedFile["buildError"];

const buildStartError =
  (path: string): BuildError =>
  (pointer, code, message) => ({ path, line: 1, column: 1, pointer, code, message });

async function applyFile(context: WriteContext, match: FileMatch, expected: ReadonlySet<string>) {
  const { file, current, key } = match;
  const { schema, references } = KINDS[file.kind];
  const unknown: FileError[] = [];
  const content = mapReferences(file.content, references, (kind, reference, pointer) => {
    const id = context.references.findId(kind, reference);
    // The error of an expected resource is reported at its own file.
    if (!id && !expected.has(`${kind} ${reference}`))
      unknown.push(file.buildError(pointer, "unknown", formatUnknown(kind, reference)));
    return id ?? PLACEHOLDER_ID;
  });
  if (unknown.length > 0) return unknown;
  const isUnresolved = JSON.stringify(content).includes(PLACEHOLDER_ID);
  return collectErrors(context, file.buildError, async (inner) => {
    validate(schema, content, "body", { strict: true });
    if (isUnresolved) return;
    const changed = current ? selectChanges(file.kind, content, current.resolved) : content;
    if (current && Object.keys(changed).length === 0 && !hasTypes(content)) return;
    const id = await WRITE_RESOURCE[file.kind](inner, { current, content, changed });
    context.references.add(file.kind, key, id);
  });
}

const hasTypes = (content: SettingsContent) => content.types !== undefined;

/** Stands for a resource whose file has errors of its own. */
const PLACEHOLDER_ID = "f".repeat(24);

const formatUnknown = (kind: ReferenceKind, reference: string) =>
  kind === "types"
    ? `${reference} is no appointment type: write page/handle`
    : `there is no ${reference} in ${kind}`;

/** Runs a write in a savepoint, and returns its rejections as errors of the file. */
async function collectErrors(
  context: WriteContext,
  buildError: BuildError,
  write: (context: WriteContext) => Promise<unknown>,
): Promise<FileError[]> {
  try {
    await withSavepoint(context.tx, (tx) => write({ ...context, tx }));
    return [];
  } catch (error) {
    if (!(error instanceof ApiProblem) || error.code === "precondition_failed") throw error;
    return error.errors.length > 0
      ? error.errors.map(({ pointer, code, message }) => buildError(toFilePointer(pointer), code, message))
      : [buildError("", toFieldCode(error), error.message)];
  }
}

const toFieldCode = ({ code }: ApiProblem): FieldCode => (code === "forbidden" ? "refused" : "mismatch");

/** Pointers of users lead into the body of the API. */
const toFilePointer = (pointer: string): string =>
  pointer
    .replace(/^\/user\/account\/organization\/extid$/, buildPointer(["extid"]))
    .replace(/^\/user\/emails(\/0)?$/, buildPointer(["email"]))
    .replace(/^\/user(?=\/)/, "");
