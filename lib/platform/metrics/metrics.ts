import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { countConnections } from "@/lib/platform/db/count-connections";

const REQUEST_BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const JOB_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 60];

/** Metrics of this process; several processes of a machine are aggregated. */
function createMetrics(ofProcess: Registry) {
  collectDefaultMetrics({ register: ofProcess, prefix: "bookpage_" });
  return {
    ofProcess,
    requests: new Histogram({
      name: "bookpage_http_request_duration_seconds",
      help: "Handled requests, pages and files included, by method, route and status",
      labelNames: ["method", "route", "status"],
      buckets: REQUEST_BUCKETS,
      registers: [ofProcess],
    }),
    jobs: new Histogram({
      name: "bookpage_job_duration_seconds",
      help: "Attempts of jobs, by task and outcome",
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
      help: "Reads intended for the replica, by the server that ran them",
      labelNames: ["outcome"],
      registers: [ofProcess],
    }),
    limitsInMemory: createGauge(ofProcess)(
      "rate_limits_in_memory",
      "1 while the process counts requests in memory because the Redis of REDIS_URL does not respond",
    ),
  };
}

/** Returns a function that creates gauges of the registry. */
export const createGauge =
  (registry: Registry) =>
  <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Gauge({ name: `bookpage_${name}`, help, labelNames, registers: [registry] });

// On globalThis: other bundles than the exporting one count requests.
const shared = globalThis as { bookpageMetrics?: ReturnType<typeof createMetrics> };

export function getMetrics(): ReturnType<typeof createMetrics> {
  shared.bookpageMetrics ??= createMetrics(new Registry());
  return shared.bookpageMetrics;
}
