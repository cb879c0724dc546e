import { execFileSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect } from "vitest";
import type { TestAccount } from "@/lib/platform/db/embedded/testing/test-accounts";
import { findFreePort } from "@/lib/platform/process/free-port";
import { buildApp } from "@/scripts/build-app";
import { createDemoClient } from "./demo-client";
import { createMessageSink } from "./message-sink";
import { type Service, type ServiceSettings, startService } from "./start-service";

/** The documented recovery time, from the start command on. */
const MAX_RECOVERY_MS = 20_000;

type CrashOptions = Pick<ServiceSettings, "account" | "nodeOptions" | "quotaKilobytes">;

/** A service with its embedded database to be crashed, and the receivers of its messages. */
export async function createCrashHarness() {
  await buildApp(() => {}); // A missing build takes longer than any start.
  const witness = await createMessageSink();
  const port = await findFreePort();
  const root = mkdtempSync(path.join(os.tmpdir(), "bookpage-survival-"));
  chmodSync(root, 0o711); // The service's account has to be able to enter this folder.
  let service: Service | undefined;
  const services: Service[] = [];

  const start = (dataDir: string, circumstances: CrashOptions = {}): Service => {
    service = startService({ dataDir, port, env: witness.env, ...circumstances });
    services.push(service);
    return service;
  };

  const measureStart = async (dataDir: string, circumstances?: CrashOptions) => {
    const began = performance.now();
    await start(dataDir, circumstances).ready();
    return performance.now() - began;
  };

  let ordinaryMs = 0;
  /** Starts the service without a crash. */
  const open = async (dataDir: string, circumstances?: CrashOptions) => {
    ordinaryMs = await measureStart(dataDir, circumstances);
  };

  /** Restarts the service after its end; a busy machine may take as long as a regular start. */
  const recover = async (dataDir: string, circumstances?: CrashOptions) => {
    const tookMs = await measureStart(dataDir, circumstances);
    if (tookMs < Math.max(MAX_RECOVERY_MS, 3 * ordinaryMs)) return;
    await service?.stop();
    expect(tookMs).toBeLessThan(3 * (await measureStart(dataDir, circumstances)));
  };

  /** Copies the data directory for this account, into a directory with this mode. */
  const copyTo = (from: string, { name, uid, gid }: TestAccount, mode: number) => {
    const closed = path.join(root, `${name.replaceAll(" ", "-")}-${mode.toString(8)}`);
    rmSync(closed, { recursive: true, force: true }); // An earlier attempt may have left it.
    mkdirSync(closed, { mode });
    const dataDir = path.join(closed, "data");
    execFileSync("cp", ["-a", from, dataDir]);
    if (uid) execFileSync("chown", ["-R", `${uid}:${gid}`, closed]);
    return dataDir;
  };

  const openClient = (dataDir: string) =>
    createDemoClient(port, JSON.parse(readFileSync(path.join(dataDir, "demo.json"), "utf8")));

  /** The log lines of requests that failed, of every start. */
  const listFailures = () => services.flatMap((one) => one.listFailures());
  const hasEnded = () => service?.hasEnded() ?? true;
  const kill = async () => service?.kill();

  const close = async () => {
    await kill();
    await witness.close();
    rmSync(root, { recursive: true, force: true });
  };

  return { ...witness, root, start, open, recover, listFailures, hasEnded, kill, copyTo, openClient, close };
}
