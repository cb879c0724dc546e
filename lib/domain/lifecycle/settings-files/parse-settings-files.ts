import { type Document, isMap, isScalar, isSeq, LineCounter, parseDocument, visit } from "yaml";
import type { FieldCode } from "@/lib/domain/contracts/problem";
import type { SettingsContent } from "./settings-document";
import type { SettingsFile } from "./settings-file";
import { SETTINGS_KINDS, type SettingsKind } from "./settings-kinds";

/** An error at a place of a file. */
export interface FileError {
  path: string;
  /** From 1. */
  line: number;
  column: number;
  /** JSON pointer into the contents. */
  pointer: string;
  code: FieldCode;
  message: string;
}

export interface ParsedFile {
  path: string;
  kind: SettingsKind;
  content: SettingsContent;
  /** Builds an error at the value that the pointer names, or at the nearest one that exists. */
  buildError: (pointer: string, code: FieldCode, message: string) => FileError;
}

interface ParseResult {
  files: ParsedFile[];
  errors: FileError[];
}

/** Parses the files; those with errors of syntax are not among the results. */
export function parseSettingsFiles(files: readonly SettingsFile[]): ParseResult {
  const result: ParseResult = { files: [], errors: [] };
  for (const file of files) {
    const parsed = parseFile(file);
    if ("errors" in parsed) result.errors.push(...parsed.errors);
    else result.files.push(parsed);
  }
  return result;
}

/** Returns the kind that the folder of a path names. */
export function findKind(path: string): SettingsKind | undefined {
  if (path === "brand.yaml" || path === "brand.yml") return "brand";
  const steps = path.split("/");
  return SETTINGS_KINDS.find((kind) => kind !== "brand" && steps.length === 2 && steps[0] === kind);
}

function parseFile({ path, text }: SettingsFile): ParsedFile | { errors: FileError[] } {
  const kind = findKind(path);
  const start = { path, line: 1, column: 1, pointer: "" };
  if (!kind) {
    const folders = SETTINGS_KINDS.filter((name) => name !== "brand").join(", ");
    const message = `is no file of settings: there are brand.yaml and files in the folders ${folders}`;
    return { errors: [{ ...start, code: "unknown", message }] };
  }
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const locate = (offset: number) => {
    const { line, col } = lines.linePos(offset);
    return { path, line: Math.max(line, 1), column: Math.max(col, 1) };
  };
  const errors: FileError[] = document.errors.map(({ pos, message }) => ({
    ...locate(pos[0]),
    pointer: "",
    code: "invalid_format",
    message: message.split(" at line ")[0] ?? message,
  }));
  // Aliases could form cycles.
  visit(document, {
    Alias: (_, { range }) => {
      const message = "is an alias, which settings cannot contain: repeat the value";
      errors.push({ ...locate(range?.[0] ?? 0), pointer: "", code: "unsupported", message });
    },
  });
  if (errors.length > 0) return { errors };
  if (!isMap(document.contents))
    return { errors: [{ ...start, code: "invalid_type", message: "must be an object of keys and values" }] };
  return {
    path,
    kind,
    content: document.toJS({ maxAliasCount: 0 }),
    buildError: (pointer, code, message) => ({
      ...locate(findOffset(document, pointer)),
      pointer,
      code,
      message,
    }),
  };
}

/** Finds where the key or the entry of a list begins that the pointer names. */
function findOffset({ contents }: Document.Parsed, pointer: string): number {
  const steps = pointer.split("/").slice(1);
  let node: unknown = contents;
  let offset = contents?.range[0] ?? 0;
  for (const step of steps.map((one) => one.replaceAll("~1", "/").replaceAll("~0", "~"))) {
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === step);
      if (!pair) break;
      offset = (isScalar(pair.key) && pair.key.range?.[0]) || offset;
      node = pair.value;
    } else if (isSeq(node)) {
      const entry = node.items[Number(step)] as { range?: [number, number, number] } | undefined;
      if (!entry) break;
      offset = entry.range?.[0] ?? offset;
      node = entry;
    } else break;
  }
  return offset;
}
