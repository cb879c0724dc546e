import { type ExecFileOptions, execFile } from "node:child_process";
import { readFile, stat } from "node:fs/promises";
import os from "node:os";
import { promisify } from "node:util";
import { OperatorError } from "@/lib/platform/env/operator-error";
import type { Binaries } from "./find-binaries";

const run = promisify(execFile);

interface Ids {
  uid: number;
  gid: number;
}

/**
 * The account that runs PostgreSQL's programs on this machine. They do not run as root, and initdb needs an account
 * with a name.
 */
export interface SystemAccount {
  run: (program: string, args: string[]) => Promise<{ stdout: string; stderr: string }>;
  /** The owner of the database's files; undefined for the current account. */
  owner?: Ids;
}

async function findNamedIds(): Promise<Ids> {
  const lines = (await readFile("/etc/passwd", "utf8").catch(() => ""))
    .split("\n")
    .map((line) => line.split(":"));
  const entry = ["postgres", "nobody"].map((name) => lines.find((line) => line[0] === name)).find(Boolean);
  return { uid: Number(entry?.[2] ?? 65534), gid: Number(entry?.[3] ?? 65534) };
}

function buildAccount(prefix: string[], options: ExecFileOptions, owner?: Ids): SystemAccount {
  return {
    run: (program, args) => {
      const [command = program, ...rest] = [...prefix, program, ...args];
      return run(command, rest, { cwd: "/", ...options, encoding: "utf8" });
    },
    ...(owner && { owner }),
  };
}

/** A user namespace maps our account to another id; outside of it, files stay ours. */
const buildNamespacedAccount = ({ uid, gid }: Ids, owner?: Ids) =>
  buildAccount(["unshare", "--user", `--map-user=${uid}`, `--map-group=${gid}`], {}, owner);

/** An unprivileged id that may still traverse closed directories such as /root; access(2) must honour that too. */
const buildPrivilegedAccount = ({ uid, gid }: Ids) =>
  buildAccount(
    [
      ...["setpriv", `--reuid=${uid}`, `--regid=${gid}`, "--clear-groups", "--securebits=+no_setuid_fixup"],
      ...["--inh-caps=-all,+dac_override", "--ambient-caps=-all,+dac_override"],
    ],
    {},
    { uid, gid },
  );

function hasAccountName(): boolean {
  try {
    os.userInfo();
    return true;
  } catch {
    return false;
  }
}

async function listCandidateAccounts(cluster: string): Promise<SystemAccount[]> {
  const uid = process.getuid?.();
  if (uid === undefined) return [buildAccount([], {})]; // Windows
  if (uid !== 0)
    return hasAccountName() ? [buildAccount([], {})] : [buildNamespacedAccount(await findNamedIds())];

  const existing = await stat(cluster).catch(() => undefined);
  const ids = existing?.uid ? { uid: existing.uid, gid: existing.gid } : await findNamedIds();
  return [
    buildAccount([], ids, ids),
    buildPrivilegedAccount(ids),
    buildNamespacedAccount(ids, { uid: 0, gid: process.getgid?.() ?? 0 }),
  ];
}

/** Finds the first account that can access both PostgreSQL's programs and the data directory. */
export async function findSystemAccount(
  binaries: Binaries,
  dataDir: string,
  cluster: string,
): Promise<SystemAccount> {
  if (process.platform === "win32") return buildAccount([], {});
  const probe = 'cd "$1" && test -r "$2" && exec "$3" --version';
  for (const account of await listCandidateAccounts(cluster)) {
    const reached = await account
      .run("/bin/sh", ["-c", probe, "sh", dataDir, binaries.bootstrapFile, binaries.initdb])
      .then(() => true)
      .catch(() => false);
    if (reached) return account;
  }
  throw new OperatorError(
    `The built-in PostgreSQL, which cannot run as root, cannot reach ${dataDir} or node_modules: set BOOKPAGE_DATA_DIR to another place, run as an ordinary user, or set DATABASE_URL.`,
  );
}
