import { mkdir, rm } from "node:fs/promises";
import path from "node:path";
import { projectRoot } from "./project-root";
import { assembleRelease } from "./release/assemble-release";
import { findShippedPackages } from "./release/find-shipped-packages";
import { packRelease } from "./release/pack-release";
import { type ReleaseFacts, readReleaseFacts } from "./release/release-facts";
import { requireKnownPackages } from "./release/require-known-packages";
import { verifyRelease } from "./release/verify-release";
import { writeLicenses } from "./release/write-licenses";
import { writeSbom } from "./release/write-sbom";
import { writeSums } from "./release/write-sums";
import { runCommand } from "./run-command";

const OUTPUT_FOLDER = path.join(projectRoot, "dist");

/**
 * `npm run release`: builds the archive of this version for this machine's platform, its bill of materials, and their
 * hashes. With --folder: only the folder that would be packed. With --verify: builds it twice from a clean checkout,
 * compares, and tests it.
 */
runCommand(async () => {
  const facts = await readReleaseFacts();
  if (process.argv.includes("--verify")) return verifyRelease(facts);

  const folder = path.join(OUTPUT_FOLDER, `bookpage-${facts.version}-${facts.platform}`);
  await rm(OUTPUT_FOLDER, { recursive: true, force: true });
  await mkdir(OUTPUT_FOLDER);
  const packages = await makeFolder(folder, facts);
  if (process.argv.includes("--folder")) return console.log(folder);

  const sbom = `${folder}.cdx.json`;
  await writeSbom(sbom, packages, facts);
  const archive = await packRelease(folder, facts.date);
  await writeSums(OUTPUT_FOLDER, [archive, sbom]);
  console.log(archive);
});

async function makeFolder(folder: string, facts: ReleaseFacts) {
  const bundled = await assembleRelease(folder, facts);
  const packages = await findShippedPackages();
  await requireKnownPackages(folder, bundled, packages);
  await writeLicenses(path.join(folder, "THIRD-PARTY-LICENSES"), packages);
  return packages;
}
