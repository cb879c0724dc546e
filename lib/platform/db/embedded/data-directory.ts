import { randomBytes } from "node:crypto";
import { chown, lchown, mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { OperatorError } from "@/lib/platform/env/operator-error";
import { isAlive } from "@/lib/platform/process/is-alive";
import type { Binaries } from "./find-binaries";
import { SUPERUSER } from "./server-credentials";
import type { SystemAccount } from "./system-account";

const UNFINISHED_PATTERN = /^postgres\.new-(\d+)(\.password)?$/;

/** Removes folders that an interrupted start left incomplete. */
async function removeUnfinished(dataDir: string) {
  for (const name of await readdir(dataDir)) {
    const maker = UNFINISHED_PATTERN.exec(name)?.[1];
    if (maker && (Number(maker) === process.pid || !isAlive(Number(maker)))) {
      await rm(path.join(dataDir, name), { recursive: true, force: true });
    }
  }
}

async function runInitdb(cluster: string, binaries: Binaries, account: SystemAccount, durable: boolean) {
  const unfinished = `${cluster}.new-${process.pid}`;
  const passwordFile = `${unfinished}.password`;
  const password = randomBytes(24).toString("base64url");
  try {
    await mkdir(unfinished, { mode: 0o700 });
    await writeFile(passwordFile, password, { mode: 0o600 });
    if (account.owner) {
      await chown(unfinished, account.owner.uid, account.owner.gid);
      await chown(passwordFile, account.owner.uid, account.owner.gid);
    }
    await account.run(binaries.initdb, [
      ...[
        `--pgdata=${unfinished}`,
        `--username=${SUPERUSER}`,
        "--auth=scram-sha-256",
        `--pwfile=${passwordFile}`,
      ],
      ...["--encoding=UTF8", "--locale=C", "--locale-provider=builtin", "--builtin-locale=C.UTF-8"],
      ...["--no-instructions", ...(durable ? [] : ["--no-sync"])],
    ]);
    await rename(passwordFile, path.join(unfinished, "password"));
    await rename(unfinished, cluster).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== "ENOTEMPTY" && error.code !== "EEXIST") throw error; // a concurrent start was faster
    });
  } finally {
    await rm(passwordFile, { force: true });
    await rm(unfinished, { recursive: true, force: true });
  }
}

/** Inner files first, so that an interrupted run is repeated completely. */
async function changeFileOwner(owner: { uid: number; gid: number }, file: string) {
  const entries = await readdir(file, { withFileTypes: true }).catch(() => []);
  for (const entry of entries) await changeFileOwner(owner, path.join(file, entry.name));
  await lchown(file, owner.uid, owner.gid);
}

/** Creates the database's folder if it is missing, and makes the account that serves it the owner. */
export async function prepareDataDirectory(
  cluster: string,
  binaries: Binaries,
  account: SystemAccount,
  durable: boolean,
) {
  await removeUnfinished(path.dirname(cluster));
  const versionFile = path.join(cluster, "PG_VERSION");
  const made = await stat(versionFile).catch(() => undefined);
  if (!made) await runInitdb(cluster, binaries, account, durable);
  else if (account.owner && (await stat(cluster)).uid !== account.owner.uid)
    await changeFileOwner(account.owner, cluster);

  const version = await readFile(versionFile, "utf8").catch(() => undefined);
  if (version === undefined)
    throw new OperatorError(`${cluster} contains files that are not a database: move them elsewhere.`);
  if (version.trim() !== binaries.majorVersion) {
    throw new OperatorError(
      `The database in ${cluster} is of PostgreSQL ${version.trim()} but this version brings ${binaries.majorVersion}: dump it with the old version and load it into a new BOOKPAGE_DATA_DIR.`,
    );
  }
}

export async function readSuperuserPassword(cluster: string): Promise<string> {
  return readFile(path.join(cluster, "password"), "utf8");
}
