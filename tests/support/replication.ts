import { chmod, cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { prepareDataDirectory, readSuperuserPassword } from "@/lib/platform/db/embedded/data-directory";
import { findBinaries } from "@/lib/platform/db/embedded/find-binaries";
import { SUPERUSER } from "@/lib/platform/db/embedded/server-credentials";
import { findSystemAccount } from "@/lib/platform/db/embedded/system-account";
import { findFreePort } from "@/lib/platform/process/free-port";

export type ReplicatedServer = Awaited<ReturnType<typeof startReplicatedServer>>;

/** Starts two real servers: a primary, and a streaming replica. */
export async function startReplicatedServer() {
  const directory = await mkdtemp(path.join(os.tmpdir(), "bookpage-replica-"));
  await chmod(directory, 0o711); // PostgreSQL may run as another account.
  const [primary, replica] = [path.join(directory, "primary"), path.join(directory, "replica")];
  const binaries = await findBinaries();
  const account = await findSystemAccount(binaries, directory, primary);
  await prepareDataDirectory(primary, binaries, account, false);
  const password = await readSuperuserPassword(primary);
  const ports = { [primary]: await findFreePort(), [replica]: await findFreePort() };

  const control = (command: string, cluster: string, ...options: string[]) =>
    account.run(binaries.pgCtl, [command, "--silent", "--wait", `--pgdata=${cluster}`, ...options]);
  const start = (cluster: string) =>
    control(
      "start",
      cluster,
      `--log=${path.join(cluster, "server.log")}`,
      `--options=-c port=${ports[cluster]} -c listen_addresses=127.0.0.1 -c unix_socket_directories=. -c fsync=off -c io_method=sync -c shared_buffers=32MB`,
    );
  const stop = (cluster: string) => control("stop", cluster, "--mode=immediate");
  const address = (cluster: string) =>
    `postgresql://${SUPERUSER}:${password}@127.0.0.1:${ports[cluster]}/postgres`;

  await cp(primary, replica, { recursive: true });
  await chmod(replica, 0o700);
  await writeFile(path.join(replica, "standby.signal"), "");
  await writeFile(
    path.join(replica, "postgresql.auto.conf"),
    `primary_conninfo = 'host=127.0.0.1 port=${ports[primary]} user=${SUPERUSER} password=${password}'\n`,
  );
  await prepareDataDirectory(replica, binaries, account, false); // This changes the owner to the account.
  await start(primary);
  await start(replica);
  return {
    url: address(primary),
    replicaUrl: address(replica),
    startReplica: () => start(replica),
    stopReplica: () => stop(replica),
    stop: async () => {
      await Promise.all([primary, replica].map((cluster) => stop(cluster).catch(() => {})));
      await rm(directory, { recursive: true, force: true });
    },
  };
}
