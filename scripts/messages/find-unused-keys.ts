import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { projectRoot } from "../project-root";

const CODE_FOLDERS = ["app", "clients/elements/src", "components", "lib", "server"];
const NO_CODE_PATTERN =
  /\.test\.tsx?$|\/testing\/|\/generated\/|^clients\/elements\/src\/texts\/|\/message-types\.ts$/;

/** Groups that code reads as objects. It names others by a string, such as "eventPage.errors". */
const WHOLE_GROUPS = ["errorPage", "visitorCalendar"];

interface Code {
  /** String literals. */
  strings: Set<string>;
  /** Words in code, such as names and parts of strings. */
  words: Set<string>;
  /** Template literals that can be keys, with a capture group for each value. */
  patterns: RegExp[];
}

/** Returns the keys that code does not contain. A template such as `roles.${role}` counts if its values are words in code. */
export async function findUnusedKeys(keys: readonly string[]): Promise<string[]> {
  const code = await readCode();
  return keys.filter((key) => !isUsed(key, code));
}

function isUsed(key: string, { strings, words, patterns }: Code): boolean {
  if (strings.has(key)) return true;
  const [name = "", ...groups] = key.split(".").reverse();
  const group = groups.reverse().join(".");
  const isGroupUsed = WHOLE_GROUPS.includes(groups[0] ?? "") || (groups.length > 1 && strings.has(group));
  if (isGroupUsed && words.has(name)) return true;
  return patterns.some((pattern) =>
    pattern
      .exec(key)
      ?.slice(1)
      .every((value) => isInCode(value, words)),
  );
}

/** `events_read` also counts if `events` and `read` are words in code, as code derives it from `events:read`. */
const isInCode = (value: string, words: ReadonlySet<string>): boolean =>
  words.has(value) || value.split("_").every((part) => words.has(part));

async function readCode(): Promise<Code> {
  const files = await Promise.all(CODE_FOLDERS.map(listCode));
  const code = (
    await Promise.all(files.flat().map((file) => readFile(path.join(projectRoot, file), "utf8")))
  ).join("\n");
  const templates = new Set(
    [...code.matchAll(/`([\w.]*\$\{[^`\n]*)(?=`)/g)].map(([, template = ""]) => template),
  );
  return {
    strings: new Set([...code.matchAll(/"([\w.]+)"/g)].map(([, text = ""]) => text)),
    words: new Set(code.match(/\w+/g)),
    patterns: [...templates].flatMap(toPattern),
  };
}

async function listCode(folder: string): Promise<string[]> {
  const files = await readdir(path.join(projectRoot, folder), { recursive: true });
  return files
    .map((file) => `${folder}/${file}`)
    .filter((file) => /\.tsx?$/.test(file) && !NO_CODE_PATTERN.test(file));
}

/** Turns `roles.${role}Hint` into /^roles\.(\w+)Hint$/. Templates with other characters than those of keys are skipped. */
function toPattern(template: string): RegExp[] {
  const fixed = template.replace(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, "\0");
  if (!/^[\w.\0]+$/.test(fixed) || !/[a-z]/.test(fixed) || !fixed.includes(".")) return [];
  return [new RegExp(`^${fixed.replaceAll(".", "\\.").replaceAll("\0", "(\\w+)")}$`)];
}
