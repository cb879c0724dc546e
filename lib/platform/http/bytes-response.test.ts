import { expect, it } from "vitest";
import { createBytesResponse, findResponseBytes } from "./bytes-response";

const HEADERS = { "content-type": "application/json", etag: '"a-1"' };
const make = () => createBytesResponse(Buffer.from('{"name":"Zoë"}'), { status: 201, headers: HEADERS });

it("createBytesResponse returns a response that works through the standard interface", async () => {
  expect(make()).toBeInstanceOf(Response);
  expect(make().headers).toBeInstanceOf(Headers);
  expect(await make().json()).toEqual({ name: "Zoë" });
  expect(await make().clone().text()).toBe('{"name":"Zoë"}');
  const { status, ok, statusText, type, body, bodyUsed } = make();
  expect([status, ok, statusText, type, bodyUsed]).toEqual([201, true, "", "default", false]);
  expect(body).toBeInstanceOf(ReadableStream);
  expect(new Response(make().body, make()).headers.get("etag")).toBe('"a-1"');
  expect(Object.fromEntries(new Headers(make().headers))).toEqual(HEADERS);
});

it("createBytesResponse gives our server its bytes unchanged, with headers that were set later", () => {
  const response = make();
  response.headers.set("X-Request-Id", "a");
  expect(findResponseBytes(response)?.byteLength).toBe(15);
  expect([...response.headers].map(([name]) => name)).toEqual(["content-type", "etag", "x-request-id"]);
  expect(findResponseBytes(createBytesResponse(null, { status: 204, headers: {} }))).toBeNull();
  expect(findResponseBytes(new Response("text"))).toBeUndefined();
});
