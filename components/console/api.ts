import createClient from "openapi-fetch";
import type { components, paths } from "@/clients/typescript/src/schema";
import { ProblemError } from "./problem-error";
import { waitForSignIn } from "./session-expiry";
import { findStepUpMethod, waitForStepUp } from "./step-up-auth";

export type Schemas = components["schemas"];

/**
 * When the session has ended (401), waits until somebody has signed in again and sends the request once more, so that
 * nothing typed is lost. Likewise where whoever is signed in has to show once more who it is. Each request says for whom
 * the page was drawn, so that none acts for somebody else as whom this browser is signed in, or sees, by now.
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

/** The API of the same origin, with the session's cookie: every path, parameter, body and answer has its type. */
export const api = createClient<paths>({ baseUrl: "", fetch: fetchWithReauth });

/** The query that a GET of this path takes. */
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

/** What was answered; a refusal is thrown as `ProblemError`. */
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
