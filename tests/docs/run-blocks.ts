import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { projectRoot } from "@/scripts/project-root";
import type { CodeBlock } from "./parse-blocks";

/** The outcome of a shell block. */
export interface BlockOutcome {
  block: CodeBlock;
  output: string;
  /** The status of every request, in order. */
  statuses: number[];
  exitCode: number;
}

const BLOCK_SECONDS = 120;

/** Wraps curl, and records the status of each response. */
const RECORDING_CURL = `curl() { command curl "$@" -w '%{stderr}STATUS %{http_code}\\n' 2>> "$STATUSES"; }`;

/** Runs the blocks of a guide in one shell, as a reader would paste them. */
export async function runShell(
  blocks: readonly CodeBlock[],
  variables: Record<string, string>,
): Promise<BlockOutcome[]> {
  const folder = await mkdtemp(path.join(os.tmpdir(), "bookpage-docs-"));
  const file = (name: string) => path.join(folder, name);
  try {
    const parts = blocks.map(
      ({ code }, index) =>
        `STATUSES=${file(`${index}.statuses`)}; : > "$STATUSES"\n{\n${code}\n} > ${file(`${index}.out`)}\necho $? > ${file(`${index}.exit`)}`,
    );
    await writeFile(file("guide.sh"), [RECORDING_CURL, ...parts].join("\n"));
    await runProgram("bash", [file("guide.sh")], { ...variables, WORK: folder });
    return await Promise.all(
      blocks.map(async (block, index) => ({
        block,
        output: await readFile(file(`${index}.out`), "utf8").catch(() => ""),
        statuses: [...(await readFile(file(`${index}.statuses`), "utf8")).matchAll(/STATUS (\d+)/g)].map(
          ([, status]) => Number(status),
        ),
        exitCode: Number(await readFile(file(`${index}.exit`), "utf8").catch(() => "1")),
      })),
    );
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Runs blocks as one module, with this repository's client. Returns its output; throws on a failure. */
export async function runTypescript(blocks: readonly CodeBlock[], variables: Record<string, string>) {
  const folder = await mkdtemp(path.join(os.tmpdir(), "bookpage-docs-"));
  try {
    await symlink(path.join(projectRoot, "node_modules"), path.join(folder, "node_modules"));
    const client = path.join(projectRoot, "clients/typescript/src/index.ts");
    const code = blocks.map((block) => block.code).join("\n");
    await writeFile(
      path.join(folder, "guide.mts"),
      code.replaceAll('"@bookpage/client"', JSON.stringify(client)),
    );
    return await runProgram(process.execPath, ["--import", "tsx", path.join(folder, "guide.mts")], variables);
  } finally {
    await rm(folder, { recursive: true });
  }
}

const PYTHON = process.env.PYTHON ?? "python3";

/** True if this machine has a Python with the required packages. */
export const hasPython = (): Promise<boolean> =>
  runProgram(PYTHON, ["-c", "import httpx"], {}).then(
    () => true,
    () => false,
  );

/** Runs blocks as one program; throws on a failure. */
export const runPython = (blocks: readonly CodeBlock[], variables: Record<string, string>) =>
  runProgram(PYTHON, ["-c", blocks.map(({ code }) => code).join("\n")], variables);

function runProgram(program: string, args: string[], variables: Record<string, string>): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile(
      program,
      args,
      { cwd: projectRoot, env: { ...process.env, ...variables }, timeout: BLOCK_SECONDS * 1000 },
      (error, stdout, stderr) =>
        error ? reject(new Error(`${stdout}${stderr}`, { cause: error })) : resolve(stdout),
    );
  });
}
