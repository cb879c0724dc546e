import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { OperatorError } from "@/lib/platform/env/operator-error";
import { findFreePort } from "@/lib/platform/process/free-port";

const START_TRIES = 600;
const WAIT_MS = 200;

/** Starts the API of this checkout with the demo organisation in a separate database, on a free port. */
export async function startDemo(dataDir: string) {
  const port = await findFreePort();
  const url = `http://localhost:${port}`;
  const { DATABASE_URL: _, BOOKPAGE_SECRET: __, ...inherited } = process.env;
  const server = spawn(process.execPath, ["--import", "tsx", "scripts/start.ts", "--dev"], {
    stdio: ["ignore", "ignore", "inherit"],
    env: {
      ...inherited,
      BOOKPAGE_DATA_DIR: dataDir,
      BOOKPAGE_ROLE: "api",
      HOST: "127.0.0.1",
      PORT: String(port),
      WEB_URL: url,
    },
  });
  const stop = async () => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    server.kill("SIGTERM");
    await once(server, "exit");
  };
  for (let tries = 0; tries < START_TRIES && server.exitCode === null; tries++) {
    const response = await fetch(`${url}/health/ready`).catch(() => null);
    if (response?.ok) {
      const { api_key: key } = JSON.parse(await readFile(path.join(dataDir, "demo.json"), "utf8"));
      return { url, key: String(key), stop };
    }
    await sleep(WAIT_MS);
  }
  await stop();
  throw new OperatorError("The server to call did not start.");
}
