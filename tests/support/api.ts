import { beforeAll } from "vitest";
import type { NextHandler } from "@/lib/api/build-endpoint";
import { NEWEST_API_VERSION } from "@/lib/domain/contracts/api-versions";
import { generateToken, hashToken } from "@/lib/platform/crypto/token";
import { generateId } from "@/lib/platform/db/generate-id";
import type { PrismaClient } from "@/lib/platform/db/generated/client";
import { createTestDatabase } from "@/lib/platform/db/testing/test-database";
import { getRequestId } from "@/lib/platform/http/get-request-id";
import { runInWorkContext, type WorkContext } from "@/lib/platform/work/work-context";
import { recordResponse } from "@/server/record-response";
import type { ApiResponse } from "./api-response";
import { assertContract } from "./assert-contract";
import { VAPID } from "./push";

type RouteModule = Record<string, NextHandler>;

/** Every route of the API by its path pattern, as Next.js would find it. */
const modules = import.meta.glob<RouteModule>(["/app/{v2,hooks}/**/route.ts", "/app/*/*/*.json/route.ts"]);

const getRank = (parts: string[]) =>
  parts.map((part) => (part.startsWith("[...") ? "2" : part.startsWith("[") ? "1" : "0")).join("");

const routeFiles = Object.keys(modules)
  .map((file) => ({
    file,
    parts: file
      .replace(/^\/app(\/\(public\))?|\/route\.ts$/g, "")
      .split("/")
      .slice(1),
  }))
  // Fixed segments precede [parameters], and those the [...rest].
  .sort((a, b) => getRank(a.parts).localeCompare(getRank(b.parts)));

function findRoute(path: string): { file: string; params: Record<string, string> } {
  const segments = path.split("/").slice(1).map(decodeURIComponent);
  for (const { file, parts } of routeFiles) {
    const params: Record<string, string> = {};
    const rest = parts.at(-1)?.startsWith("[...") ?? false;
    if (rest ? segments.length < parts.length : segments.length !== parts.length) continue;
    const fits = parts.every((part, index) => {
      if (part.startsWith("[...")) return true;
      if (!part.startsWith("[")) return part === segments[index];
      params[part.slice(1, -1)] = segments[index] as string;
      return true;
    });
    if (fits) return { file, params };
  }
  throw new Error(`No route for ${path}`);
}

export interface Tenant {
  id: string;
  key: string;
  get: (path: string, headers?: Record<string, string>) => Promise<ApiResponse>;
  post: (path: string, body: unknown, headers?: Record<string, string>) => Promise<ApiResponse>;
  put: (path: string, body: unknown, headers?: Record<string, string>) => Promise<ApiResponse>;
  delete: (path: string, headers?: Record<string, string>) => Promise<ApiResponse>;
}

/**
 * Calls the handler of the path; strings and files are sent unchanged, everything else as JSON. Asserts that
 * the response matches the contract, or is a problem.
 */
export async function requestApi(
  method: string,
  path: string,
  { body, headers = {} }: { body?: unknown; headers?: Record<string, string> } = {},
): Promise<ApiResponse> {
  const url = new URL(path, "http://localhost:3000");
  const { file, params } = findRoute(url.pathname);
  const handler = (await modules[file]?.())?.[method];
  if (!handler) throw new Error(`${file} does not export ${method}`);
  const raw = typeof body === "string" || body instanceof Uint8Array || body instanceof Blob;
  const type = body instanceof Blob ? body.type : "application/json";
  const request = new Request(url, {
    method,
    headers: { ...(body === undefined ? {} : { "content-type": type }), ...headers },
    ...(body === undefined ? {} : { body: (raw ? body : JSON.stringify(body)) as BodyInit }),
  });
  const response = await handleAsServed(request, file, () =>
    handler(request, { params: Promise.resolve(params) }),
  );
  const text = await response.text();
  const answer = { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : null };
  assertContract(answer, handler.contract, url);
  return answer;
}

/** Returns the pooler's URL from POOLER_URL, if set, for everything under test. */
function resolvePoolerUrl(url: string): string {
  if (!process.env.POOLER_URL) return url;
  const address = new URL(process.env.POOLER_URL);
  address.pathname = new URL(url).pathname;
  return address.href;
}

/** Wraps the handler as the server does for every request. */
async function handleAsServed(request: Request, file: string, handle: () => Promise<Response>) {
  const work: WorkContext = { requestId: getRequestId(request) };
  request.headers.set("x-request-id", work.requestId ?? "");
  const response = await runInWorkContext(work, handle);
  const route = file.includes("[...")
    ? "none"
    : file.replace(/^\/app(\/\(public\))?|\/route\.ts$/g, "").replace(/\[(\w+)\]/g, ":$1");
  recordResponse(work, { route, shown: route, method: request.method, status: response.status, ms: 1 });
  return response;
}

/** The API on a database of its own; `tenant()` creates an organisation with a key. */
export function createTestApi(settings: Record<string, string> = {}) {
  const test = createTestDatabase();
  beforeAll(() => {
    Object.assign(process.env, {
      DATABASE_URL: resolvePoolerUrl(test.url),
      DATABASE_DIRECT_URL: test.url,
      BOOKPAGE_SECRET: "a secret that only these tests use",
      LOG_LEVEL: "silent",
      DNS_SERVERS: "127.0.0.1:9", // The port has no server.
      RATE_LIMIT_API: "0",
      RATE_LIMIT_SLOTS: "0",
      MAIL_LIMIT_RECIPIENT: "0",
      ...VAPID,
      WEB_URL: "https://meet.example.com",
      CALENDAR_ALLOWED_HOSTS: "127.0.0.1",
      ...settings,
    });
  });
  return {
    get db(): PrismaClient {
      return test.db;
    },
    get pool() {
      return test.pool;
    },
    tenant: (name?: string, scopes?: string[]) => createTenant(test.db, name, scopes),
  };
}

async function createTenant(db: PrismaClient, name = "Acme", scopes: string[] = []): Promise<Tenant> {
  const id = generateId();
  await db.organization.create({ data: { id, name } });
  return createTenantClient(id, await createTestKey(db, id, scopes));
}

/** Creates another key of an organisation; without scopes it may do everything. */
export async function createTestKey(db: PrismaClient, organizationId: string, scopes: string[] = []) {
  const key = `bp_${generateToken()}`;
  await db.apiKey.create({
    data: {
      id: generateId(),
      organizationId,
      name: "test",
      prefix: key.slice(0, 8),
      hash: hashToken(key),
      scopes,
      version: NEWEST_API_VERSION,
    },
  });
  return key;
}

export function createTenantClient(id: string, key: string): Tenant {
  const send =
    (method: string) =>
    (path: string, body?: unknown, headers: Record<string, string> = {}) =>
      requestApi(method, path, { body, headers: { authorization: key, ...headers } });
  return {
    id,
    key,
    get: (path, headers) => send("GET")(path, undefined, headers),
    post: send("POST"),
    put: send("PUT"),
    delete: (path, headers) => send("DELETE")(path, undefined, headers),
  };
}
