import { describe, expect, it } from "vitest";
import { PrivateAddressError } from "./private-address-error";
import { resolvePublicAddress } from "./resolve-public-address";
import { isPrivateHost, isPublicAddress } from "./target-address";

describe("isPublicAddress and isPrivateHost", () => {
  it.each([
    "8.8.8.8",
    "1.1.1.1",
    "172.15.0.1",
    "172.32.0.1",
    "100.63.0.1",
    "2606:4700::1111",
    "2a00:1450::1",
  ])("accept %s as public", (address) => expect(isPublicAddress(address)).toBe(true));

  it.each([
    ["this network", "0.0.0.0"],
    ["private", "10.1.2.3"],
    ["private", "172.16.0.1"],
    ["private", "172.31.255.255"],
    ["private", "192.168.0.1"],
    ["shared by a carrier", "100.64.0.1"],
    ["loopback", "127.0.0.1"],
    ["loopback", "127.255.255.254"],
    ["link-local, where clouds keep their secrets", "169.254.169.254"],
    ["protocol assignments", "192.0.0.8"],
    ["documentation", "203.0.113.1"],
    ["benchmarking", "198.18.0.1"],
    ["multicast", "224.0.0.1"],
    ["reserved", "240.0.0.1"],
    ["broadcast", "255.255.255.255"],
    ["unspecified", "::"],
    ["loopback", "::1"],
    ["IPv4-mapped", "::ffff:127.0.0.1"],
    ["IPv4-mapped, even of a public one", "::ffff:8.8.8.8"],
    ["IPv4-compatible", "::127.0.0.1"],
    ["NAT64", "64:ff9b::7f00:1"],
    ["NAT64, local", "64:ff9b:1::7f00:1"],
    ["6to4", "2002:7f00:1::"],
    ["Teredo", "2001:0:4136:e378:8000:63bf:3fff:fdd2"],
    ["unique local", "fd00::1"],
    ["link-local", "fe80::1"],
    ["link-local with a zone", "fe80::1%eth0"],
    ["site-local", "fec0::1"],
    ["multicast", "ff02::1"],
    ["documentation", "2001:db8::1"],
    ["discard", "100::1"],
    ["no address", "example.com"],
    ["no address", ""],
  ])("reject as private (%s) %s", (_, address) => expect(isPublicAddress(address)).toBe(false));
});

it.each([
  ["https://example.com/", false],
  ["https://8.8.8.8/", false],
  ["https://localhost/", true],
  ["https://localhost./", true],
  ["https://LOCALHOST/", true],
  ["https://db.localhost/", true],
  ["https://127.1/", true],
  ["https://0177.0.0.1/", true],
  ["https://[::1]/", true],
  ["https://[::ffff:7f00:1]/", true],
  ["https://notlocalhost/", false],
])("tell from %s alone that it is private: %s", (url, is) => {
  expect(isPrivateHost(new URL(url))).toBe(is);
});

const lookup = (name: string, all: boolean) =>
  new Promise((resolve) => resolvePublicAddress(name, { all }, (error, found) => resolve(error ?? found)));

it.each([true, false])("hide a name that leads to this machine (all: %s)", async (all) => {
  expect(await lookup("localhost", all)).toBeInstanceOf(PrivateAddressError);
});

it("report an unknown name as not found", async () => {
  expect(await lookup("nowhere.invalid", true)).toMatchObject({ syscall: "getaddrinfo" });
});
