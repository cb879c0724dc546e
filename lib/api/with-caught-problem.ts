import { ApiProblem, buildProblemResponse } from "@/lib/domain/contracts/problem";
import { getRequestId } from "@/lib/platform/http/get-request-id";

/** Runs the handler of an endpoint without a contract; a problem that it throws becomes the response. */
export async function withCaughtProblem(
  request: Request,
  handle: () => Promise<Response>,
): Promise<Response> {
  try {
    return await handle();
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    return buildProblemResponse(error, getRequestId(request), new URL(request.url).pathname);
  }
}
