import { build } from "esbuild";
import { getProgramName, PROGRAM_FOLDER } from "@/lib/platform/release/find-program";
import { projectRoot } from "../project-root";

/** Packages that are native, that the built pages load as well, or that read files of their folder. */
const UNBUNDLED_PACKAGES = [
  "next",
  "pg",
  "pino",
  "libpg-query",
  "@node-rs/argon2",
  "sharp",
  "@prisma/schema-engine-wasm",
];

/** Packages that a release never loads: for missing optional files, for colours, and for building. */
const UNUSED_PACKAGES = ["typescript", "supports-color", "esbuild"];

/** Defines `require` for packages in the old module format. */
const REQUIRE = `import { createRequire as makeRequire } from "node:module"; const require = makeRequire(import.meta.url);`;

/** Writes the programs and their shared modules as plain JavaScript; returns the files that went into them. */
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
