import { once } from "node:events";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { expect, it, onTestFinished } from "vitest";
import { createTestApi } from "../support/api";
import { startWorkerProcess, stopProcess } from "../support/processes";

createTestApi();

const NODE_OPTIONS = `--import=${pathToFileURL(path.resolve("tests/support/reject-unhandled.mjs")).href}`;

async function startWorker() {
  const worker = await startWorkerProcess({ NODE_OPTIONS });
  onTestFinished(async () => void (await stopProcess(worker, "SIGKILL")));
  return worker;
}

it("a process survives an unhandled rejection from a lost connection", async () => {
  const worker = await startWorker();
  worker.kill("SIGUSR2");
  await sleep(500);
  expect([worker.exitCode, worker.signalCode]).toEqual([null, null]);
  expect(await stopProcess(worker, "SIGTERM")).toBe(0);
});

it("a process exits on any other unhandled rejection", async () => {
  const worker = await startWorker();
  worker.kill("SIGWINCH");
  expect(await once(worker, "close")).toEqual([1, null]);
});
