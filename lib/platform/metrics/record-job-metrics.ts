import { env } from "@/lib/platform/env/env";
import { getMetrics } from "./metrics";

/** Counts a try of a job, where anybody looks at metrics. */
export function recordJobMetrics(task: string, outcome: "done" | "failed", seconds: number): void {
  if (env().METRICS_TOKEN) getMetrics().jobs.observe({ task, outcome }, seconds);
}
