import type { WorkContext } from "@/lib/platform/work/work-context";
import type { ReplaceResponse, ResponseReplacement } from "./intercept-response";

/** In place of the framework's 500, where the database was away: a page that says so. */
export const interceptErrorResponse =
  (work: WorkContext, render: () => Promise<ResponseReplacement>): ReplaceResponse =>
  (status) =>
    status === 500 && work.isDatabaseUnavailable ? render : null;
