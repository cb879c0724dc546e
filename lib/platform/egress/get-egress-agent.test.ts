import type { LookupAddress } from "node:dns";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { createServer, type Server } from "node:net";
import { request } from "undici";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { getEgressAgent } from "./get-egress-agent";

// Stands for the system's resolver, with an attacker's zone: each lookup returns the next address.
const resolver = vi.hoisted(() => {
  vi.resetModules(); // modules of earlier files hold the real resolver
  return { answers: [] as string[][], looks: 0 };
});
vi.mock("node:dns", async (original) => ({
  ...(await original<typeof import("node:dns")>()),
  lookup: (_: string, __: object, callback: (error: null, found: LookupAddress[]) => void) => {
    resolver.looks += 1;
    const found = resolver.answers.shift() ?? ["127.0.0.1"];
    callback(
      null,
      found.map((address) => ({ address, family: address.includes(":") ? 6 : 4 })),
    );
  },
}));

/** A public address by its range, but unallocated: nothing responds there. */
const UNALLOCATED = "2d00::1";

let victim: Server;
let connections = 0;
const port = () => (victim.address() as AddressInfo).port;

beforeAll(async () => {
  victim = createServer((socket) => {
    connections += 1;
    socket.destroy();
  }).listen(0, "127.0.0.1");
  await once(victim, "listening");
});
afterAll(() => {
  victim.close();
  vi.resetModules();
});
beforeEach(() => Object.assign(resolver, { answers: [], looks: 0 }));

const post = (host: string) => {
  const url = new URL(`https://${host}:${port()}/`);
  return request(url, { method: "POST", dispatcher: getEgressAgent(url) });
};

it("getEgressAgent resolves a name once, so that it cannot become private before the connection", async () => {
  resolver.answers = [[UNALLOCATED], ["127.0.0.1"]];
  await expect(post("first.example.com")).rejects.toThrow();
  expect([resolver.looks, connections]).toEqual([1, 0]);
});

it("getEgressAgent does not connect to a name that has become private since the last delivery", async () => {
  resolver.answers = [[UNALLOCATED], ["127.0.0.1"], ["::1"], ["10.0.0.1", "169.254.169.254"]];
  await expect(post("second.example.com")).rejects.toThrow();
  for (let again = 0; again < 3; again++) {
    await expect(post("second.example.com")).rejects.toThrow("The host has no public address");
  }
  expect([resolver.looks, connections]).toEqual([4, 0]);
});

it("getEgressAgent skips the private addresses of a name that also has public ones", async () => {
  resolver.answers = [["127.0.0.1", UNALLOCATED]];
  await expect(post("third.example.com")).rejects.not.toThrow("The host has no public address");
  expect([resolver.looks, connections]).toEqual([1, 0]);
});

it.each([
  "2130706433", // decimal
  "0177.0.0.1", // octal
  "0x7f000001", // hexadecimal
  "127.1",
  "127.255.255.254",
  "0.0.0.0",
  "0",
  "10.0.0.1",
  "169.254.169.254",
  "[::]",
  "[::1]",
  "[::ffff:127.0.0.1]",
  "[::ffff:10.0.0.1]",
  "[64:ff9b::7f00:1]",
  "localhost",
])("getEgressAgent neither looks up nor connects to %s", async (host) => {
  await expect(async () => post(host)).rejects.toThrow("The host has no public address");
  expect([resolver.looks, connections]).toEqual([0, 0]);
});
