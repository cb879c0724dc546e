import type { WorkContext } from "@/lib/platform/work/work-context";
import type { ReplaceResponse, ResponseReplacement } from "./intercept-response";

/** Replaces the framework's 500 with a page that explains it, if the database was down. */
export const interceptErrorResponse =
  (work: WorkContext, render: () => Promise<ResponseReplacement>): ReplaceResponse =>
  (status) =>
    status === 500 && work.isDatabaseUnavailable ? render : null;
