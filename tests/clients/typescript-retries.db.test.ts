import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { createBookpageClient, unwrap } from "../../clients/typescript/src/index";

type Step = (request: IncomingMessage, response: ServerResponse) => unknown;

const open: ReturnType<typeof createServer>[] = [];
afterEach(() => {
  for (const server of open.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** Serves these responses in order, and returns a client of the service. */
async function serve(steps: readonly Step[], options = {}) {
  const seen: { method: string | undefined; key: string | undefined }[] = [];
  const server = createServer((request, response) => {
    const step = steps[Math.min(seen.length, steps.length - 1)] as Step;
    seen.push({ method: request.method, key: request.headers["idempotency-key"] as string | undefined });
    request.resume().on("end", () => step(request, response));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  open.push(server);
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { seen, bookpage: createBookpageClient({ baseUrl, apiKey: "bp_key", ...options }) };
}

const say =
  (status: number, body: unknown, headers: Record<string, string> = {}): Step =>
  (_, response) =>
    response.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify(body));

const busy = (seconds: number, status = 503) =>
  say(status, { code: "unavailable", message: "Later." }, { "retry-after": String(seconds) });

const lose: Step = (request) => request.socket.destroy();

const done = say(200, { _id: "x" });

const hold = { body: { user: "u", start: "2031-03-10T09:00:00Z", end: "2031-03-10T09:30:00Z" } };

describe("a request of the TypeScript client", () => {
  it("is retried if the service is busy, a POST with one key for all attempts", {
    tags: "main",
  }, async () => {
    const { seen, bookpage } = await serve([busy(0), busy(0, 429), done]);
    const { data } = await bookpage.POST("/v2/holds", hold);
    expect(data?._id).toBe("x");
    expect(seen).toHaveLength(3);
    expect(new Set(seen.map(({ key }) => key)).size).toBe(1);
    expect(seen[0]?.key).toMatch(/^[0-9a-f]{32}$/);
  });

  it("keeps a key passed by the caller, and another request has another one", async () => {
    const { seen, bookpage } = await serve([done]);
    await bookpage.POST("/v2/holds", { ...hold, params: { header: { "Idempotency-Key": "order-1" } } });
    await bookpage.POST("/v2/holds", hold);
    await bookpage.POST("/v2/holds", hold);
    expect(seen[0]?.key).toBe("order-1");
    expect(new Set(seen.map(({ key }) => key)).size).toBe(3);
  });

  it("is retried after a lost response if it is idempotent", async () => {
    const { seen, bookpage } = await serve([lose, done, lose, done, lose]);
    expect((await bookpage.GET("/v2/me")).response.status).toBe(200);
    expect((await bookpage.POST("/v2/holds", hold)).response.status).toBe(200);
    const patched = bookpage.PATCH("/v2/organization", { body: { footer: "Hello" } });
    await expect(patched).rejects.toThrow();
    expect(seen.map(({ method }) => method)).toEqual(["GET", "GET", "POST", "POST", "PATCH"]);
  });

  it("with a version is not retried after a lost response, because it could conflict with itself", async () => {
    const { seen, bookpage } = await serve([lose]);
    const params = { header: { "If-Match": '"x-1"' } };
    await expect(bookpage.PUT("/v2/organization", { params, body: {} })).rejects.toThrow();
    expect(seen).toHaveLength(1);
  });

  it("fails after too many attempts, or if it would have to wait too long", async () => {
    const long = await serve([busy(3600, 429)]);
    expect((await long.bookpage.GET("/v2/me")).response.status).toBe(429);
    expect(long.seen).toHaveLength(1);
    const never = await serve([busy(0)], { retries: 1 });
    expect((await never.bookpage.GET("/v2/me")).response.status).toBe(503);
    expect(never.seen).toHaveLength(2);
  });

  it("ends after its timeout, and at once when the caller aborts", async () => {
    const silent: Step = () => {};
    const slow = await serve([silent], { retries: 0, timeoutMs: 50 });
    await expect(slow.bookpage.GET("/v2/me")).rejects.toMatchObject({ name: "TimeoutError" });
    const given = await serve([busy(20)]);
    const controller = new AbortController();
    const asked = given.bookpage.GET("/v2/me", { signal: controller.signal });
    setTimeout(() => controller.abort(new Error("enough")), 50);
    await expect(asked).rejects.toThrow("enough");
    expect(given.seen).toHaveLength(1);
  });

  it("throws from unwrap for every rejection", async () => {
    const { bookpage } = await serve([say(403, { code: "forbidden", message: "No." }), say(500, "oh")], {
      retries: 0,
    });
    await expect(unwrap(bookpage.GET("/v2/me"))).rejects.toMatchObject({ code: "forbidden", status: 403 });
    await expect(unwrap(bookpage.GET("/v2/me"))).rejects.toMatchObject({ code: null, status: 500 });
  });
});
