import { getTraceparent } from "@/lib/platform/tracing/tracing";
import { getWorkContext } from "@/lib/platform/work/work-context";

/** The origin of a job: the first request of the chain that queued it, and its trace step. */
export interface JobOrigin {
  request?: string;
  trace?: string;
}

/** The member of a job's payload beside the task's own. */
export interface WithJobOrigin {
  origin?: JobOrigin;
}

/** Returns the origin for a job that is queued now; empty outside of a request. */
export function getJobOrigin(): WithJobOrigin {
  const request = getWorkContext()?.requestId;
  const trace = getTraceparent();
  if (!request && !trace) return {};
  return { origin: { ...(request && { request }), ...(trace && { trace }) } };
}
