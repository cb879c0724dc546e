import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, it } from "vitest";
import { interceptResponse, type ReplaceResponse } from "./intercept-response";

const servers: (() => void)[] = [];
afterEach(() => {
  for (const close of servers.splice(0)) close();
});

async function requestIntercepted(replace: ReplaceResponse, respond: (response: ServerResponse) => void) {
  const server = createServer((_request, response) => {
    interceptResponse(response, replace);
    respond(response);
  });
  servers.push(() => server.close());
  await once(server.listen(0, "127.0.0.1"), "listening");
  return fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
}

const replaceErrors: ReplaceResponse = (status) =>
  status === 500 ? async () => ({ status: 503, headers: { "retry-after": "30" }, body: "away" }) : null;

it.each<[string, (response: ServerResponse) => void]>([
  ["written at once", (response) => response.writeHead(500, { etag: '"1"' }).end("fault")],
  [
    "written in pieces",
    (response) => {
      response.statusCode = 500;
      for (const name of ["etag", "vary", "link", "cache-control", "last-modified"])
        response.setHeader(name, "x");
      response
        .setHeader("content-encoding", "gzip")
        .setHeader("content-length", 10)
        .setHeader("content-type", "a/b");
      response.write("fault");
      response.end("fault");
    },
  ],
])("interceptResponse replaces a response sent %s, with its content headers", async (_name, respond) => {
  const response = await requestIntercepted(replaceErrors, respond);
  expect(response.status).toBe(503);
  expect(await response.text()).toBe("away");
  expect(response.headers.get("retry-after")).toBe("30");
  for (const name of [
    "etag",
    "vary",
    "link",
    "cache-control",
    "last-modified",
    "content-encoding",
    "content-type",
  ])
    expect(response.headers.get(name), name).toBeNull();
});

it("interceptResponse sends any other response unchanged", async () => {
  const response = await requestIntercepted(replaceErrors, (outgoing) =>
    outgoing.writeHead(404, { etag: '"1"' }).end("none"),
  );
  expect([response.status, response.headers.get("etag"), await response.text()]).toEqual([
    404,
    '"1"',
    "none",
  ]);
});

it("interceptResponse ends the connection if the replacement fails", async () => {
  const fail: ReplaceResponse = () => () => Promise.reject(new Error("away, too"));
  await expect(requestIntercepted(fail, (outgoing) => outgoing.end())).rejects.toThrow();
});
