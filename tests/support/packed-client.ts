import { execFile } from "node:child_process";
import { mkdtemp, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { projectRoot } from "@/scripts/project-root";

const run = promisify(execFile);

const PACKAGE = path.join(projectRoot, "clients/typescript");

/** The dependencies of the client, which would be downloaded. */
const NEEDED = ["openapi-fetch", "openapi-typescript-helpers"];

/** Builds the published package: the tarball, its files, and its bundled size. */
export async function buildClientPackage() {
  const folder = await mkdtemp(path.join(os.tmpdir(), "bookpage-client-"));
  const pack = async (place: string) => {
    const { stdout } = await run(
      "npm",
      ["pack", "--json", "--ignore-scripts", "--pack-destination", folder, place],
      { cwd: projectRoot },
    );
    return JSON.parse(stdout)[0] as { filename: string; files: { path: string }[] };
  };
  await run("npm", ["run", "prepack"], { cwd: PACKAGE, env: buildCompilerEnv() });
  const packed = await pack(PACKAGE);
  const others = await Promise.all(NEEDED.map((name) => pack(path.join(projectRoot, "node_modules", name))));
  const tarballs = [packed, ...others].map(({ filename }) => path.join(folder, filename));
  return { folder, tarballs, files: packed.files.map((file) => file.path) };
}

const buildCompilerEnv = () => ({
  ...process.env,
  PATH: `${path.join(projectRoot, "node_modules/.bin")}${path.delimiter}${process.env.PATH}`,
});

const STRICT = {
  target: "ES2022",
  lib: ["ES2022", "DOM", "DOM.Iterable"],
  module: "NodeNext",
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  noImplicitReturns: true,
  types: ["node"],
  typeRoots: [path.join(projectRoot, "node_modules/@types")],
};

/** Installs it in an empty folder, offline, beside this program; returns the folder. */
export async function installClient(tarballs: readonly string[], program: string): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), "bookpage-client-"));
  await writeFile(path.join(folder, "package.json"), JSON.stringify({ private: true, type: "module" }));
  await writeFile(path.join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions: STRICT }));
  await writeFile(path.join(folder, "book.ts"), program);
  await run("npm", ["install", "--offline", "--no-audit", "--no-fund", ...tarballs], { cwd: folder });
  return folder;
}

/** Compiles the program strictly, with the package's types; throws the compiler's output. */
export const buildProgram = (folder: string) =>
  run(path.join(projectRoot, "node_modules/.bin/tsc"), ["-p", folder]).catch(({ stdout }) => {
    throw new Error(stdout);
  });

export const runInstalledProgram = async (folder: string, variables: Record<string, string>) =>
  (
    await run(process.execPath, ["book.js"], {
      cwd: folder,
      env: { PATH: process.env.PATH, ...variables } as never,
    })
  ).stdout;
