import type { IncomingHttpHeaders } from "node:http";
import type { ReplaceResponse } from "./intercept-response";

/** The routes of files: those of `public`, and those of the build. */
const FILE_ROUTES = new Set(["/public", "/_next"]);

/**
 * Replaces the framework's 500 for a failed precondition or an unsatisfiable range of a file: the framework detects
 * both, but then fails to respond.
 */
export function interceptFileError(
  route: string,
  { range, "if-match": match, "if-unmodified-since": since }: IncomingHttpHeaders,
): ReplaceResponse {
  const failed = match || since ? PRECONDITION_FAILED : range ? RANGE_NOT_SATISFIABLE : null;
  return (status) => (failed && status === 500 && FILE_ROUTES.has(route) ? () => failed : null);
}

const headers = { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" };

const PRECONDITION_FAILED = { status: 412, headers, body: "The file is another one by now.\n" };

const RANGE_NOT_SATISFIABLE = { status: 416, headers, body: "The file has no such part.\n" };
