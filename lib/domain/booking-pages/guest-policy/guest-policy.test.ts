import { describe, expect, it } from "vitest";
import { isAllowedGuest, listBlockEntries } from "./guest-policy";

describe("listBlockEntries", () => {
  it("returns the address, the address without its tag, and its domains", () => {
    expect(listBlockEntries("ana+x@mail.example.com")).toEqual([
      "ana+x@mail.example.com",
      "ana@mail.example.com",
      "@mail.example.com",
      "@example.com",
    ]);
    expect(listBlockEntries("ana@example.com")).toEqual(["ana@example.com", "@example.com"]);
    expect(listBlockEntries("+ana@localhost")).toEqual(["+ana@localhost", "@localhost"]);
  });
});

describe("an internationalized domain", () => {
  it.each(["ana@mail.bücher.example", "ana@mail.xn--bcher-kva.example"])(
    "matches in both of its forms: %s",
    (address) => {
      expect(listBlockEntries(address)).toEqual(
        expect.arrayContaining(["@bücher.example", "@xn--bcher-kva.example"]),
      );
      expect(isAllowedGuest(address, { allowed_domains: ["bücher.example"] })).toBe(true);
      expect(isAllowedGuest(address, { allowed_domains: ["xn--bcher-kva.example"] })).toBe(true);
    },
  );
});

describe("isAllowedGuest", () => {
  const settings = { allowed_domains: ["example.com"] };

  it("accepts the listed domains and their subdomains only", () => {
    expect(isAllowedGuest("ana@example.com", settings)).toBe(true);
    expect(isAllowedGuest("ana@mail.example.com", settings)).toBe(true);
    expect(isAllowedGuest("ana@notexample.com", settings)).toBe(false);
    expect(isAllowedGuest("ana@example.com.evil.org", settings)).toBe(false);
    expect(isAllowedGuest("example.com@evil.org", settings)).toBe(false);
  });

  it("accepts all addresses without listed domains", () => {
    expect(isAllowedGuest("ana@evil.org", {})).toBe(true);
    expect(isAllowedGuest("ana@evil.org", { allowed_domains: [] })).toBe(true);
  });
});
