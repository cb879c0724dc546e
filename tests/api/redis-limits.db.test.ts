import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findFreePort } from "@/lib/platform/process/free-port";
import { createTenantClient, createTestApi, createTestKey } from "../support/api";

const isInstalled = spawnSync("redis-server", ["--version"]).status === 0;
if (!isInstalled) console.warn("redis-server is not installed: limits in Redis are not tested.");

describe.skipIf(!isInstalled)("rate limits in Redis", () => {
  const settings = { RATE_LIMIT_API: "5", REDIS_URL: "" };
  const api = createTestApi(settings);
  let port: number;
  let directory: string;
  let redis: ChildProcess;

  const startRedis = async () => {
    const given = ["--port", String(port), "--bind", "127.0.0.1", "--dir", directory, "--save", ""];
    redis = spawn("redis-server", given, { stdio: ["ignore", "pipe", "inherit"] });
    let said = "";
    for await (const words of redis.stdout ?? []) {
      said += words;
      if (said.includes("Ready to accept connections")) break;
    }
  };
  const stopRedis = async () => {
    redis.kill("SIGTERM");
    await once(redis, "exit");
  };

  beforeAll(async () => {
    directory = await mkdtemp(path.join(os.tmpdir(), "bookpage-redis-"));
    port = await findFreePort();
    await startRedis();
    process.env.REDIS_URL = `redis://127.0.0.1:${port}`;
  });

  afterAll(async () => {
    await stopRedis();
    await rm(directory, { recursive: true, force: true });
  });

  /** Creates a key in a new organisation, and reads its remaining requests. */
  const openKey = async () => {
    const { id } = await api.tenant();
    const key = createTenantClient(id, await createTestKey(api.db, id));
    return async () => {
      const { status, headers } = await key.get("/v2/auth/test");
      return { status, rest: Number(/r=(\d+)/.exec(headers.get("ratelimit") ?? "")?.[1]) };
    };
  };

  it("are counted there, and not in the database", async () => {
    const ask = await openKey();
    await ask(); // The first request connects.
    await expect.poll(async () => (await (await openKey())()).rest, { timeout: 5000 }).toBe(4);
    await sleep(200);
    const counted = await openKey();
    const answers = [];
    for (let sent = 0; sent < 7; sent++) answers.push(await counted());
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429, 429]);
    expect(answers.map(({ rest }) => rest)).toEqual([4, 3, 2, 1, 0, 0, 0]);
    expect((await api.pool.query("SELECT FROM rate_limits")).rowCount).toBe(0);
  });

  it("hold per process while Redis is down, and in Redis after it is back, without errors", async () => {
    const ask = await openKey();
    await ask();
    await stopRedis();
    const away = await openKey();
    const answers = [];
    for (let sent = 0; sent < 7; sent++) answers.push(await away());
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429, 429]);
    await startRedis();
    const { connectRedis } = await import("@/lib/platform/http/connect-redis");
    await expect
      .poll(() => connectRedis(process.env.REDIS_URL ?? "").status, { timeout: 10_000 })
      .toBe("ready");
    const back = await openKey();
    expect((await back()).rest).toBe(4);
    expect(Number(await connectRedis("").dbsize())).toBeGreaterThan(0);
  });
});
