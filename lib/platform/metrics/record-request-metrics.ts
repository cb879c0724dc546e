import { env } from "@/lib/platform/env/env";
import { getMetrics } from "./metrics";

/** Counts an answered request, where anybody looks at metrics. */
export function recordRequestMetrics(method: string, route: string, status: number, seconds: number): void {
  if (env().METRICS_TOKEN) getMetrics().requests.observe({ method, route, status }, seconds);
}
