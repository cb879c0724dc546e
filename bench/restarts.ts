import { spawn } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import autocannon from "autocannon";
import { findFreePort } from "@/lib/platform/process/free-port";
import { createFreshDatabase } from "./create-fresh-database";
import { startBenchService } from "./start-bench-service";

/**
 * `npm run bench:restarts`: two web processes behind HAProxy, which must be installed, restarted in turns under load.
 * HAProxy retries nothing, so every request lost to a restart is counted.
 */
const RESTARTS = 10;
const SHUTDOWN_DELAY = 3; // seconds
const PAUSE_MS = 2000; // HAProxy detects in this time that a process is back
const CONNECTIONS = 10;

const database = await createFreshDatabase("bench-restarts");
const directory = await mkdtemp(path.join(os.tmpdir(), "bookpage-restarts-"));
const ports = [await findFreePort(), await findFreePort()];
const balancerPort = await findFreePort();
const startWebServer = (port: number) =>
  startBenchService(database.url, {
    PORT: String(port),
    BOOKPAGE_ROLE: "web",
    SHUTDOWN_DELAY: String(SHUTDOWN_DELAY),
  });

const key = { authorization: database.key, "content-type": "application/json" };
const LOAD: autocannon.Options = {
  url: `http://127.0.0.1:${balancerPort}`,
  connections: CONNECTIONS,
  duration: 3600, // runs until it is stopped
  idReplacement: true,
  requests: [
    { method: "GET", path: "/health" },
    { method: "GET", path: "/v2/auth/test", headers: key },
    {
      method: "POST",
      path: "/v2/users",
      headers: key,
      body: JSON.stringify({ organization: database.organization, user: { email: "[<id>]@example.com" } }),
    },
  ],
};

const file = path.join(directory, "haproxy.cfg");
await writeFile(file, buildBalancerConfig());
const stops: (() => Promise<void>)[] = [];
for (const port of ports) stops.push(await startWebServer(port)); // one after the other: the first may have to build
const balancer = spawn("haproxy", ["-f", file], { stdio: ["ignore", "ignore", "inherit"] });
try {
  await sleep(PAUSE_MS);
  const stopLoad = startLoad();
  for (let restart = 0; restart < RESTARTS; restart++) {
    const portIndex = restart % ports.length;
    await stops[portIndex]?.();
    stops[portIndex] = await startWebServer(ports[portIndex] as number);
    await sleep(PAUSE_MS);
  }
  const result = await stopLoad();
  const failed = result.errors + result.timeouts + result.non2xx;
  console.log(
    JSON.stringify({
      name: `${RESTARTS} restarts`,
      requests: result.requests.total,
      failed,
      target: 0,
      met: failed === 0,
    }),
  );
} finally {
  balancer.kill("SIGTERM");
  for (const stop of stops) await stop();
  await database.stop();
  await rm(directory, { recursive: true });
}

/** Returns a function that stops the load and returns its result. */
function startLoad(): () => Promise<autocannon.Result> {
  let load: autocannon.Instance | undefined;
  const result = new Promise<autocannon.Result>((resolve, reject) => {
    load = autocannon(LOAD, (error, measured) => (error ? reject(error) : resolve(measured)));
  });
  return () => {
    load?.stop();
    return result;
  };
}

/** The configuration of deploy/haproxy/haproxy.cfg, with faster checks and without retries. */
function buildBalancerConfig(): string {
  const servers = ports.map((port, index) => `  server web${index} 127.0.0.1:${port}`);
  return `
defaults
  mode http
  retries 0
  timeout connect 5s
  timeout client 60s
  timeout server 60s
frontend public
  bind 127.0.0.1:${balancerPort}
  default_backend bookpage
backend bookpage
  balance leastconn
  option httpchk
  http-check send meth GET uri /health/ready
  default-server check inter 500ms fall 2 rise 1
${servers.join("\n")}
`;
}
