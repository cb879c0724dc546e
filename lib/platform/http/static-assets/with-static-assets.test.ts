import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { request as ask, createServer, type IncomingHttpHeaders, type OutgoingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { compressFiles } from "./compress-files";
import { withStaticAssets } from "./with-static-assets";

const SCRIPT = `console.log("Zürich");\n`.repeat(200);

let folder: string;
let built: string;
let close: () => void;
let port: number;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "bookpage-built-"));
  built = path.join(folder, ".next");
  for (const file of ["a.js", "b.css", "font.woff2", "secret.js"])
    await writeFile(path.join(folder, file), SCRIPT);
  const framework = async (_: unknown, response: { end: (body: string) => void }) =>
    response.end("by the framework");
  await compressFiles(built, [folder]);
  const describe = () => ({ "cache-control": "public, max-age=31536000, immutable" });
  const handle = withStaticAssets(framework, built, [
    { address: "/_next/static/", folder, files: ["a.js", "b.css", "font.woff2", "gone.js"], describe },
    { address: "/", folder, files: ["later.js"], describe: () => ({ "cache-control": "public, max-age=0" }) },
  ]);
  const server = createServer(handle).listen(0, "127.0.0.1");
  await new Promise((listening) => server.once("listening", listening));
  port = (server.address() as AddressInfo).port;
  close = () => server.close();
});

afterAll(async () => {
  close();
  await rm(folder, { recursive: true });
});

const fetchRaw = (address: string, headers: OutgoingHttpHeaders = {}, method = "GET") =>
  new Promise<{ status: number | undefined; headers: IncomingHttpHeaders; body: Buffer }>(
    (resolve, reject) => {
      const request = ask({ host: "127.0.0.1", port, path: address, method, headers }, async (incoming) => {
        const chunks: Buffer[] = [];
        for await (const chunk of incoming) chunks.push(chunk);
        resolve({ status: incoming.statusCode, headers: incoming.headers, body: Buffer.concat(chunks) });
      });
      request.on("error", reject).end();
    },
  );

const isOurs = async (address: string, headers?: OutgoingHttpHeaders) =>
  (await fetchRaw(address, headers)).body.toString() !== "by the framework";

describe("A file of the build", () => {
  it("is sent unchanged, in any requested coding", async () => {
    const read = async (coding: string) =>
      (await fetchRaw("/_next/static/a.js", { "accept-encoding": coding })).body;
    expect(brotliDecompressSync(await read("gzip, br")).toString()).toBe(SCRIPT);
    expect(gunzipSync(await read("gzip")).toString()).toBe(SCRIPT);
    expect((await read("identity")).toString()).toBe(SCRIPT);
    expect((await read("br;q=0")).toString()).toBe(SCRIPT);
  });

  it("is sent with its type, and as immutable", async () => {
    const { headers } = await fetchRaw("/_next/static/b.css", { "accept-encoding": "br" });
    expect(headers).toMatchObject({
      "content-type": "text/css; charset=UTF-8",
      "content-encoding": "br",
      "cache-control": "public, max-age=31536000, immutable",
      vary: "Accept-Encoding",
    });
  });

  it("is not sent again to a client that has it", async () => {
    const { headers } = await fetchRaw("/_next/static/a.js");
    const again = await fetchRaw("/_next/static/a.js", { "if-none-match": headers.etag });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    const other = await fetchRaw("/_next/static/a.js", { "if-none-match": '"another"' });
    expect(other.status).toBe(200);
  });

  it("respects preconditions that the framework does not check", async () => {
    const { headers } = await fetchRaw("/_next/static/a.js");
    const since = (time: number) =>
      new Date(Date.parse(String(headers["last-modified"])) + time).toUTCString();
    const fetchStatus = async (headers: OutgoingHttpHeaders) =>
      (await fetchRaw("/_next/static/a.js", headers)).status;
    expect(await fetchStatus({ "if-unmodified-since": since(0) })).toBe(200);
    expect(await fetchStatus({ "if-unmodified-since": since(-1000) })).toBe(412);
    expect(await fetchStatus({ "if-match": '"another"' })).toBe(412);
    expect(await fetchStatus({ "if-modified-since": since(0) })).toBe(304);
  });

  it("is compressed at the build, or on request if it was added later", async () => {
    await writeFile(path.join(folder, "later.js"), SCRIPT.slice(1));
    const { headers, body } = await fetchRaw("/later.js?v=1", { "accept-encoding": "br" });
    expect(headers["cache-control"]).toBe("public, max-age=0");
    expect(brotliDecompressSync(body).toString()).toBe(SCRIPT.slice(1));
    const compressed = await readdir(path.join(built, "compressed"));
    expect(compressed.map((file) => path.extname(file)).sort()).toEqual([".br", ".gz"]); // the files have equal content
  });

  it("is sent without a body for HEAD", async () => {
    const head = await fetchRaw("/_next/static/a.js", {}, "HEAD");
    expect([head.status, head.body.length]).toEqual([200, 0]);
    expect(head.headers["content-length"]).toBe(String(Buffer.byteLength(SCRIPT)));
  });

  it("is left to the framework for ranges, for POST, and if it is unreadable", async () => {
    expect(await isOurs("/_next/static/a.js", { range: "bytes=0-10" })).toBe(false);
    expect((await fetchRaw("/_next/static/a.js", {}, "POST")).body.toString()).toBe("by the framework");
    for (const _ of "123") expect(await isOurs("/_next/static/gone.js")).toBe(false);
  });

  it.each(["/_next/static/secret.js", "/_next/static/font.woff2", "/_next/static/../a.js", "/a.js", "/"])(
    "is not served for %s",
    async (address) => {
      for (const _ of "123") expect(await isOurs(address)).toBe(false);
    },
  );
});
