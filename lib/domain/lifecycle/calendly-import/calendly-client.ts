import { setTimeout as sleep } from "node:timers/promises";
import { fetch } from "undici";
import { z } from "zod";
import { getEgressAgent } from "@/lib/platform/egress/get-egress-agent";
import { CalendlyError } from "./calendly-error";
import type { CalendlyResponse, ResponseStore } from "./response-store";

const CALENDLY_ORIGIN = "https://api.calendly.com";
const REQUEST_TIMEOUT_MS = 30_000;
const MAX_TRIES = 6;
/** Tries after "too many requests" count apart: a large organisation meets the limit often. */
const MAX_LIMITED_TRIES = 60;
const MAX_WAIT_SECONDS = 120;
const PAGE_ROWS = 100;
const MAX_PAGES = 1000;

interface ClientOptions {
  /** A personal access token. It is sent to Calendly alone, and stored nowhere. */
  token: string;
  store: ResponseStore;
  /** Another server in place of Calendly's, in tests. */
  origin?: string | undefined;
  /** Seconds. */
  wait?: (seconds: number) => Promise<unknown>;
  onProgress?: (request: string) => void;
}

interface CalendlyRequest {
  path: string;
  query?: Record<string, string>;
  /** Names the request in the store, where its query depends on the time. */
  key?: string;
}

const pagination = z.object({ next_page_token: z.string().nullish() });

/** Reads Calendly's API with patience: limits, outages and cut responses are tried again. */
export class CalendlyClient {
  constructor(private readonly options: ClientOptions) {}

  /** Reads a response, from the store if an earlier run had it already. */
  async get(request: CalendlyRequest): Promise<CalendlyResponse> {
    const { store } = this.options;
    const key = request.key ?? formatPath(request);
    const stored = await store.read(key);
    if (stored) return stored;
    const response = await this.fetchFresh(request);
    await store.write(key, response);
    return response;
  }

  async fetchFresh(request: CalendlyRequest): Promise<CalendlyResponse> {
    const path = formatPath(request);
    this.options.onProgress?.(request.path);
    let failure = "";
    for (let [tries, limited] = [0, 0]; tries < MAX_TRIES && limited < MAX_LIMITED_TRIES; ) {
      const requestedAt = Date.now();
      const outcome = await this.send(path);
      if ("body" in outcome) return { requestedAt, body: outcome.body };
      failure = outcome.failure;
      if (outcome.retryAfter === null) tries += 1;
      else limited += 1;
      await (this.options.wait ?? waitSeconds)(outcome.retryAfter ?? 2 ** (tries - 1));
    }
    throw new CalendlyError("unavailable", `Calendly did not answer ${request.path}: ${failure}.`);
  }

  /** Lists a collection without pages, with the time of the request. */
  async listAtOnce<Row extends z.ZodType>(row: Row, request: CalendlyRequest) {
    const { body, requestedAt } = await this.get(request);
    const { collection } = parseResponse(z.object({ collection: z.array(row) }), body, request.path);
    return { rows: collection, requestedAt };
  }

  /** Lists all rows of a collection, page after page, each once, though rows may move to another page meanwhile. */
  async list<Row extends z.ZodType>(
    row: Row,
    request: CalendlyRequest,
    identify: (row: z.output<Row>) => string,
  ): Promise<z.output<Row>[]> {
    const schema = z.object({ collection: z.array(row), pagination: pagination.nullish() });
    const rows = new Map<string, z.output<Row>>();
    let token: string | null | undefined = null;
    for (let page = 0; page < MAX_PAGES; page += 1) {
      const query = { ...request.query, count: String(PAGE_ROWS), ...(token && { page_token: token }) };
      const key = `${request.key ?? formatPath(request)} page ${page}`;
      const { body } = await this.get({ path: request.path, query, key });
      const parsed = parseResponse(schema, body, request.path);
      for (const one of parsed.collection) rows.set(identify(one), one);
      token = parsed.pagination?.next_page_token;
      if (!token) break;
    }
    return [...rows.values()];
  }

  private async send(
    path: string,
  ): Promise<{ body: unknown } | { failure: string; retryAfter: number | null }> {
    const { origin, token } = this.options;
    const url = new URL(path, origin ?? CALENDLY_ORIGIN);
    try {
      const response = await fetch(url, {
        headers: { authorization: `Bearer ${token}`, accept: "application/json" },
        redirect: "error",
        signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
        dispatcher: getEgressAgent(url, origin !== undefined),
      });
      const text = await response.text();
      if (response.status === 429)
        return { failure: "too many requests", retryAfter: readRetryAfter(response.headers) };
      if (response.status >= 500) return { failure: `status ${response.status}`, retryAfter: null };
      if (!response.ok) throw toCalendlyError(response.status, text, path);
      return { body: JSON.parse(text) };
    } catch (error) {
      if (error instanceof CalendlyError) throw error;
      // The message of a network error may have the address, never the token.
      return { failure: (error as Error).message, retryAfter: null };
    }
  }
}

const waitSeconds = (seconds: number) => sleep(seconds * 1000);

function formatPath({ path, query }: CalendlyRequest): string {
  const search = new URLSearchParams(query).toString();
  return search === "" ? path : `${path}?${search}`;
}

/** Seconds, from Retry-After, which may be a date, or from Calendly's own header. */
function readRetryAfter(headers: { get(name: string): string | null }): number {
  const named = headers.get("retry-after") ?? headers.get("x-ratelimit-reset") ?? "";
  const seconds = /^\d+$/.test(named) ? Number(named) : (Date.parse(named) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.min(Math.max(seconds, 1), MAX_WAIT_SECONDS) : 10;
}

function toCalendlyError(status: number, text: string, path: string): CalendlyError {
  const [name = path] = path.split("?");
  if (status === 401)
    return new CalendlyError("token", "Calendly refuses the token: it is wrong, or has expired.");
  if (status === 403)
    return new CalendlyError("forbidden", `Calendly does not permit this token to read ${name}.`);
  return new CalendlyError(
    "unexpected",
    `Calendly answered ${name} with status ${status}: ${readMessage(text)}`,
  );
}

const problem = z.object({ message: z.string() });

function readMessage(text: string): string {
  try {
    return problem.parse(JSON.parse(text)).message;
  } catch {
    return "no reason given.";
  }
}

export function parseResponse<S extends z.ZodType>(schema: S, body: unknown, path: string): z.output<S> {
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const detail = issue ? `${issue.path.join(".")}: ${issue.message}` : "";
  throw new CalendlyError(
    "unexpected",
    `Calendly's answer to ${path} has another form than expected: ${detail}`,
  );
}
