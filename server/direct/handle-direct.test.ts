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
  let left = count;
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (left-- <= 0) return controller.close();
      made++;
      await sleep(5);
      controller.enqueue(Buffer.from(`piece ${count - left}\n`));
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
      let begun = false;
      const pull = async (controller: ReadableStreamDefaultController<Uint8Array>) => {
        await sleep(5);
        if (begun) controller.error(new Error("in the middle"));
        else controller.enqueue(Buffer.from("piece 1\n"));
        begun = true;
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

async function ask(path: string, headers: Record<string, string> = {}, method = "GET", body?: string) {
  const asked = send({ port: (server.address() as AddressInfo).port, path, headers, method });
  asked.end(body);
  const [answer] = await once(asked, "response");
  return answer;
}

it("sends bytes as they are, with their length, in one piece or in two", async () => {
  const answer = await ask("/bytes");
  expect([answer.headers["content-length"], await text(answer)]).toEqual(["10", "ÿ and €"]);
  const large = await ask("/large");
  expect([large.headers["content-length"], (await text(large)).length]).toEqual(["150000", 50_000]);
  const head = await ask("/bytes", {}, "HEAD");
  expect(await text(head)).toBe("");
});

it("sends each piece of a stream when it is there", async () => {
  const answer = await ask("/stream");
  expect([answer.headers["transfer-encoding"], answer.headers["content-length"]]).toEqual([
    "chunked",
    undefined,
  ]);
  const pieces: string[] = [];
  for await (const piece of answer) pieces.push(String(piece));
  expect(pieces).toEqual(["piece 1\n", "piece 2\n", "piece 3\n"]);
});

it("compresses a stream where the client takes that", async () => {
  const answer = await ask("/stream", { "accept-encoding": "gzip" });
  expect(answer.headers["content-encoding"]).toBe("gzip");
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk);
  expect(gunzipSync(Buffer.concat(chunks)).toString()).toBe("piece 1\npiece 2\npiece 3\n");
});

it("stops a stream whose client has left", async () => {
  const answer = await ask("/endless");
  await once(answer, "data");
  answer.destroy();
  await expect.poll(() => cancelled).toBe(1);
  const before = made;
  await sleep(50);
  expect(made - before).toBeLessThanOrEqual(1);
});

it("breaks the connection off where a stream fails in the middle", async () => {
  const answered = ask("/failing").then(text);
  await expect(answered).rejects.toThrow();
});

it("gives a handler what was sent", async () => {
  const answer = await ask("/echo?a=1", { "content-type": "text/plain" }, "POST", "hello");
  expect(JSON.parse(await text(answer))).toEqual(["POST", "http://localhost/echo?a=1", "hello"]);
});
