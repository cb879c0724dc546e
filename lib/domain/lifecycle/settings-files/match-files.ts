import { DERIVE_KEY } from "./derive-keys";
import { parseFileKey } from "./file-path";
import type { FileError, ParsedFile } from "./parse-settings-files";
import type { SettingsDocument } from "./settings-document";
import { SETTINGS_KINDS } from "./settings-kinds";

/** A file and the resource that it describes; null: a new one. */
export interface FileMatch {
  file: ParsedFile;
  current: SettingsDocument | null;
  /** The key by which other files refer to it. */
  key: string;
}

interface MatchResult {
  /** The matches in the order of application. */
  matches: FileMatch[];
  errors: FileError[];
}

/**
 * Matches files with resources by the slug or extid in their contents, else by the name of the file, so that a new slug
 * in an old file renames the resource.
 */
export function matchFiles(
  files: readonly ParsedFile[],
  documents: readonly SettingsDocument[],
): MatchResult {
  const result: MatchResult = { matches: [], errors: [] };
  const claimed = new Map<string, string>();
  for (const file of sortFiles(files)) {
    const current = findDocument(file, documents);
    const base = DERIVE_KEY[file.kind](file.content);
    const key = current && current.base === base ? current.key : base;
    const subject = current?.id ?? `${file.kind} ${key}`;
    const other = claimed.get(subject);
    if (other) result.errors.push(file.buildError("", "duplicate", `describes the same as ${other}`));
    else result.matches.push({ file, current, key });
    claimed.set(subject, file.path);
  }
  return result;
}

function findDocument({ kind, path, content }: ParsedFile, documents: readonly SettingsDocument[]) {
  const base = DERIVE_KEY[kind](content);
  const name = parseFileKey(path);
  const candidates = documents.filter((document) => document.kind === kind);
  return (
    candidates.find((document) => document.key === name && document.base === base) ??
    candidates.find((document) => document.key === base) ??
    candidates.find((document) => document.key === name) ??
    null
  );
}

/** Availabilities are numbered in the order in which they are created. */
const getNumber = ({ content }: ParsedFile) => (typeof content.number === "number" ? content.number : 1);

const sortFiles = (files: readonly ParsedFile[]) =>
  [...files].sort(
    (a, b) =>
      SETTINGS_KINDS.indexOf(a.kind) - SETTINGS_KINDS.indexOf(b.kind) ||
      getNumber(a) - getNumber(b) ||
      (a.path < b.path ? -1 : 1),
  );
