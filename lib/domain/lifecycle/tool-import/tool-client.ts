import { setTimeout as sleep } from "node:timers/promises";
import { fetch } from "undici";
import { z } from "zod";
import { getEgressAgent } from "@/lib/platform/egress/get-egress-agent";
import { ImportError } from "./import-error";
import type { ResponseStore, ToolResponse } from "./response-store";

const REQUEST_TIMEOUT_MS = 30_000;
const MAX_TRIES = 6;
/** Tries after "too many requests" count apart: a large organisation meets the limit often. */
const MAX_LIMITED_TRIES = 60;
const MAX_WAIT_SECONDS = 120;

/** The end of a collection that has more pages than this is not read; a server that repeats itself ends there. */
export const MAX_PAGES = 1000;

export interface ClientOptions {
  /** A personal access token or API key, which is sent to the tool alone. */
  token: string;
  store: ResponseStore;
  /** Another server in place of the tool's, in tests. */
  origin?: string | undefined;
  /** Seconds. */
  wait?: (seconds: number) => Promise<unknown>;
  onProgress?: (request: string) => void;
}

interface Tool {
  name: string;
  origin: string;
  /** The name of its secret in sentences, such as `token`. */
  secret: string;
}

export interface ToolRequest {
  path: string;
  query?: Record<string, string>;
  /** Names the request in the store, where its query depends on the time. */
  key?: string;
  headers?: Record<string, string>;
  /** Without one: GET. */
  method?: "POST" | "DELETE";
  /** Sent as JSON. */
  body?: unknown;
}

/** Reads the API of another tool with patience: limits, outages and cut responses are tried again. */
export class ToolClient {
  constructor(
    private readonly tool: Tool,
    private readonly options: ClientOptions,
  ) {}

  /** Reads a response, from the store if an earlier run had it already. */
  async get(request: ToolRequest): Promise<ToolResponse> {
    const { store } = this.options;
    const key = request.key ?? formatPath(request);
    const stored = await store.read(key);
    if (stored) return stored;
    const response = await this.fetchFresh(request);
    await store.write(key, response);
    return response;
  }

  async fetchFresh(request: ToolRequest): Promise<ToolResponse> {
    this.options.onProgress?.(request.path);
    let failure = "";
    for (let [tries, limited] = [0, 0]; tries < MAX_TRIES && limited < MAX_LIMITED_TRIES; ) {
      const requestedAt = Date.now();
      const outcome = await this.send(request);
      if ("body" in outcome) return { requestedAt, body: outcome.body };
      failure = outcome.failure;
      if (outcome.retryAfter === null) tries += 1;
      else limited += 1;
      await (this.options.wait ?? waitSeconds)(outcome.retryAfter ?? 2 ** (tries - 1));
    }
    throw new ImportError("unavailable", `${this.tool.name} did not answer ${request.path}: ${failure}.`);
  }

  parse<S extends z.ZodType>(schema: S, body: unknown, path: string): z.output<S> {
    const result = schema.safeParse(body);
    if (result.success) return result.data;
    const [issue] = result.error.issues;
    const detail = issue ? `${issue.path.join(".")}: ${issue.message}` : "";
    throw new ImportError(
      "unexpected",
      `${this.tool.name}'s answer to ${path} has another form than expected: ${detail}`,
    );
  }

  private async send(
    request: ToolRequest,
  ): Promise<{ body: unknown } | { failure: string; retryAfter: number | null }> {
    const { origin, token } = this.options;
    const path = formatPath(request);
    const url = new URL(path, origin ?? this.tool.origin);
    try {
      const hasBody = request.body !== undefined;
      const response = await fetch(url, {
        method: request.method ?? "GET",
        headers: {
          ...{ authorization: `Bearer ${token}`, accept: "application/json" },
          ...(hasBody && { "content-type": "application/json" }),
          ...request.headers,
        },
        ...(hasBody && { body: JSON.stringify(request.body) }),
        redirect: "error",
        signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
        dispatcher: getEgressAgent(url, origin !== undefined),
      });
      const text = await response.text();
      if (response.status === 429)
        return { failure: "too many requests", retryAfter: readRetryAfter(response.headers) };
      if (response.status >= 500) return { failure: `status ${response.status}`, retryAfter: null };
      if (!response.ok) throw this.toImportError(response.status, text, request.path);
      return { body: text === "" ? null : JSON.parse(text) };
    } catch (error) {
      if (error instanceof ImportError) throw error;
      // The message of a network error may have the address, never the token.
      return { failure: (error as Error).message, retryAfter: null };
    }
  }

  private toImportError(status: number, text: string, path: string): ImportError {
    const { name, secret } = this.tool;
    if (status === 401)
      return new ImportError("token", `${name} refuses the ${secret}: it is wrong, or has expired.`, status);
    if (status === 403)
      return new ImportError("forbidden", `${name} does not permit this ${secret} to use ${path}.`, status);
    return new ImportError(
      "unexpected",
      `${name} answered ${path} with status ${status}: ${readMessage(text)}`,
      status,
    );
  }
}

const waitSeconds = (seconds: number) => sleep(seconds * 1000);

export function formatPath({ path, query }: ToolRequest): string {
  const search = new URLSearchParams(query).toString();
  return search === "" ? path : `${path}?${search}`;
}

/** Seconds, from Retry-After, which may be a date, or from a header with the seconds until the limit ends. */
function readRetryAfter(headers: { get(name: string): string | null }): number {
  const named = headers.get("retry-after") ?? headers.get("x-ratelimit-reset") ?? "";
  const seconds = /^\d+$/.test(named) ? Number(named) : (Date.parse(named) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.min(Math.max(seconds, 1), MAX_WAIT_SECONDS) : 10;
}

const problem = z.union([
  z.object({ message: z.string() }),
  z.object({ error: z.object({ message: z.string() }) }).transform(({ error }) => error),
]);

function readMessage(text: string): string {
  try {
    return problem.parse(JSON.parse(text)).message;
  } catch {
    return "no reason given.";
  }
}
