import { readdir } from "node:fs/promises";
import path from "node:path";
import { OperatorError } from "@/lib/platform/env/operator-error";
import type { ShippedPackage } from "./find-shipped-packages";

const NAME = "node_modules/(?:@[^/]+/)?[^/]+";
const PACKAGE = new RegExp(`^(?:.*?/)??(${NAME}(?:/${NAME})*)/`);

const getPackageFolder = (file: string) => PACKAGE.exec(file)?.[1];

/** Returns the folders of packages that contain these files and are not known. */
export function findUnknownPackages(files: readonly string[], known: readonly ShippedPackage[]): string[] {
  const folders = new Set(known.map(({ folder }) => folder));
  const used = new Set(files.map(getPackageFolder).filter((folder) => folder !== undefined));
  return [...used].filter((folder) => !folders.has(folder));
}

/** Requires that everything bundled and copied belongs to packages in the list of licences and versions. */
export async function requireKnownPackages(release: string, bundled: string[], known: ShippedPackage[]) {
  const copied = (await readdir(path.join(release, "node_modules"), { recursive: true }))
    .filter((file) => path.basename(file) === "package.json")
    .map((file) => `node_modules/${file}`);
  const unknown = findUnknownPackages([...bundled, ...copied], known);
  if (unknown.length > 0) {
    throw new OperatorError(`Packages in the release without a recorded licence: ${unknown.join(", ")}.`);
  }
}
