import { log } from "@/lib/platform/log/log";
import { observeRequest } from "@/lib/platform/metrics/observe-request";
import { runWork, type Work } from "@/lib/platform/work/current-work";
import type { RoutedPath } from "./route-table";

interface Answered extends RoutedPath {
  method: string;
  status: number;
  ms: number;
  /** Whoever asked did not wait for the answer. */
  abandoned?: boolean;
}

/** Each request leaves one line in the log and one count in the metrics, whatever answered it. */
export function recordAnswer(work: Work, { route, shown, method, status, ms, abandoned }: Answered): void {
  observeRequest(method, route, status, ms / 1000);
  runWork(work, () =>
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
