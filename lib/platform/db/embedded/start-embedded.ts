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
  /** A session of a superuser, on the database `postgres`. It ends with this process, however that ends. */
  client: pg.Client;
  /** The addresses of a database on this server: as the application, and as the superuser. */
  address: (database: string) => string;
  superuserAddress: (database: string) => string;
  /** Sees that the application's role and a database of its own are there. */
  ensureDatabase: (database: string) => Promise<void>;
  /** Whether an earlier start left the server running. */
  found: boolean;
  stop: () => Promise<void>;
}

async function createDataDir(dataDir: string): Promise<string> {
  try {
    // Others may pass, as PostgreSQL runs under another account than root; each file in it is closed to them.
    await mkdir(dataDir, { recursive: true, mode: 0o711 });
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
    return await realpath(dataDir);
  } catch (error) {
    throw new OperatorError(
      `The data directory ${dataDir} cannot be written (${(error as NodeJS.ErrnoException).code}): make it writable or set BOOKPAGE_DATA_DIR.`,
    );
  }
}

/** Runs PostgreSQL on `<dataDir>/postgres`, or finds the server that already does. */
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
