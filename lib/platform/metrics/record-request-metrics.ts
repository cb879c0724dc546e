import { env } from "@/lib/platform/env/env";
import { getMetrics } from "./metrics";

/** Counts a request, if metrics are enabled. */
export function recordRequestMetrics(method: string, route: string, status: number, seconds: number): void {
  if (env().METRICS_TOKEN) getMetrics().requests.observe({ method, route, status }, seconds);
}
