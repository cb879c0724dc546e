import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { findFreePort } from "@/lib/platform/process/free-port";
import { findRadicale } from "@/scripts/test-programs/find-radicale";
import { createDavClient } from "./create-dav-client";
import { waitForServer } from "./wait-for-server";

/**
 * A real CalDAV server on this machine, with the account jane / "a secret of hers" and no calendar yet.
 * @param rights `authenticated`: bob's calendars are shared with jane
 */
export async function startRadicale({
  rights = "owner_only",
}: {
  rights?: "owner_only" | "authenticated";
} = {}) {
  const program = findRadicale();
  if (!program) throw new Error("These tests need a calendar server: apt-get install radicale, or npm test");
  const folder = await mkdtemp(path.join(tmpdir(), "radicale-"));
  await writeFile(path.join(folder, "users"), `${USER}:${PASSWORD}\nbob:${PASSWORD}\n`);
  const port = await findFreePort();
  const settings = {
    "server-hosts": `127.0.0.1:${port}`,
    "auth-type": "htpasswd",
    "auth-htpasswd-filename": path.join(folder, "users"),
    "auth-htpasswd-encryption": "plain",
    "auth-delay": "0",
    "rights-type": rights,
    "storage-filesystem-folder": path.join(folder, "collections"),
    // Tokens expire by the age of files, which TEST_DATE does not change.
    "storage-max-sync-token-age": String(10 * 365 * 24 * 60 * 60),
    "web-type": "none",
    "logging-level": "warning",
  };
  const options = Object.entries(settings).map(([name, value]) => `--${name}=${value}`);
  const url = `http://127.0.0.1:${port}`;
  const start = async () => {
    const started = spawn(program, ["--config", "", ...options], { stdio: ["ignore", "ignore", "pipe"] });
    await waitForServer(url);
    return started;
  };
  let server = await start();
  const kill = async () => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, "exit");
    server.kill("SIGKILL"); // A graceful stop would wait for running requests.
    await ended;
  };

  return {
    url,
    host: `127.0.0.1:${port}`,
    username: USER,
    password: PASSWORD,
    credentials: { server: url, username: USER, password: PASSWORD },
    ...createDavClient(`${url}/${USER}/`, { username: USER, password: PASSWORD }),
    kill,
    /** Restarts it with its port and data. */
    restart: async () => {
      server = await start();
    },
    async stop() {
      await kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type Radicale = Awaited<ReturnType<typeof startRadicale>>;

const USER = "jane";
const PASSWORD = "a secret of hers";
