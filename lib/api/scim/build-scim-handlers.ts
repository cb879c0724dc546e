import { asInstant, type Instant } from "@/lib/core/time/instant";
import type { Auth } from "@/lib/domain/contracts/auth";
import { consumeRateLimit } from "@/lib/domain/contracts/rate-limit";
import { parseJson, readBodyText } from "@/lib/domain/contracts/read-body";
import { ScimProblem } from "@/lib/domain/people/provisioning/protocol/scim-problem";
import {
  recordProvisioningContact,
  recordProvisioningError,
} from "@/lib/domain/people/provisioning/record-provisioning-contact";
import { runAsActor } from "@/lib/platform/db/actor";
import { type Db, getDatabase } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { getRequestId } from "@/lib/platform/http/get-request-id";
import { getRequestOrigin } from "@/lib/platform/http/get-request-origin";
import { log } from "@/lib/platform/log/log";
import { setWorkOrganization } from "@/lib/platform/work/work-context";
import { authenticate } from "../authenticate";
import { serializeScimProblem, toScimProblem } from "./to-scim-problem";

/** A request of a directory. */
export interface ScimRequest {
  db: Db;
  organization: OrganizationId;
  /** The last part of the path, if it names a resource. */
  id: string;
  query: URLSearchParams;
  body: unknown;
  ifMatch: string | null;
  now: Instant;
}

export interface ScimHandlerResponse {
  status: number;
  body?: unknown;
  headers?: Record<string, string>;
}

type ScimHandler = (call: ScimRequest) => Promise<ScimHandlerResponse> | ScimHandlerResponse;
type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;

type NextHandler = ((request: Request, context: { params: Promise<object> }) => Promise<Response>) & {
  /** The endpoint always responds 405. */
  refuses?: boolean;
};

/** The handlers of one path below /scim/v2, for keys with the scope `scim`; methods without one respond 405. */
export function buildScimHandlers(
  handlers: Partial<Record<Method, ScimHandler>>,
): Record<Method, NextHandler> {
  const allow = METHODS.filter((method) => handlers[method]).join(", ");
  const entries = METHODS.map((method): [Method, NextHandler] => {
    const handler: NextHandler = async (request, context) => {
      // The framework passes no params for a path without a dynamic segment.
      const params = (await context.params) as { id?: string } | undefined;
      return handleScimRequest(request, params?.id ?? "", handlers[method] ?? rejectMethod(method, allow));
    };
    if (!handlers[method]) handler.refuses = true;
    return [method, handler];
  });
  return Object.fromEntries(entries) as Record<Method, NextHandler>;
}

const rejectMethod = (method: string, allow: string) => (): ScimHandlerResponse => {
  if (allow === "") throw new ScimProblem(404, null, "There is no such path below /scim/v2.");
  throw new ScimProblem(405, null, `${method} is not possible here; use ${allow}.`, { allow });
};

async function handleScimRequest(request: Request, id: string, handler: ScimHandler): Promise<Response> {
  const headers: Record<string, string> = { "x-request-id": getRequestId(request) };
  let auth: Auth | null = null;
  try {
    auth = await authenticate(request, { scope: "scim", keyOnly: true });
    setWorkOrganization(auth.organization);
    Object.assign(headers, await consumeRateLimit("api", auth.actor.id));
    const { organization } = auth;
    const now = asInstant(Date.now());
    const call: ScimRequest = {
      db: getDatabase(),
      organization,
      id,
      query: new URL(request.url).searchParams,
      body: await readBody(request),
      ifMatch: request.headers.get("if-match"),
      now,
    };
    const actor = {
      ...auth.actor,
      requestId: headers["x-request-id"] ?? "",
      origin: getRequestOrigin(request),
    };
    const response = await runAsActor(actor, async () => handler(call));
    await recordProvisioningContact(getDatabase(), organization, new Date(now));
    return toResponse(request, response, headers);
  } catch (error) {
    return respondWithError(request, auth, error, headers);
  }
}

async function readBody(request: Request): Promise<unknown> {
  if (request.method === "GET" || request.method === "DELETE") return null;
  const text = await readBodyText(request);
  return parseJson(text, request.headers.get("content-type") ?? "application/scim+json") ?? null;
}

/** Stores the last error of a directory, which admins see in the console. */
async function respondWithError(
  request: Request,
  auth: Auth | null,
  error: unknown,
  headers: Record<string, string>,
) {
  const problem = toScimProblem(error);
  // A directory looks up resources before it creates them, and may be asked to wait; neither is an error.
  if (auth && ![404, 429, 503].includes(problem.status)) {
    const { pathname } = new URL(request.url);
    const lastError = {
      request: `${request.method} ${pathname}`,
      status: problem.status,
      detail: problem.message,
    };
    await runAsActor({ ...auth.actor, requestId: headers["x-request-id"] ?? "" }, () =>
      recordProvisioningError(getDatabase(), auth.organization, lastError, new Date()),
    ).catch((failure) => log().warn({ err: failure }, "the refusal is not noted"));
  }
  const body = serializeScimProblem(problem);
  return toResponse(request, { status: problem.status, body, headers: problem.headers }, headers);
}

function toResponse(
  request: Request,
  { status, body, headers: ownHeaders = {} }: ScimHandlerResponse,
  headers: Record<string, string>,
): Response {
  const all = { ...headers, "cache-control": "no-store", ...ownHeaders };
  const known = request.headers
    .get("if-none-match")
    ?.split(",")
    .map((tag) => tag.trim());
  if (request.method === "GET" && status === 200 && ownHeaders.etag && known?.includes(ownHeaders.etag))
    return new Response(null, { status: 304, headers: all });
  if (body === undefined) return new Response(null, { status, headers: all });
  return new Response(JSON.stringify(body), {
    status,
    headers: { ...all, "content-type": "application/scim+json; charset=utf-8" },
  });
}
