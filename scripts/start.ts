import cluster from "node:cluster";
import { assertSecrets } from "@/lib/domain/tenancy/sealing/assert-secrets";
import { applyMigrations } from "@/lib/platform/db/apply-migrations";
import { closeDatabase } from "@/lib/platform/db/close-database";
import { assertNotRunning } from "@/lib/platform/db/embedded/run-embedded";
import { type Env, parseEnv } from "@/lib/platform/env/env";
import { isLoopback } from "@/lib/platform/network/is-loopback";
import { assertPortFree } from "@/server/assert-port-free";
import { notifyPrimaryReady, startCluster } from "@/server/cluster-primary";
import { ignoreDatabaseLoss } from "@/server/ignore-database-loss";
import { stopOnSignal } from "@/server/stop-on-signal";
import { buildApp } from "./build-app";
import { buildElements } from "./build-elements";
import { buildThreads } from "./build-threads";
import { generateClient } from "./generate-client";
import { projectRoot } from "./project-root";
import { runCommand } from "./run-command";
import { ensureVapidKeys } from "./start/ensure-secret";
import { prepareDatabase } from "./start/prepare-database";
import { printEndpoints } from "./start/print-endpoints";
import { readBuiltSettings } from "./start/read-built-settings";
import { seedIfEmpty } from "./start/seed-if-empty";
import { startProgress } from "./start/startup-progress";

const dev = process.argv.includes("--dev");

/** Starts the service from scratch; steps that are already done are skipped. */
async function start({ onStop, fail, signal }: ReturnType<typeof stopOnSignal>) {
  const announce = startProgress();
  const settings = parseEnv(process.env); // not env(), which would cache incomplete settings
  const { HOST: host, PORT: port, WEB_URL: webUrl, BOOKPAGE_DATA_DIR: dataDir } = settings;
  const embedded = !settings.DATABASE_URL;
  if (embedded) await assertNotRunning(dataDir);
  const { BOOKPAGE_ROLE: role } = settings;
  const [web, worker] = [role !== "worker", role === "all" || role === "worker"];
  if (!shouldUseFramework(role)) ignoreDatabaseLoss(fail); // the primary restarts failed workers
  const served = web ? port : settings.WORKER_PORT;
  if (served) await assertPortFree(served, host);

  announce("Preparing database…");
  const database = await prepareDatabase(settings, fail);
  onStop(database.stop);
  // The seed, the build and the application read these resolved settings.
  Object.assign(process.env, {
    DATABASE_URL: database.url,
    BOOKPAGE_SECRET: database.secrets[0],
    BOOKPAGE_SECRET_PREVIOUS: database.secrets[1] ?? "",
    WEB_URL: webUrl,
  });
  if (embedded && !settings.VAPID_PUBLIC_KEY) {
    const { publicKey, privateKey } = await ensureVapidKeys(dataDir);
    Object.assign(process.env, { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey });
  }
  await generateClient();
  announce("Applying migrations…");
  await applyMigrations(database.directUrl);
  await assertSecrets(database.directUrl, database.secrets);
  if (settings.OTEL_EXPORTER_OTLP_ENDPOINT) onStop(await startRoleTracing(settings));
  const seeded =
    embedded && isLoopback(host)
      ? await seedIfEmpty(database.url, () => announce("Seeding demo data…"), signal)
      : false;
  if (dev && web) await Promise.all([buildElements(), buildThreads()]);
  else if (shouldUseFramework(role))
    await buildApp(() => announce("Building… (after a change of the code only; takes a minute)"), signal);

  announce("Starting…");
  onStop(closeDatabase);
  if (worker) {
    const { startWorker } = await import("@/lib/worker/start-worker"); // a web process does not need it
    onStop(await startWorker(database.directUrl));
  }
  const stopServing = await startServing(settings);
  if (stopServing) onStop(stopServing);
  announce(web ? `Ready on ${webUrl}` : "Ready for jobs");
  if (embedded) await printEndpoints(dataDir, webUrl, { withSecrets: seeded });
}

const shouldUseFramework = (role: Env["BOOKPAGE_ROLE"]) => role === "all" || role === "web";

/** Starts one of WEB_CONCURRENCY processes: the primary has prepared everything and set its environment. */
async function startClusterWorker({ onStop }: ReturnType<typeof stopOnSignal>) {
  const settings = parseEnv(process.env);
  if (settings.OTEL_EXPORTER_OTLP_ENDPOINT) onStop(await startRoleTracing(settings));
  onStop(closeDatabase);
  const stopServing = await startServing(settings);
  if (stopServing) onStop(stopServing);
  notifyPrimaryReady();
}

/** Starts this process's HTTP server; null if it has none. */
async function startServing({ HOST: host, PORT: port, ...settings }: Env) {
  if (settings.BOOKPAGE_ROLE === "worker") {
    if (!settings.WORKER_PORT) return null;
    const { serveWorker } = await import("@/server/serve-worker");
    return serveWorker({ host, port: settings.WORKER_PORT });
  }
  if (settings.WEB_CONCURRENCY > 1 && !dev && cluster.isPrimary)
    return startCluster(settings.WEB_CONCURRENCY);
  if (settings.BOOKPAGE_ROLE === "api") {
    const { serveApi } = await import("@/server/serve-api");
    return serveApi({ host, port });
  }
  readBuiltSettings();
  const { serveWeb } = await import("@/server/serve-web"); // Next reads the environment when loaded
  return serveWeb({ dev, host, port, root: projectRoot });
}

async function startRoleTracing({ BOOKPAGE_ROLE: role }: Env) {
  const { startTracing } = await import("@/lib/platform/tracing/start-tracing"); // most installations do not use it
  return startTracing({ role });
}

runCommand(async () => {
  Object.assign(process.env, { NODE_ENV: dev ? "development" : "production", NEXT_TELEMETRY_DISABLED: "1" });
  const stopping = stopOnSignal();
  await (cluster.isWorker ? startClusterWorker(stopping) : start(stopping)).catch(stopping.fail);
});
