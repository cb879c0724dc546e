import createClient from "openapi-fetch";
import type { components, paths } from "@/clients/typescript/src/schema";
import { ProblemError } from "./problem-error";
import { waitForSignIn } from "./session-expiry";
import { findStepUpMethod, waitForStepUp } from "./step-up-auth";

export type Schemas = components["schemas"];

/**
 * If the session has expired (401), waits until the user has signed in again and repeats the request, so that no
 * input is lost; likewise for reauthentication. Each request names the user that the page was rendered for, so that
 * none acts as another user who has since signed in, or is impersonated, in this browser.
 */
async function fetchWithReauth(request: Request): Promise<Response> {
  request.headers.set("x-drawn-for", document.documentElement.dataset.person ?? "");
  const again = request.clone();
  const response = await fetch(request);
  if (response.status === 403) {
    const proof = await findStepUpMethod(response);
    return proof && (await waitForStepUp(proof)) ? fetchWithReauth(again) : response;
  }
  if (response.status !== 401) return response;
  await waitForSignIn();
  return fetchWithReauth(again);
}

/** The typed client of the same origin, with the session's cookie. */
export const api = createClient<paths>({ baseUrl: "", fetch: fetchWithReauth });

/** The query of a GET of this path. */
export type GetQuery<Path extends keyof paths> = paths[Path] extends {
  get: { parameters: { query?: infer Query } };
}
  ? NonNullable<Query>
  : never;

export interface ApiValue<Value> {
  value: Value;
  etag: string | null;
  /** The cursor of the next page. */
  next: string | null;
}

interface FetchResult<Value> {
  data?: Value;
  error?: unknown;
  response: Response;
}

/** Returns the data of a response; throws `ProblemError` for an error response. */
export async function unwrapResponse<Value>(
  call: Promise<FetchResult<Value>>,
): Promise<ApiValue<NonNullable<Value>>> {
  const { data, error, response } = await call;
  if (!response.ok) {
    const retryAfter = Number(response.headers.get("retry-after")) || null;
    throw new ProblemError(response.status, error as Schemas["Problem"] | undefined, retryAfter);
  }
  return {
    value: data as NonNullable<Value>,
    etag: response.headers.get("etag"),
    next: parseNextCursor(response.headers.get("link")),
  };
}

function parseNextCursor(link: string | null): string | null {
  const address = /<([^>]+)>; rel="next"/.exec(link ?? "")?.[1];
  return address ? new URL(address).searchParams.get("cursor") : null;
}
