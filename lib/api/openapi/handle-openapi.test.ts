import { expect, it } from "vitest";
import { handleOpenapi } from "./handle-openapi";

const request = (headers: Record<string, string> = {}) =>
  handleOpenapi(new Request("http://localhost:3000/v2/openapi.json", { headers }));

it("handleOpenapi responds without authentication, from any origin, cacheably", {
  timeout: 120_000,
}, async () => {
  const response = await request();
  expect(response.headers.get("content-type")).toBe("application/json");
  expect(response.headers.get("cache-control")).toMatch(/^public, max-age=\d+$/);
  expect(response.headers.get("access-control-allow-origin")).toBe("*");
  expect(await response.json()).toMatchObject({ openapi: "3.1.0" });
});

it("handleOpenapi responds 304 to the current ETag", async () => {
  const etag = (await request()).headers.get("etag") as string;
  expect((await request({ "if-none-match": etag })).status).toBe(304);
  expect((await request({ "if-none-match": '"x"' })).status).toBe(200);
});
