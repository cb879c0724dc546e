import { env } from "@/lib/platform/env/env";
import { metrics } from "./metrics";

/** Counts a try of a job, where anybody looks at metrics. */
export function observeJob(task: string, outcome: "done" | "failed", seconds: number): void {
  if (env().METRICS_TOKEN) metrics().jobs.observe({ task, outcome }, seconds);
}
