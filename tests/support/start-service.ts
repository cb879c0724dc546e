import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { inject } from "vitest";
import { readPostmaster } from "@/lib/platform/db/embedded/postmaster-file";
import type { TestAccount } from "@/lib/platform/db/embedded/testing/test-accounts";
import { isAlive } from "@/lib/platform/process/is-alive";
import { buildReleaseCommand } from "./build-release-command";

const KILOBYTES_A_BLOCK = 0.5; // POSIX counts ulimit in blocks.

export interface ServiceSettings {
  dataDir: string;
  port: number;
  account?: TestAccount;
  env?: Record<string, string>;
  /** Options of node, before the start command. */
  nodeOptions?: readonly string[];
  /** The maximum size of each of its files. */
  quotaKilobytes?: number;
  /** Replaces the start command of this checkout's release. */
  command?: readonly string[];
}

export type Service = ReturnType<typeof startService>;

/** The start command with the embedded database, as an operator runs it. */
export function startService(settings: ServiceSettings) {
  const started = startProcessTree(settings);
  const output = { text: "" };
  for (const stream of [started.stdout, started.stderr])
    stream.on("data", (chunk) => {
      output.text += chunk;
    });
  const closed = once(started, "close");
  closed.catch(() => {});
  const hasEnded = () => started.exitCode !== null || started.signalCode !== null;
  /** Waits for a line of the start's output; throws the whole output if the process ends first. */
  const said = async (words: string) => {
    while (!output.text.includes(words)) {
      if (hasEnded()) throw new Error(`The service ended with ${started.exitCode}: ${output.text}`);
      await sleep(10);
    }
  };
  const stop = async () => {
    if (!hasEnded()) started.kill("SIGTERM");
    await closed;
  };
  let killed = false;
  /**
   * Kills the service, its helpers and the database server with all children at once, as a power cut would.
   */
  const kill = async () => {
    if (killed) return; // The process ids may have been reused.
    killed = true;
    const postmaster = (await readPostmaster(path.join(settings.dataDir, "postgres")))?.pid;
    const roots = [hasEnded() ? undefined : started.pid, postmaster].filter((pid) => pid !== undefined);
    const all = roots.flatMap((pid) => [pid, ...listChildren(pid)]);
    for (const pid of all) killProcess(pid);
    await closed;
    while (all.some(isAlive)) await sleep(10);
  };
  /** The log lines of requests that failed. */
  const listFailures = () => output.text.split("\n").filter((line) => line.includes('"request failed"'));
  return { process: started, said, ready: () => said("Ready on"), listFailures, hasEnded, stop, kill };
}

function startProcessTree(settings: ServiceSettings) {
  const { dataDir, port, account, env, nodeOptions = [], quotaKilobytes } = settings;
  const { DATABASE_URL: _, BOOKPAGE_SECRET: __, ...inherited } = process.env;
  const command = settings.command ?? [
    process.execPath,
    ...nodeOptions,
    ...buildReleaseCommand("bookpage", "start"),
  ];
  const limit = quotaKilobytes ? `ulimit -f ${quotaKilobytes / KILOBYTES_A_BLOCK} && ` : "";
  return spawn("/bin/sh", ["-c", `${limit}exec "$@"`, "sh", ...command], {
    cwd: inject("testRelease"),
    env: {
      ...inherited,
      NODE_ENV: "production",
      LOG_LEVEL: "warn",
      RATE_LIMIT_API: "0",
      BOOKPAGE_DATA_DIR: dataDir,
      PORT: String(port),
      WEB_URL: `http://127.0.0.1:${port}`,
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
    ...(account?.uid && { uid: account.uid, gid: account.gid }),
  });
}

const listChildren = (parent: number): number[] =>
  readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
        return Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]) === parent;
      } catch {
        return false; // The process has ended.
      }
    });

function killProcess(pid: number) {
  try {
    process.kill(pid, "SIGKILL");
  } catch {
    // The process has ended.
  }
}
