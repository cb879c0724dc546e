import { build } from "esbuild";
import { getProgramName, PROGRAM_FOLDER } from "@/lib/platform/release/find-program";
import { projectRoot } from "../project-root";

/** Packages that are native, that the built pages load as well, or whose files are read from their folder. */
const UNBUNDLED_PACKAGES = [
  "next",
  "pg",
  "pino",
  "libpg-query",
  "@node-rs/argon2",
  "sharp",
  "@prisma/schema-engine-wasm",
];

/** Never loaded in a release: for files that there never are, for colours, and to build what is built already. */
const UNUSED_PACKAGES = ["typescript", "supports-color", "esbuild"];

/** What packages in the old module format call. */
const REQUIRE = `import { createRequire as makeRequire } from "node:module"; const require = makeRequire(import.meta.url);`;

/** Writes the programs and what they share as modules of plain JavaScript; gives the files that went into them. */
export async function bundlePrograms(release: string, programs: readonly string[]): Promise<string[]> {
  const { metafile } = await build({
    absWorkingDir: projectRoot,
    entryPoints: programs.map((source) => ({ in: source, out: getProgramName(source) })),
    outdir: `${release}/${PROGRAM_FOLDER}`,
    chunkNames: "shared-[hash]",
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "node",
    target: "node20.19",
    jsx: "automatic",
    external: [...UNBUNDLED_PACKAGES, ...UNUSED_PACKAGES],
    banner: { js: REQUIRE },
    metafile: true,
    logLevel: "error",
  });
  return Object.keys(metafile.inputs);
}
