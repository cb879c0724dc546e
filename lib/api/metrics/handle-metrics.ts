import { AggregatorRegistry } from "prom-client";
import { env } from "@/lib/platform/env/env";
import { hasBearerToken } from "@/lib/platform/http/has-bearer-token";
import { collectClusterMetrics } from "@/lib/platform/metrics/cluster-metrics";
import { getMetrics } from "@/lib/platform/metrics/metrics";
import { getInstallationMetrics } from "./installation-metrics";
import { updateGauges } from "./update-gauges";

/**
 * Responds with the metrics of this machine's processes and of the installation, in the text format of Prometheus;
 * callers need METRICS_TOKEN.
 */
export async function handleMetrics(request: Request): Promise<Response> {
  const { METRICS_TOKEN: token } = env();
  const headers = { "cache-control": "no-store", "content-type": "text/plain; charset=utf-8" };
  if (!token) return new Response("METRICS_TOKEN is not set.\n", { status: 404, headers });
  if (!hasBearerToken(request, token))
    return new Response("Send METRICS_TOKEN as a bearer token.\n", {
      status: 401,
      headers: { ...headers, "www-authenticate": 'Bearer realm="Bookpage metrics"' },
    });
  const [ofProcesses] = await Promise.all([collectClusterMetrics(), updateGauges()]);
  const { ofProcess } = getMetrics();
  const { ofInstallation } = getInstallationMetrics();
  // Each series is collected once, as collecting resets the lag of the event loop.
  const ofMachine = ofProcesses.length > 1 ? AggregatorRegistry.aggregate(ofProcesses) : ofProcess;
  const texts = await Promise.all([ofMachine.metrics(), ofInstallation.metrics()]);
  return new Response(texts.join("\n"), {
    headers: { ...headers, "content-type": ofInstallation.contentType },
  });
}
