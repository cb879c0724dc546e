import OAuth2Server from "@node-oauth/oauth2-server";
import { type Instant, instant } from "@/lib/core/time/instant";
import { runAs } from "@/lib/platform/db/actor";
import { type Db, database } from "@/lib/platform/db/client";
import { clientAddress } from "@/lib/platform/http/client-address";
import { explainFault } from "@/lib/platform/http/explain-fault";
import { ApiProblem, problemResponse } from "@/lib/platform/http/problem";
import { countRequest, type LimitName } from "@/lib/platform/http/rate-limit";
import { readText } from "@/lib/platform/http/read-body";
import { readOrigin } from "@/lib/platform/http/read-origin";
import { readRequestId } from "@/lib/platform/http/request-id";
import { OauthFault } from "./oauth-fault";

/** Programs in browsers ask from pages of their own, and bring no cookies. */
export const CROSS_ORIGIN = {
  "access-control-allow-origin": "*",
  "access-control-allow-methods": "GET, POST, OPTIONS",
  "access-control-allow-headers": "authorization, content-type, mcp-protocol-version",
  "access-control-max-age": "86400",
};

const MAX_BODY_BYTES = 16 * 1024;

/** One of the endpoints that programs call, after it was counted: `limit` by the address that asks. */
interface Endpoint {
  limit: LimitName;
  type: "application/x-www-form-urlencoded" | "application/json";
  answer: (asked: Asked) => Promise<Answered>;
}

export interface Asked {
  db: Db;
  request: Request;
  text: string;
  now: Instant;
}

interface Answered {
  status: number;
  body: object | null;
}

/** Answers as OAuth wants it: JSON that nobody keeps, refusals with `error`. */
export async function serveOauth(request: Request, { limit, type, answer }: Endpoint): Promise<Response> {
  try {
    const { excess } = await countRequest(limit, `oauth/${clientAddress(request)}`);
    if (excess)
      throw new OauthFault("temporarily_unavailable", `Try again in ${excess.seconds} s.`, 429, {
        "retry-after": String(excess.seconds),
      });
    const text = await readBody(request, type);
    const actor = {
      kind: "booker",
      requestId: readRequestId(request),
      origin: readOrigin(request),
    } as const;
    const asked = { db: database(), request, text, now: instant(Date.now()) };
    const { status, body } = await runAs(actor, () => answer(asked));
    return toResponse(status, body);
  } catch (error) {
    return answerFault(request, error);
  }
}

async function readBody(request: Request, type: string): Promise<string> {
  const sent = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (sent !== type) throw new OauthFault("invalid_request", `Send the body as ${type}.`);
  try {
    return await readText(request, MAX_BODY_BYTES);
  } catch (error) {
    if (error instanceof ApiProblem) throw new OauthFault("invalid_request", error.message);
    throw error;
  }
}

function answerFault(request: Request, thrown: unknown): Response {
  const error = unwrap(thrown);
  if (error instanceof OauthFault)
    return toResponse(error.status, { error: error.error, error_description: error.message }, error.headers);
  if (error instanceof OAuth2Server.OAuthError)
    return toResponse(400, { error: error.name, error_description: toSentence(error.message) });
  return problemResponse(explainFault(error), readRequestId(request), new URL(request.url).pathname);
}

/** The library wraps what it did not throw itself. */
const unwrap = (error: unknown): unknown =>
  error instanceof OAuth2Server.OAuthError && error.name === "server_error"
    ? ((error as { inner?: unknown }).inner ?? error)
    : error;

/** `Invalid grant: …`: the first half is the error that stands beside it. The RFC allows neither quotes nor backticks. */
const toSentence = (message: string): string =>
  message.replace(/^[A-Z][a-z ]+: /, "").replace(/["\\`]/g, "'");

const toResponse = (status: number, body: object | null, headers: Record<string, string> = {}) =>
  new Response(body === null ? null : JSON.stringify(body), {
    status,
    headers: {
      ...CROSS_ORIGIN,
      ...(body !== null && { "content-type": "application/json" }),
      "cache-control": "no-store",
      ...headers,
    },
  });

/** What a browser asks first, from another origin. */
export const answerPreflight = () => new Response(null, { status: 204, headers: CROSS_ORIGIN });
