import { rm } from "node:fs/promises";
import path from "node:path";
import type { BuildOptions } from "esbuild";
import { projectRoot } from "./project-root";

const SHARED: BuildOptions = {
  absWorkingDir: projectRoot,
  bundle: true,
  minify: true,
  target: "es2022",
  legalComments: "none",
  logLevel: "warning",
};

/**
 * Builds the scripts that other websites load at stable addresses: embed.js and elements.js, which loads the rest on
 * demand.
 */
export async function buildElements(): Promise<void> {
  const { build } = await import("esbuild"); // a release builds nothing and has no esbuild
  await rm(path.join(projectRoot, "public/elements"), { recursive: true, force: true });
  const source = "clients/elements/src";
  await Promise.all([
    build({ ...SHARED, format: "iife", entryPoints: [`${source}/embed.ts`], outfile: "public/embed.js" }),
    build({
      ...SHARED,
      format: "esm",
      charset: "utf8", // the encoding of modules, also on a website with another one
      splitting: true,
      entryPoints: { elements: `${source}/served.ts` },
      outdir: "public",
      chunkNames: "elements/[name]-[hash]",
    }),
  ]);
}
