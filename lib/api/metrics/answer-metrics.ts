import { AggregatorRegistry } from "prom-client";
import { env } from "@/lib/platform/env/env";
import { hasBearer } from "@/lib/platform/http/has-bearer";
import { readClusterMetrics } from "@/lib/platform/metrics/cluster-metrics";
import { metrics } from "@/lib/platform/metrics/metrics";
import { readGauges } from "./read-gauges";

/** The metrics of the processes on this machine and of the installation, in the text format of Prometheus, for who knows METRICS_TOKEN. */
export async function answerMetrics(request: Request): Promise<Response> {
  const { METRICS_TOKEN: token } = env();
  const headers = { "cache-control": "no-store", "content-type": "text/plain; charset=utf-8" };
  if (!token) return new Response("METRICS_TOKEN is not set.\n", { status: 404, headers });
  if (!hasBearer(request, token))
    return new Response("Send METRICS_TOKEN as a bearer token.\n", {
      status: 401,
      headers: { ...headers, "www-authenticate": 'Bearer realm="Bookpage metrics"' },
    });
  const [ofProcesses] = await Promise.all([readClusterMetrics(), readGauges()]);
  const { ofProcess, ofInstallation } = metrics();
  // Each series is collected once: collecting resets the lag of the event loop.
  const ofMachine = ofProcesses.length > 1 ? AggregatorRegistry.aggregate(ofProcesses) : ofProcess;
  const texts = await Promise.all([ofMachine.metrics(), ofInstallation.metrics()]);
  return new Response(texts.join("\n"), {
    headers: { ...headers, "content-type": ofInstallation.contentType },
  });
}
