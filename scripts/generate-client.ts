import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { toSnakeCase } from "@/lib/platform/db/snake-case";
import { writeFileAtomically } from "@/lib/platform/process/write-file-atomically";
import { isBundled } from "@/lib/platform/release/is-release";
import { generateRoutes } from "./generate-routes";
import { hashFiles } from "./hash-files";
import { projectRoot } from "./project-root";

const output = path.join(projectRoot, "lib/platform/db/generated");
const stamp = path.join(projectRoot, "lib/platform/db/generated/schema-hash");
const prismaCommand = path.join(projectRoot, "node_modules/prisma/build/index.js");

/**
 * Generates what the code imports: the table of routes, and the Prisma client unless there is one of exactly this
 * schema. A release has both in its bundles.
 */
export async function generateClient(): Promise<void> {
  if (isBundled(projectRoot)) return;
  await generateRoutes();
  const hash = await hashFiles([
    "scripts/generate-client.ts",
    "prisma/schema",
    "prisma.config.ts",
    "node_modules/prisma/package.json",
  ]);
  const made = await readFile(stamp, "utf8").catch(() => "");
  if (made === hash && existsSync(path.join(output, "column-names.ts"))) return;

  await rm(stamp, { force: true }); // an interrupted run must not look complete
  await promisify(execFile)(process.execPath, [prismaCommand, "generate", "--no-hints"], {
    cwd: projectRoot,
    env: { ...process.env, CHECKPOINT_DISABLE: "1", PRISMA_HIDE_UPDATE_MESSAGE: "1" },
  });
  await mkdir(output, { recursive: true });
  await writeFile(path.join(output, "column-names.ts"), await renderColumnNames());
  await writeFileAtomically(stamp, hash, { mode: 0o644 });
}

/**
 * Renders the names of the tables with rows of organisations that have an id, and the columns, by table and field, that
 * are not their field's name in snake case.
 */
async function renderColumnNames(): Promise<string> {
  const folder = path.join(projectRoot, "prisma/schema");
  const files = await Promise.all(
    (await readdir(folder)).sort().map((file) => readFile(path.join(folder, file), "utf8")),
  );
  const models = [...files.join("\n").matchAll(/^model \w+ \{$(.*?)^\}$/gms)].map(([, body = ""]) => body);
  const owned = models.filter((body) => /^ {2}id /m.test(body) && /^ {2}organizationId /m.test(body));
  const tables = models.map((body): [string, Record<string, string>] => {
    const fields = [...body.matchAll(/^ {2}(\w+) .*[^@]@map\("(\w+)"\)/gm)].map(
      ([, field = "", column = ""]) => [field, column],
    );
    return [
      findTable(body),
      Object.fromEntries(fields.filter(([field = "", column]) => toSnakeCase(field) !== column)),
    ];
  });
  const named = Object.fromEntries(tables.filter(([, columns]) => Object.keys(columns).length > 0));
  return `export const OWNED_TABLES = ${JSON.stringify(owned.map(findTable))} as const;

export const COLUMN_NAMES: Record<string, Record<string, string>> = ${JSON.stringify(named, null, 2)};\n`;
}

const findTable = (model: string): string => /@@map\("(\w+)"\)/.exec(model)?.[1] ?? "";
