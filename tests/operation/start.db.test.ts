import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { type AddressInfo, createServer, type Server } from "node:net";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, inject, it } from "vitest";
import { findFreePort } from "@/lib/platform/process/free-port";
import { buildReleaseCommand } from "../support/build-release-command";
import { buildClockEnv } from "../support/test-clock";

let directory: string;
let occupant: Server;
let takenPort: number;
let freePort: number;

async function listen(server: Server) {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return (server.address() as AddressInfo).port;
}

/** Runs the start command with these settings until it exits. */
async function start(settings: Record<string, string>) {
  const process_ = spawn(process.execPath, buildReleaseCommand("bookpage", "start"), {
    cwd: inject("testRelease"),
    env: {
      ...buildClockEnv(),
      PATH: process.env.PATH,
      NODE_ENV: "production",
      PORT: String(freePort),
      BOOKPAGE_DATA_DIR: directory,
      ...settings,
    },
  });
  let stderr = "";
  process_.stderr.on("data", (chunk) => {
    stderr += chunk;
  });
  const [exitCode] = await once(process_, "close");
  return { exitCode, stderr };
}

beforeAll(async () => {
  directory = await mkdtemp(path.join(os.tmpdir(), "bookpage-test-"));
  await writeFile(path.join(directory, "file"), "");
  occupant = createServer();
  takenPort = await listen(occupant);
  freePort = await findFreePort();
});

afterAll(async () => {
  occupant.close();
  await rm(directory, { recursive: true, force: true });
});

describe.concurrent("the start command ends with one sentence", { timeout: 40_000 }, () => {
  it("for a wrong setting", { tags: "main" }, async ({ expect }) => {
    expect(await start({ PORT: "http" })).toEqual({
      exitCode: 1,
      stderr: "PORT must be a port number from 1 to 65535.\n",
    });
  });

  it("for a port in use", async ({ expect }) => {
    expect(await start({ PORT: String(takenPort) })).toEqual({
      exitCode: 1,
      stderr: `Port ${takenPort} on 127.0.0.1 is in use by another program: set PORT or HOST to another one.\n`,
    });
  });

  it("for an unwritable data directory", async ({ expect }) => {
    const dataDir = path.join(directory, "file/data");
    expect(await start({ BOOKPAGE_DATA_DIR: dataDir })).toEqual({
      exitCode: 1,
      stderr: `The data directory ${dataDir} cannot be written (ENOTDIR): make it writable or set BOOKPAGE_DATA_DIR.\n`,
    });
  });

  it("for an unreachable database, without its password", async ({ expect }) => {
    const { exitCode, stderr } = await start({
      DATABASE_URL: "postgresql://me:hidden@127.0.0.1:1/book",
      BOOKPAGE_SECRET: "0123456789abcdef0123456789abcdef",
    });
    expect(exitCode).toBe(1);
    expect(stderr).toBe(
      "The database of DATABASE_URL (127.0.0.1:1/book) cannot be reached: connect ECONNREFUSED 127.0.0.1:1.\n",
    );
  });
});
