import { createHash } from "node:crypto";
import { z } from "zod";
import { describeProblem, type FieldError } from "@/lib/domain/contracts/problem";
import { JsonBytes } from "@/lib/domain/contracts/reply";
import { toProblem } from "@/lib/domain/contracts/to-problem";
import { validate } from "@/lib/domain/contracts/validate";
import { env } from "@/lib/platform/env/env";
import { id } from "@/lib/platform/http/fields";
import { buildRouteHandlers } from "../build-endpoint";
import type { Endpoint } from "../endpoint";

/** The operations that a batch accepts, by name; all except `create` name an event. */
export type BatchOperations = Readonly<Record<string, Endpoint>>;

interface Batch {
  operations: readonly unknown[];
  request: Request;
  idempotencyKey: string | null;
}

interface BatchResult {
  status: number;
  etag?: string;
  event?: unknown;
  error?: unknown;
}

/**
 * Calls the endpoints one after the other, each as a separate call: with its own transaction, rate-limit count,
 * permissions and problems. The batch's Idempotency-Key gives each operation a key of its own, so a retry returns the
 * stored responses and runs only the operations that failed.
 */
export async function executeBatch(
  known: BatchOperations,
  { operations, request, idempotencyKey }: Batch,
): Promise<JsonBytes> {
  const results: BatchResult[] = [];
  for (const [index, operation] of operations.entries()) {
    const key =
      idempotencyKey && createHash("sha256").update(`${idempotencyKey}\n${index}`).digest("base64url");
    const result = await runOperation(known, operation, { request, key });
    results.push(
      result.error ? { ...result, error: movePointers(`/operations/${index}`, result.error) } : result,
    );
  }
  return new JsonBytes(Buffer.from(JSON.stringify({ results })));
}

async function runOperation(
  known: BatchOperations,
  sent: unknown,
  { request, key }: { request: Request; key: string | null },
): Promise<BatchResult> {
  let parsed: BatchOperation;
  try {
    parsed = parseOperation(known, sent);
  } catch (error) {
    const problem = toProblem(error);
    return { status: problem.status, error: describeProblem(problem) };
  }
  const { endpoint, event, if_match: version, body } = parsed;
  const { method, path } = endpoint.contract;
  const headers = buildOperationHeaders(request);
  if (key && method === "POST") headers.set("idempotency-key", key);
  if (version !== undefined) headers.set("if-match", version);
  const url = new URL(path.replace(":event_id", event ?? ""), env().WEB_URL);
  const operationRequest = new Request(url, { method, headers, body: JSON.stringify(body ?? {}) });
  const params: Record<string, string> = event === undefined ? {} : { event_id: event };
  const response = await buildRouteHandlers(endpoint)[method](operationRequest, {
    params: Promise.resolve(params),
  });
  const responseBody = await response.json();
  if (!response.ok) {
    const isUnknown = response.status === 404 && responseBody.errors.length === 0;
    return {
      status: response.status,
      error: isUnknown ? buildUnknownEventProblem(responseBody) : toBodyProblem(responseBody),
    };
  }
  const etag = response.headers.get("etag");
  return { status: response.status, ...(etag !== null && { etag }), event: responseBody };
}

interface BatchOperation {
  endpoint: Endpoint;
  event?: string | undefined;
  if_match?: string | undefined;
  body?: unknown;
}

const change = z.object({ event: id, if_match: z.string().optional(), body: z.unknown().optional() });

function parseOperation(known: BatchOperations, sent: unknown): BatchOperation {
  const names = Object.keys(known) as [string, ...string[]];
  const { operation } = validate(z.object({ operation: z.enum(names) }), sent, "body");
  const endpoint = known[operation] as Endpoint;
  if (operation === "create") return { endpoint, body: (sent as { body?: unknown }).body };
  return { endpoint, ...validate(change, sent, "body", { strict: false }) };
}

/** Copies the headers that identify the caller and the client, without those that concern the batch alone. */
function buildOperationHeaders(request: Request): Headers {
  const headers = new Headers(request.headers);
  for (const name of ["content-length", "if-match", "idempotency-key", "x-request-id"]) headers.delete(name);
  headers.set("x-request-id", request.headers.get("x-request-id") ?? "");
  headers.set("content-type", "application/json");
  return headers;
}

interface ProblemBody {
  errors: FieldError[];
}

/** Returns the problem as the operation alone would return it, without the address and id, which the batch has. */
function toBodyProblem({
  instance: _,
  request_id: __,
  ...problem
}: ProblemBody & Record<string, unknown>): ProblemBody {
  return movePointers("/body", problem as unknown as ProblemBody, ({ in: part }) => part === "body");
}

/** An operation names its event in the body instead of the path. */
const buildUnknownEventProblem = ({
  instance: _,
  request_id: __,
  ...problem
}: ProblemBody & Record<string, unknown>): ProblemBody => {
  const error: FieldError = { in: "body", pointer: "/event", code: "unknown", message: "is not there" };
  return { ...problem, errors: [error] };
};

const movePointers = <Problem>(
  prefix: string,
  problem: Problem,
  applies: (error: FieldError) => boolean = () => true,
) => {
  const { errors } = problem as ProblemBody;
  const moved = errors.map((error) =>
    applies(error) ? { ...error, in: "body" as const, pointer: `${prefix}${error.pointer}` } : error,
  );
  return { ...problem, errors: moved } as Problem & ProblemBody;
};
