import OAuth2Server from "@node-oauth/oauth2-server";
import { asInstant, type Instant } from "@/lib/core/time/instant";
import { ApiProblem, buildProblemResponse } from "@/lib/domain/contracts/problem";
import { countRequest, type LimitName } from "@/lib/domain/contracts/rate-limit";
import { readBodyText } from "@/lib/domain/contracts/read-body";
import { reportError } from "@/lib/domain/contracts/report-error";
import { runAsActor } from "@/lib/platform/db/actor";
import { type Db, getDatabase } from "@/lib/platform/db/client";
import { getClientNetwork } from "@/lib/platform/http/client-address";
import { getRequestId } from "@/lib/platform/http/get-request-id";
import { getRequestOrigin } from "@/lib/platform/http/get-request-origin";
import { CROSS_ORIGIN_HEADERS } from "./handle-preflight";
import { OauthError } from "./oauth-error";

const MAX_BODY_BYTES = 16 * 1024;

/** An endpoint that apps call; `limit` counts requests by IP address. */
interface OauthEndpoint {
  limit: LimitName;
  type: "application/x-www-form-urlencoded" | "application/json";
  answer: (asked: OauthRequest) => Promise<OauthResponse>;
}

export interface OauthRequest {
  db: Db;
  request: Request;
  text: string;
  now: Instant;
}

interface OauthResponse {
  status: number;
  body: object | null;
}

/** Responds as OAuth requires: JSON that no cache stores, and errors with `error`. */
export async function handleOauthRequest(
  request: Request,
  { limit, type, answer }: OauthEndpoint,
): Promise<Response> {
  try {
    const { excess } = await countRequest(limit, `oauth/${getClientNetwork(request)}`);
    if (excess)
      throw new OauthError("temporarily_unavailable", `Try again in ${excess.seconds} s.`, 429, {
        "retry-after": String(excess.seconds),
      });
    const text = await readBody(request, type);
    const actor = {
      kind: "booker",
      requestId: getRequestId(request),
      origin: getRequestOrigin(request),
    } as const;
    const oauthRequest = { db: getDatabase(), request, text, now: asInstant(Date.now()) };
    const { status, body } = await runAsActor(actor, () => answer(oauthRequest));
    return toResponse(status, body);
  } catch (error) {
    return respondWithError(request, error);
  }
}

async function readBody(request: Request, type: string): Promise<string> {
  const sent = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (sent !== type) throw new OauthError("invalid_request", `Send the body as ${type}.`);
  try {
    return await readBodyText(request, MAX_BODY_BYTES);
  } catch (error) {
    if (error instanceof ApiProblem) throw new OauthError("invalid_request", error.message);
    throw error;
  }
}

function respondWithError(request: Request, thrown: unknown): Response {
  const error = unwrap(thrown);
  if (error instanceof OauthError)
    return toResponse(error.status, { error: error.error, error_description: error.message }, error.headers);
  if (error instanceof OAuth2Server.OAuthError)
    return toResponse(400, { error: error.name, error_description: toErrorDescription(error.message) });
  return buildProblemResponse(reportError(error), getRequestId(request), new URL(request.url).pathname);
}

/** The library wraps errors that it did not throw itself. */
const unwrap = (error: unknown): unknown =>
  error instanceof OAuth2Server.OAuthError && error.name === "server_error"
    ? ((error as { inner?: unknown }).inner ?? error)
    : error;

/** Removes the prefix of `Invalid grant: …`, as `error` holds it, and quotes and backticks, which the RFC forbids. */
const toErrorDescription = (message: string): string =>
  message.replace(/^[A-Z][a-z ]+: /, "").replace(/["\\`]/g, "'");

const toResponse = (status: number, body: object | null, headers: Record<string, string> = {}) =>
  new Response(body === null ? null : JSON.stringify(body), {
    status,
    headers: {
      ...CROSS_ORIGIN_HEADERS,
      ...(body !== null && { "content-type": "application/json" }),
      "cache-control": "no-store",
      ...headers,
    },
  });
