import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { findFreePort } from "@/lib/platform/process/free-port";
import { findWorkingProgram } from "@/scripts/test-programs/find-working-program";
import { createDavClient } from "./create-dav-client";
import { waitForServer } from "./wait-for-server";

export const findXandikos = () => findWorkingProgram(["xandikos"]);

const account = { username: "jane", password: "which it does not ask for" };

/** A real CalDAV server that stores its calendars in Git; it has one user, and requires no password. */
export async function startXandikos() {
  const program = findXandikos();
  if (!program) throw new Error("These tests need Xandikos: apt-get install xandikos");
  const folder = await mkdtemp(path.join(tmpdir(), "xandikos-"));
  const port = await findFreePort();
  const options = ["-d", path.join(folder, "data"), "--defaults", "--current-user-principal", "/jane/"];
  const url = `http://127.0.0.1:${port}`;
  const start = async () => {
    const args = [...options, "-l", "127.0.0.1", "-p", String(port)];
    const started = spawn(program, args, { stdio: "ignore" });
    await waitForServer(url);
    return started;
  };
  let server = await start();
  const kill = async () => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, "exit");
    server.kill("SIGKILL");
    await ended;
  };
  return {
    host: `127.0.0.1:${port}`,
    credentials: { server: url, ...account },
    ...createDavClient(`${url}/jane/calendars/`, account),
    kill,
    /** Restarts it with its port and data; Git's lock files have to be removed by hand. */
    restart: async () => {
      for (const name of await readdir(folder, { recursive: true }))
        if (name.endsWith(".lock")) await rm(path.join(folder, name), { force: true });
      server = await start();
    },
    async stop() {
      await kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
