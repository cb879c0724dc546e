import { getTraceparent } from "@/lib/platform/tracing/tracing";
import { getWorkContext } from "@/lib/platform/work/work-context";

/** Where a job comes from: the request that queued it, or queued the job that queued it, and the step of its trace. */
export interface JobOrigin {
  request?: string;
  trace?: string;
}

/** In the payload of a job, beside what its task is given. */
export interface WithJobOrigin {
  origin?: JobOrigin;
}

/** What a job that is queued now carries along; nothing where no request is behind it. */
export function getJobOrigin(): WithJobOrigin {
  const request = getWorkContext()?.requestId;
  const trace = getTraceparent();
  if (!request && !trace) return {};
  return { origin: { ...(request && { request }), ...(trace && { trace }) } };
}
