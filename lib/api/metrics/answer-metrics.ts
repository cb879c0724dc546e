import { env } from "@/lib/platform/env/env";
import { hasBearer } from "@/lib/platform/http/has-bearer";
import { metrics } from "@/lib/platform/metrics/metrics";
import { readGauges } from "./read-gauges";

/** The metrics of this installation in the text format of Prometheus, for who knows METRICS_TOKEN. */
export async function answerMetrics(request: Request): Promise<Response> {
  const { METRICS_TOKEN: token } = env();
  const headers = { "cache-control": "no-store", "content-type": "text/plain; charset=utf-8" };
  if (!token) return new Response("METRICS_TOKEN is not set.\n", { status: 404, headers });
  if (!hasBearer(request, token))
    return new Response("Send METRICS_TOKEN as a bearer token.\n", {
      status: 401,
      headers: { ...headers, "www-authenticate": 'Bearer realm="Bookpage metrics"' },
    });
  await readGauges();
  const { registry } = metrics();
  return new Response(await registry.metrics(), {
    headers: { ...headers, "content-type": registry.contentType },
  });
}
