import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js";
import type { z } from "zod";
import type { AnyContract } from "@/lib/domain/contracts/contract";
import { REQUIRED_MESSAGE } from "@/lib/domain/contracts/explain-issues";
import { buildProblemResponse, type FieldError } from "@/lib/domain/contracts/problem";
import { buildValidationProblem } from "@/lib/domain/contracts/validate";
import { env } from "@/lib/platform/env/env";
import { getRequestId } from "@/lib/platform/http/get-request-id";
import { IDEMPOTENCY_ARGUMENT } from "./describe-tool";
import type { Tool } from "./tool";
import { markToolRequest } from "./tool-requests";

type ToolArguments = Record<string, unknown>;

/**
 * Calls the endpoint of a tool as its caller, with the same key, limits, rules and problems as any client. A problem
 * becomes an error of the tool, with its code and fields, so that the agent can correct the arguments.
 */
export async function executeTool(
  { contract, handler, list, without = [] }: Tool,
  args: ToolArguments,
  request: Request,
): Promise<CallToolResult> {
  const missing = listMissingParams(args, contract.params);
  if (missing.length > 0)
    return buildToolError(
      await buildProblemResponse(buildValidationProblem(missing), getRequestId(request), "/mcp").json(),
    );
  const params = pickPathParams(args, contract.params);
  const response = await handler(buildEndpointRequest(contract, args, params, request), {
    params: Promise.resolve(params),
  });
  const text = await response.text();
  if (!response.ok) {
    const wait = response.headers.get("retry-after");
    const problem = { ...JSON.parse(text), ...(wait && { retry_after: Number(wait) }) };
    return buildToolError(problem);
  }
  const responseBody = text === "" ? {} : JSON.parse(text);
  for (const field of without) delete responseBody[field];
  const next = parseNextCursor(response.headers.get("link"));
  const structuredContent = list ? { [list]: [responseBody].flat(), ...(next && { next }) } : responseBody;
  return { content: [{ type: "text", text: JSON.stringify(structuredContent) }], structuredContent };
}

const buildToolError = (problem: object): CallToolResult => ({
  isError: true,
  content: [{ type: "text", text: JSON.stringify(problem) }],
});

/** A path parameter must be present, as the path would be another one without it. */
const listMissingParams = (args: ToolArguments, schema: z.ZodType | undefined): FieldError[] =>
  Object.keys(schema ? (schema as z.ZodObject).shape : {})
    .filter((name) => args[name] === undefined || args[name] === "")
    .map((name) => ({ in: "path", pointer: `/${name}`, code: "required", message: REQUIRED_MESSAGE }));

/** Arguments named in the path fill it; the others become the query of a GET, else the body. */
function buildEndpointRequest(
  { method, path, params: named }: AnyContract,
  args: ToolArguments,
  params: Record<string, string>,
  request: Request,
): Request {
  const inPath = new Set(named ? Object.keys((named as z.ZodObject).shape) : []);
  const rest = Object.entries(args).filter(([name]) => !inPath.has(name) && name !== IDEMPOTENCY_ARGUMENT);
  const url = new URL(
    path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? "")),
    env().WEB_URL,
  );
  const headers = buildEndpointHeaders(request);
  const key = args[IDEMPOTENCY_ARGUMENT];
  if (typeof key === "string") headers.set("idempotency-key", key);
  if (method === "GET") {
    for (const [name, value] of rest)
      if (value !== undefined && value !== null) url.searchParams.set(name, toText(value));
    return markToolRequest(new Request(url, { headers }));
  }
  headers.set("content-type", "application/json");
  headers.set("prefer", "handling=strict");
  return markToolRequest(
    new Request(url, { method, headers, body: JSON.stringify(Object.fromEntries(rest)) }),
  );
}

/** Copies the headers that identify the caller and the client, without those that concern the MCP call alone. */
function buildEndpointHeaders({ headers }: Request): Headers {
  const names = ["authorization", "x-request-id", "x-forwarded-for", "user-agent", "accept-language"];
  return new Headers(
    names.flatMap((name): [string, string][] => {
      const value = headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
}

function pickPathParams(args: ToolArguments, schema: z.ZodType | undefined): Record<string, string> {
  const names = schema ? Object.keys((schema as z.ZodObject).shape) : [];
  return Object.fromEntries(names.map((name) => [name, toText(args[name])]));
}

const toText = (value: unknown): string =>
  typeof value === "string"
    ? value
    : Array.isArray(value)
      ? value.map(toText).join(",")
      : JSON.stringify(value);

const parseNextCursor = (link: string | null): string | null => {
  const address = link?.match(/<([^>]+)>;\s*rel="next"/)?.[1];
  return address ? new URL(address, "http://list").searchParams.get("cursor") : null;
};
