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

const KILOBYTES_A_BLOCK = 0.5; // in which POSIX counts for ulimit

export interface ServiceSettings {
  dataDir: string;
  port: number;
  account?: TestAccount;
  env?: Record<string, string>;
  /** Of node, before the start command. */
  nodeOptions?: readonly string[];
  /** No file of it grows beyond this. */
  quotaKilobytes?: number;
  /** In place of the start command of the release that is made of this checkout. */
  command?: readonly string[];
}

export type Service = ReturnType<typeof startService>;

/** The start command with the built-in database, as an operator runs it. */
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
  /** Waits for a line of the start; fails with all that was said when the process ends before. */
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
  /** As a power cut does to processes: the service, its helpers and the database server, with every child, at once. */
  const kill = async () => {
    if (killed) return; // their ids may be others' by now
    killed = true;
    const postmaster = (await readPostmaster(path.join(settings.dataDir, "postgres")))?.pid;
    const roots = [hasEnded() ? undefined : started.pid, postmaster].filter((pid) => pid !== undefined);
    const all = roots.flatMap((pid) => [pid, ...listChildren(pid)]);
    for (const pid of all) killProcess(pid);
    await closed;
    while (all.some(isAlive)) await sleep(10);
  };
  return { process: started, said, ready: () => said("Ready on"), hasEnded, stop, kill };
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
        return false; // it has ended
      }
    });

function killProcess(pid: number) {
  try {
    process.kill(pid, "SIGKILL");
  } catch {
    // it has ended
  }
}
