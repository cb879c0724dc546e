import { Registry } from "prom-client";
import { createLazySingleton } from "@/lib/platform/cache/create-lazy-singleton";
import { createGauge } from "@/lib/platform/metrics/metrics";

/** Metrics of the whole installation, read from the database: every process returns the same. */
export const getInstallationMetrics = createLazySingleton(() => {
  const ofInstallation = new Registry();
  const gauge = createGauge(ofInstallation);
  return {
    ofInstallation,
    databaseUp: gauge("database_up", "1 while the database responds; otherwise the gauges below are missing"),
    jobsWaiting: gauge("jobs_waiting", "Due jobs that have not started, counted up to 10,000", "task"),
    jobsOldest: gauge("jobs_oldest_waiting_seconds", "How long the oldest due job has waited", "task"),
    jobsRunning: gauge("jobs_running", "Running jobs", "task"),
    jobsFailed: gauge("jobs_failed", "Jobs that failed for good, of the last 30 days", "task"),
    deliveries: gauge("webhook_deliveries", "Deliveries written in the last hour, by their outcome", "state"),
    mails: gauge("mails", "Mails written in the last hour, by outcome", "state"),
  };
});
