import { expect } from "vitest";

type Handler = (
  request: Request,
  context: { params: Promise<Record<string, string> | undefined> },
) => Promise<Response>;

const modules = import.meta.glob<Record<string, Handler>>([
  "/app/scim/v2/**/route.ts",
  "/app/scim/v2/.search/route.ts", // The glob skips hidden folders otherwise.
]);

export interface DirectoryResponse {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: what tests look into
  body: any;
}

/** Returns the route that Next.js would find for a path below /scim/v2. */
function findScimRoute(parts: readonly string[]): { file: string; id?: string } {
  const [first = "", id, ...more] = parts;
  if (first === ".search")
    return { file: parts.length === 1 ? "/app/scim/v2/.search/route.ts" : "/app/scim/v2/[...path]/route.ts" };
  const file = id === undefined ? `/app/scim/v2/${first}/route.ts` : `/app/scim/v2/${first}/[id]/route.ts`;
  if (more.length > 0 || !(file in modules)) return { file: "/app/scim/v2/[...path]/route.ts" };
  return { file, ...(id !== undefined && { id }) };
}

/** Creates the client of a directory with this key. */
export function createScimClient(key: string, type = "application/scim+json") {
  const send =
    (method: string) =>
    async (
      path: string,
      body?: unknown,
      headers: Record<string, string> = {},
    ): Promise<DirectoryResponse> => {
      const url = new URL(`https://meet.example.com/scim/v2${path}`);
      const { file, id } = findScimRoute(url.pathname.split("/").slice(3).map(decodeURIComponent));
      const handler = (await modules[file]?.())?.[method] as Handler;
      const request = new Request(url, {
        method,
        headers: {
          authorization: `Bearer ${key}`,
          ...(body !== undefined && { "content-type": type }),
          ...headers,
        },
        ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
      });
      const response = await handler(request, {
        params: Promise.resolve(id === undefined ? undefined : { id }),
      });
      const text = await response.text();
      const reply = {
        status: response.status,
        headers: response.headers,
        body: text ? JSON.parse(text) : null,
      };
      assertScimResponse(reply);
      return reply;
    };
  return {
    get: (path: string, headers?: Record<string, string>) => send("GET")(path, undefined, headers),
    post: send("POST"),
    put: send("PUT"),
    patch: send("PATCH"),
    delete: (path: string, headers?: Record<string, string>) => send("DELETE")(path, undefined, headers),
    /** Sends a PATCH with these operations. */
    change: (path: string, ...Operations: unknown[]) =>
      send("PATCH")(path, { schemas: ["urn:ietf:params:scim:api:messages:2.0:PatchOp"], Operations }),
  };
}

/** Asserts the invariants of every SCIM response. */
function assertScimResponse({ status, headers, body }: DirectoryResponse): void {
  if (status !== 501) expect(status, JSON.stringify(body)).toBeLessThan(500);
  expect(headers.get("cache-control")).toBe("no-store");
  if (body === null) return;
  expect(headers.get("content-type")).toBe("application/scim+json; charset=utf-8");
  if (status < 400) return;
  expect(body).toMatchObject({
    schemas: ["urn:ietf:params:scim:api:messages:2.0:Error"],
    status: String(status),
  });
  expect(body.detail).toMatch(/\S/);
}
