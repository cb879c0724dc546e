import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

function create() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, prefix: "bookpage_" });
  const gauge = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Gauge({ name: `bookpage_${name}`, help, labelNames, registers: [registry] });
  return {
    registry,
    requests: new Histogram({
      name: "bookpage_http_request_duration_seconds",
      help: "Requests of the API that this process has answered, by method, path of the endpoint and status",
      labelNames: ["method", "route", "status"],
      buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      registers: [registry],
    }),
    databaseUp: gauge("database_up", "1 while the database answers; the gauges below are missing otherwise"),
    connections: gauge("database_connections", "Connections of this process's pool", "state"),
    replicaReads: new Counter({
      name: "bookpage_replica_reads_total",
      help: "Reads for the replica: by it, or by the primary as it was lagging or away",
      labelNames: ["outcome"],
      registers: [registry],
    }),
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

// On globalThis: requests are counted by other bundles than the one that shows the counts.
const shared = globalThis as { bookpageMetrics?: ReturnType<typeof create> };

export function metrics(): ReturnType<typeof create> {
  shared.bookpageMetrics ??= create();
  return shared.bookpageMetrics;
}
