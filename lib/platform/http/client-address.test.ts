import { afterEach, expect, it } from "vitest";
import { env } from "@/lib/platform/env/env";
import { parseAddressRange } from "@/lib/platform/network/address-range";
import { getClientNetwork } from "./client-address";

const from = (forwarded: string) =>
  getClientNetwork({ headers: new Headers({ "x-forwarded-for": forwarded }) });

function trust(...ranges: string[]) {
  env().TRUSTED_PROXIES = ranges.map((range) => parseAddressRange(range)).filter((range) => range !== null);
}

afterEach(() => trust());

it("getClientNetwork returns the caller's address and ignores its headers", () => {
  expect(from("203.0.113.7")).toBe("203.0.113.7");
  expect(from("198.51.100.1, 203.0.113.7")).toBe("203.0.113.7");
  expect(from("198.51.100.1, 10.0.0.5")).toBe("10.0.0.5");
  expect(from("198.51.100.1, 192.168.1.2, ::ffff:10.0.0.5")).toBe("10.0.0.5");
});

it("getClientNetwork trusts a proxy on this machine", () => {
  expect(from("203.0.113.7, 127.0.0.1")).toBe("203.0.113.7");
  expect(from("203.0.113.7, ::1")).toBe("203.0.113.7");
  expect(from("1.2.3.4, 203.0.113.7, ::ffff:127.0.0.1")).toBe("203.0.113.7");
});

it("getClientNetwork trusts a chain of trusted proxies", () => {
  trust("10.0.0.0/8", "2001:db8:cafe::1", "198.51.100.7");
  expect(from("1.2.3.4, 203.0.113.7, 198.51.100.7, 10.1.2.3")).toBe("203.0.113.7");
  expect(from("203.0.113.7, 2001:db8:cafe::1")).toBe("203.0.113.7");
  expect(from("203.0.113.7, 2001:db8:cafe::2")).toBe("2001:db8:cafe:0::/64");
});

it("getClientNetwork treats a customer's IPv6 network as one client", () => {
  const addresses = [
    "2001:db8:1:2::1",
    "2001:db8:1:2:ffff::abcd",
    "[2001:db8:1:2::9]:443",
    "2001:db8:1:2::3%eth0",
  ];
  expect(new Set(addresses.map(from))).toEqual(new Set(["2001:db8:1:2::/64"]));
  expect(from("2001:db8:1:3::1")).toBe("2001:db8:1:3::/64");
});

it.each([
  ["not an address", "unknown"],
  ["", "unknown"],
  ["x".repeat(100_000), "unknown"],
  [Array(50_000).fill("127.0.0.1").join(","), "127.0.0.1"],
  ["203.0.113.7, nonsense, 127.0.0.1", "127.0.0.1"],
  ["203.0.113.7:1234", "203.0.113.7"],
  ["0x7f.1", "unknown"],
])("getClientNetwork accepts no other text as an address: %.30s", (forwarded, address) => {
  expect(from(forwarded)).toBe(address);
});
