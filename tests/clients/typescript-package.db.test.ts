import type { ChildProcess } from "node:child_process";
import { rm } from "node:fs/promises";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findFreePort } from "@/lib/platform/process/free-port";
import { projectRoot } from "@/scripts/project-root";
import { createTestApi, type Tenant } from "../support/api";
import {
  buildClientPackage,
  buildProgram,
  installClient,
  runInstalledProgram,
} from "../support/packed-client";
import { startWebProcess, stopProcess } from "../support/processes";
import { readCodeBlocks } from "../support/read-code-blocks";

const MAX_GZIP_BYTES = 12_000;

const api = createTestApi();

let acme: Tenant;
let web: ChildProcess;
let origin: string;
let packed: Awaited<ReturnType<typeof buildClientPackage>>;
beforeAll(async () => {
  acme = await api.tenant();
  const port = await findFreePort();
  origin = `http://127.0.0.1:${port}`;
  web = await startWebProcess(port, { WEB_URL: origin });
  packed = await buildClientPackage();
}, 600_000); // The first run builds the application.

afterAll(async () => {
  await stopProcess(web, "SIGKILL");
  if (packed) await rm(packed.folder, { recursive: true });
});

describe("the published TypeScript client", () => {
  it("contains its code, types, licence and instructions, and nothing else", { tags: "main" }, () => {
    const modules = [
      "bookpage-error",
      "index",
      "list-entries",
      "read-webhook",
      "schema-types",
      "retrying-fetch",
    ];
    expect(packed.files.sort()).toEqual(
      [
        ...["LICENSE", "README.md", "package.json", "dist/schema.d.ts"],
        ...modules.flatMap((name) => [`dist/${name}.d.ts`, `dist/${name}.js`]),
      ].sort(),
    );
  });

  it("is small in a browser bundle, with its dependencies", async () => {
    const entry = path.join(projectRoot, "clients/typescript/dist/index.js");
    const { outputFiles } = await build({
      stdin: { contents: `export * from ${JSON.stringify(entry)}`, resolveDir: projectRoot },
      bundle: true,
      minify: true,
      format: "esm",
      platform: "browser",
      write: false,
    });
    const size = gzipSync(outputFiles[0]?.contents ?? "").byteLength;
    expect(size).toBeGreaterThan(1000);
    expect(size).toBeLessThanOrEqual(MAX_GZIP_BYTES);
  });

  it("runs its README in an empty folder, and its types compile", {
    timeout: 180_000,
  }, async () => {
    const program = await readCodeBlocks(path.join(projectRoot, "clients/typescript/README.md"), "ts");
    expect(program).toContain("readWebhook");
    const folder = await installClient(packed.tarballs, program);
    await buildProgram(folder);
    const said = await runInstalledProgram(folder, { BOOKPAGE_URL: origin, BOOKPAGE_KEY: acme.key });
    await rm(folder, { recursive: true });

    const { body: bookings } = await acme.get("/v2/bookings");
    expect(bookings.map(({ invitees }: { invitees: { email: string }[] }) => invitees.at(-1)?.email)).toEqual(
      ["cem@example.com", "ana@example.com"],
    );
    expect(said).toContain(`${bookings[1]._id}\n`);
    expect(said).toMatch(/dateTime|start/); // The program prints the nearest free times.
    expect(said).toContain("not_found 404");
    expect(said).toMatch(/is now Noor/);
  });
});
