import { env } from "@/lib/platform/env/env";
import { getMetrics } from "./metrics";

/** Counts an attempt of a job, if metrics are enabled. */
export function recordJobMetrics(task: string, outcome: "done" | "failed", seconds: number): void {
  if (env().METRICS_TOKEN) getMetrics().jobs.observe({ task, outcome }, seconds);
}
