import { env } from "@/lib/platform/env/env";
import { metrics } from "./metrics";

/** Counts an answered request, where anybody looks at metrics. */
export function observeRequest(method: string, route: string, status: number, seconds: number): void {
  if (env().METRICS_TOKEN) metrics().requests.observe({ method, route, status }, seconds);
}
