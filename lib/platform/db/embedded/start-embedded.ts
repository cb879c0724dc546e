import { accessSync, constants } from "node:fs";
import { mkdir, realpath } from "node:fs/promises";
import path from "node:path";
import type pg from "pg";
import { OperatorError } from "@/lib/platform/env/operator-error";
import { prepareDataDirectory, readSuperuserPassword } from "./data-directory";
import { buildServerAddress, findServer, startServer, stopServer } from "./embedded-server";
import { ensureApplicationCredentials, ensureApplicationDatabase } from "./ensure-application-database";
import { findBinaries } from "./find-binaries";
import { SUPERUSER } from "./server-credentials";
import { findSystemAccount } from "./system-account";

export interface EmbeddedPostgres {
  /** A superuser session on the database `postgres`. It ends with this process, also if that is killed. */
  client: pg.Client;
  /** Builds the addresses of a database on this server: as the application, and as the superuser. */
  address: (database: string) => string;
  superuserAddress: (database: string) => string;
  /** Creates the application's role and a database that it owns, if they are missing. */
  ensureDatabase: (database: string) => Promise<void>;
  /** True if an earlier start left the server running. */
  found: boolean;
  stop: () => Promise<void>;
}

async function createDataDir(dataDir: string): Promise<string> {
  try {
    // Other accounts may traverse the folder, because PostgreSQL runs under another account than root; each file in
    // it is private.
    await mkdir(dataDir, { recursive: true, mode: 0o711 });
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
    return await realpath(dataDir);
  } catch (error) {
    throw new OperatorError(
      `The data directory ${dataDir} cannot be written (${(error as NodeJS.ErrnoException).code}): make it writable or set BOOKPAGE_DATA_DIR.`,
    );
  }
}

/** Starts PostgreSQL on `<dataDir>/postgres`, or connects to the server that already runs there. */
export async function startEmbedded(dataDir: string, { durable = true } = {}): Promise<EmbeddedPostgres> {
  const directory = await createDataDir(dataDir);
  const cluster = path.join(directory, "postgres");
  const binaries = await findBinaries();
  const account = await findSystemAccount(binaries, directory, cluster);

  const running = await findServer(cluster);
  if (!running) await prepareDataDirectory(cluster, binaries, account, durable);
  const { client, port } = running ?? (await startServer(cluster, binaries, account, durable));
  const superuser = { user: SUPERUSER, password: await readSuperuserPassword(cluster) };
  const application = await ensureApplicationCredentials(cluster);
  const superuserAddress = (database: string) => buildServerAddress(cluster, port, superuser, database);

  return {
    client,
    address: (database) => buildServerAddress(cluster, port, application, database),
    superuserAddress,
    ensureDatabase: (database) => ensureApplicationDatabase(client, superuserAddress, database, application),
    found: running !== undefined,
    stop: async () => {
      await client.end().catch(() => {});
      await stopServer(cluster, binaries, account);
    },
  };
}
