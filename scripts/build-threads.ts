import { projectRoot } from "./project-root";

/** Threads of the browser that pages start: the framework would make them addresses of blobs, which the policy of our pages refuses. */
export async function buildThreads(): Promise<void> {
  const { build } = await import("esbuild"); // a release builds nothing, and has none
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
