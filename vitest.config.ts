import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { defineConfig } from "vitest/config";
import { LongestFirstSequencer } from "./tests/support/longest-first-sequencer";
import "./tests/support/test-clock";

const alias = { "@": path.resolve(import.meta.dirname) };

/** Imports Markdown files as text, like the build. */
const markdownAsText = {
  name: "markdown-as-text",
  transform: (text: string, id: string) =>
    id.endsWith(".md") ? { code: `export default ${JSON.stringify(text)}`, map: null } : null,
};

const tags = [
  { name: "main", description: "The main path of a feature: `npm test` runs it." },
  { name: "radicale", description: "Needs the calendar server Radicale." },
];

// A process for each file would load every library again.
const shared = {
  isolate: false,
  // Test files leave much garbage; on two cores, collecting it in separate threads takes longer.
  execArgv: ["--max-semi-space-size=32", "--single-threaded-gc"],
  setupFiles: ["tests/support/reset-after-file.ts"],
  tags,
  // It imports next/server without an extension, which Node alone does not resolve.
  server: { deps: { inline: ["next-auth"] } },
};

/** A cached `import.meta.glob` has the files of its first run, so each set of routes has its own cache. */
function deriveCachePath(): string {
  const files = readdirSync(path.resolve(import.meta.dirname, "app"), { recursive: true, encoding: "utf8" });
  const routes = files.filter((file) => path.basename(file) === "route.ts").sort();
  const hash = createHash("sha256").update(routes.join("\n")).digest("hex").slice(0, 12);
  return path.resolve(import.meta.dirname, "node_modules/.cache/vitest", hash);
}

export default defineConfig({
  resolve: { alias },
  test: {
    // Tests wait for the database, for jobs and for processes, so two workers more than cores keep the cores busy.
    // Each worker costs four seconds of work before its first test, because it loads every module again.
    maxWorkers: os.availableParallelism() + 2,
    sequence: { sequencer: LongestFirstSequencer },
    // Both projects transform a file once, and again only after a change.
    experimental: { fsModuleCache: true, fsModuleCachePath: deriveCachePath() },
    tags,
    projects: [
      {
        resolve: { alias },
        plugins: [markdownAsText],
        test: {
          ...shared,
          name: "unit",
          include: [
            "lib/**/*.test.ts",
            "scripts/**/*.test.ts",
            "server/**/*.test.ts",
            "components/**/*.test.ts",
            "clients/**/*.test.ts",
          ],
          exclude: ["**/*.db.test.ts", "**/node_modules/**"],
          testTimeout: 120_000, // ends a test that hangs: some search minute by minute, on a machine that may be busy
        },
      },
      {
        resolve: { alias },
        plugins: [markdownAsText],
        test: {
          ...shared,
          name: "db",
          include: ["lib/**/*.db.test.ts", "tests/**/*.db.test.ts"],
          globalSetup: ["lib/platform/db/testing/global-setup.ts", "tests/support/build-test-release.ts"],
          testTimeout: 30_000,
          hookTimeout: 120_000, // on a busy machine, a database takes its time to start and to stop
        },
      },
    ],
  },
});
