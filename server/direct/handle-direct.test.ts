import { once } from "node:events";
import { createServer, request as send } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createBytesResponse } from "@/lib/platform/http/bytes-response";
import type { RouteHandlers } from "./find-handler";
import { handleDirect } from "./handle-direct";

let cancelled = 0;
let made = 0;

/** Sends a piece every few milliseconds, for ever if `count` is infinite. */
const stream = (count: number) => {
  let remaining = count;
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (remaining-- <= 0) return controller.close();
      made++;
      await sleep(5);
      controller.enqueue(Buffer.from(`piece ${count - remaining}\n`));
    },
    cancel: () => void cancelled++,
  });
};

const ROUTES: Record<string, RouteHandlers> = {
  "/bytes": {
    GET: () =>
      createBytesResponse(Buffer.from("ÿ and €"), { status: 200, headers: { "content-type": "text/plain" } }),
  },
  "/large": {
    GET: () =>
      createBytesResponse(Buffer.from("€".repeat(50_000)), {
        status: 200,
        headers: { "content-type": "application/octet-stream" },
      }),
  },
  "/stream": { GET: () => new Response(stream(3), { headers: { "content-type": "text/event-stream" } }) },
  "/endless": {
    GET: () => new Response(stream(Number.POSITIVE_INFINITY), { headers: { "content-type": "image/png" } }),
  },
  "/echo": { POST: async (request) => Response.json([request.method, request.url, await request.text()]) },
  "/failing": {
    GET: () => {
      let hasStarted = false;
      const pull = async (controller: ReadableStreamDefaultController<Uint8Array>) => {
        await sleep(5);
        if (hasStarted) controller.error(new Error("in the middle"));
        else controller.enqueue(Buffer.from("piece 1\n"));
        hasStarted = true;
      };
      return new Response(new ReadableStream({ pull }));
    },
  },
};

const server = createServer((request, response) => {
  const handlers = ROUTES[request.url?.split("?")[0] ?? ""];
  if (handlers) void handleDirect({ handlers, params: {} }, request, response);
});

beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

async function request(path: string, headers: Record<string, string> = {}, method = "GET", body?: string) {
  const sent = send({ port: (server.address() as AddressInfo).port, path, headers, method });
  sent.end(body);
  const [response] = await once(sent, "response");
  return response;
}

it("handleDirect sends bytes unchanged, with their length, in one piece or in two", async () => {
  const response = await request("/bytes");
  expect([response.headers["content-length"], await text(response)]).toEqual(["10", "ÿ and €"]);
  const large = await request("/large");
  expect([large.headers["content-length"], (await text(large)).length]).toEqual(["150000", 50_000]);
  const head = await request("/bytes", {}, "HEAD");
  expect(await text(head)).toBe("");
});

it("handleDirect sends each piece of a stream at once", async () => {
  const response = await request("/stream");
  expect([response.headers["transfer-encoding"], response.headers["content-length"]]).toEqual([
    "chunked",
    undefined,
  ]);
  const pieces: string[] = [];
  for await (const piece of response) pieces.push(String(piece));
  expect(pieces).toEqual(["piece 1\n", "piece 2\n", "piece 3\n"]);
});

it("handleDirect compresses a stream if the client accepts it", async () => {
  const response = await request("/stream", { "accept-encoding": "gzip" });
  expect(response.headers["content-encoding"]).toBe("gzip");
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  expect(gunzipSync(Buffer.concat(chunks)).toString()).toBe("piece 1\npiece 2\npiece 3\n");
});

it("handleDirect stops a stream when its client disconnects", async () => {
  const response = await request("/endless");
  await once(response, "data");
  response.destroy();
  await expect.poll(() => cancelled).toBe(1);
  const before = made;
  await sleep(50);
  expect(made - before).toBeLessThanOrEqual(1);
});

it("handleDirect breaks the connection if a stream fails midway", async () => {
  const failingBody = request("/failing").then(text);
  await expect(failingBody).rejects.toThrow();
});

it("handleDirect passes the request's body and headers to the handler", async () => {
  const response = await request("/echo?a=1", { "content-type": "text/plain" }, "POST", "hello");
  expect(JSON.parse(await text(response))).toEqual(["POST", "http://localhost/echo?a=1", "hello"]);
});
