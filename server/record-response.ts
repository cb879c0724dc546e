import { log } from "@/lib/platform/log/log";
import { recordRequestMetrics } from "@/lib/platform/metrics/record-request-metrics";
import { runInWorkContext, type WorkContext } from "@/lib/platform/work/work-context";
import type { RoutedPath } from "./route-table";

interface HandledRequest extends RoutedPath {
  method: string;
  status: number;
  ms: number;
  /** The client closed the connection before the response. */
  abandoned?: boolean;
}

/** Records each request as one line in the log and one count in the metrics. */
export function recordResponse(
  work: WorkContext,
  { route, shown, method, status, ms, abandoned }: HandledRequest,
): void {
  recordRequestMetrics(method, route, status, ms / 1000);
  runInWorkContext(work, () =>
    log().info(
      {
        method,
        route,
        path: shown,
        status,
        ms: Math.round(ms * 10) / 10,
        ...(abandoned && { abandoned }),
      },
      "request",
    ),
  );
}
