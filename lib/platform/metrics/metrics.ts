import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { countConnections } from "@/lib/platform/db/count-connections";

const REQUEST_BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const JOB_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 60];

function createMetrics() {
  return { ...createProcessMetrics(new Registry()), ...createInstallationMetrics(new Registry()) };
}

/** Metrics of this process; several processes of a machine are aggregated. */
function createProcessMetrics(ofProcess: Registry) {
  collectDefaultMetrics({ register: ofProcess, prefix: "bookpage_" });
  return {
    ofProcess,
    requests: new Histogram({
      name: "bookpage_http_request_duration_seconds",
      help: "Requests that have been answered, pages and files too, by method, pattern of the path and status",
      labelNames: ["method", "route", "status"],
      buckets: REQUEST_BUCKETS,
      registers: [ofProcess],
    }),
    jobs: new Histogram({
      name: "bookpage_job_duration_seconds",
      help: "Jobs that were tried, by task and whether they are done or will be tried again",
      labelNames: ["task", "outcome"],
      buckets: JOB_BUCKETS,
      registers: [ofProcess],
    }),
    connections: new Gauge({
      name: "bookpage_database_connections",
      help: "Connections of the pool",
      labelNames: ["state"],
      registers: [ofProcess],
      collect() {
        for (const [state, count] of Object.entries(countConnections() ?? {})) this.set({ state }, count);
      },
    }),
    replicaReads: new Counter({
      name: "bookpage_replica_reads_total",
      help: "Reads for the replica: by it, or by the primary as it was lagging or away",
      labelNames: ["outcome"],
      registers: [ofProcess],
    }),
    limitsInMemory: createGauge(ofProcess)(
      "rate_limits_in_memory",
      "1 while requests are counted in the memory of the process, as the Redis of REDIS_URL does not answer",
    ),
  };
}

/** Metrics of the whole installation, read from the database: every process returns the same. */
function createInstallationMetrics(ofInstallation: Registry) {
  const gauge = createGauge(ofInstallation);
  return {
    ofInstallation,
    databaseUp: gauge("database_up", "1 while the database answers; the gauges below are missing otherwise"),
    jobsWaiting: gauge(
      "jobs_waiting",
      "Jobs whose time has come and that nobody has begun, counted up to 10,000 in all",
      "task",
    ),
    jobsOldest: gauge("jobs_oldest_waiting_seconds", "For how long the oldest of them has waited", "task"),
    jobsRunning: gauge("jobs_running", "Jobs that a worker has taken", "task"),
    jobsFailed: gauge("jobs_failed", "Jobs that were given up; kept for 30 days", "task"),
    deliveries: gauge("webhook_deliveries", "Deliveries written in the last hour, by their outcome", "state"),
    mails: gauge("mails", "Mails written in the last hour, by what became of them", "state"),
  };
}

const createGauge =
  (registry: Registry) =>
  <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Gauge({ name: `bookpage_${name}`, help, labelNames, registers: [registry] });

// On globalThis: other bundles than the exporting one count requests.
const shared = globalThis as { bookpageMetrics?: ReturnType<typeof createMetrics> };

export function getMetrics(): ReturnType<typeof createMetrics> {
  shared.bookpageMetrics ??= createMetrics();
  return shared.bookpageMetrics;
}
