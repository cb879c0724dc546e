import { currentTraceparent } from "@/lib/platform/tracing/tracing";
import { currentWork } from "@/lib/platform/work/current-work";

/** Where a job comes from: the request that queued it, or queued the job that queued it, and the step of its trace. */
export interface Origin {
  request?: string;
  trace?: string;
}

/** In the payload of a job, beside what its task is given. */
export interface WithOrigin {
  origin?: Origin;
}

/** What a job that is queued now carries along; nothing where no request is behind it. */
export function describeOrigin(): WithOrigin {
  const request = currentWork()?.requestId;
  const trace = currentTraceparent();
  if (!request && !trace) return {};
  return { origin: { ...(request && { request }), ...(trace && { trace }) } };
}
