import { projectRoot } from "./project-root";

/**
 * Builds the workers that pages start in the browser: the framework would load them from blob addresses, which our
 * content security policy rejects.
 */
export async function buildThreads(): Promise<void> {
  const { build } = await import("esbuild"); // a release builds nothing and has no esbuild
  await build({
    absWorkingDir: projectRoot,
    bundle: true,
    minify: true,
    target: "es2022",
    legalComments: "none",
    logLevel: "warning",
    format: "iife",
    entryPoints: ["lib/pages/visitor-calendar/parse-calendar-worker.ts"],
    outfile: "public/static/read-calendar.js",
  });
}
